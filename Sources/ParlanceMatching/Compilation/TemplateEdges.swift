/// The lists at the start and end of a template's outermost sequence: if they are wildcards, they keep skip words
/// there.
struct TemplateEdges: BitwiseCopyable, Sendable {
    /// The number of the list, -1 if there is none.
    var first: Int32 = -1
    var last: Int32 = -1
    /// Whether the template consists of that list only.
    var isOnly = false
}
