/// The version of Parlance that a program was built with, to be shown in reports of errors.
///
///     print("parlance \(ParlanceVersion.current)")
public enum ParlanceVersion {
    /// By semantic versioning.
    public static let current = "0.1.0"
}
