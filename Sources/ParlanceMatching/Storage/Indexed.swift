/// An element whose table has its own index type.
protocol Indexed: BitwiseCopyable {
    associatedtype Index: TableIndex
}

extension FlatArray where Element: Indexed {
    @inline(__always)
    subscript(index: Element.Index) -> Element {
        get { self[Int(index.raw)] }
        set { self[Int(index.raw)] = newValue }
    }

    /// Adds an element.
    ///
    /// - Returns: The index of the element.
    @inline(__always)
    @discardableResult
    mutating func append(_ element: Element) -> Element.Index {
        let number: Int32 = append(element)
        return Element.Index(number)
    }
}

extension Table where Element: Indexed {
    @inline(__always)
    subscript(index: Element.Index) -> Element { self[Int(index.raw)] }
}
