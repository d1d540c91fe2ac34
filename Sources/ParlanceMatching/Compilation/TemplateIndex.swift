/// The number of a template, in the order of declaration.
struct TemplateIndex: TableIndex {
    let raw: Int32

    @inline(__always)
    init(_ raw: Int32) { self.raw = raw }
}
