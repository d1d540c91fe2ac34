/// The version of Parlance in this program, for bug reports.
///
///     print("parlance \(ParlanceVersion.current)")
public enum ParlanceVersion {
    /// By semantic versioning.
    public static let current = "0.1.0"
}
