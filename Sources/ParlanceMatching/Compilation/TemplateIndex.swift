/// The number of a template, in the order of declaration.
struct TemplateIndex: TableIndex {
    let raw: Int32
}
