/// The lists with which a template's outermost sequence begins and ends: if these are wildcards, skip words stay there.
struct TemplateEdges: BitwiseCopyable, Sendable {
    /// The number of the list, -1: none.
    var first: Int32 = -1
    var last: Int32 = -1
    /// The template is nothing but that list.
    var isOnly = false
}
