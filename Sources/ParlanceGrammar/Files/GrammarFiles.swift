/// The decoded texts of the files at paths of a command line.
package struct GrammarFiles {
    /// The errors of files that can't be read or decoded.
    package private(set) var diagnostics: [Diagnostic]
    /// The texts of the readable files, in order.
    package private(set) var texts: [SourceText] = []

    /// Reads files in the given order, and folders recursively in path order.
    package init(paths: [String]) {
        self.init(FileContents(paths: paths))
    }

    package init(_ contents: FileContents) {
        diagnostics = contents.diagnostics
        for file in contents.files { add(file) }
    }

    /// Decodes files that are already read.
    package init(_ files: [FileContents.File]) {
        diagnostics = []
        for file in files { add(file) }
    }

    private mutating func add(_ file: FileContents.File) {
        guard let text = String(validating: file.data, as: UTF8.self) else { return failDecoding(file) }
        texts.append(SourceText(name: file.name, text: text))
    }

    /// Reports the first byte that is not UTF-8.
    private mutating func failDecoding(_ file: FileContents.File) {
        var valid = String.UnicodeScalarView()
        var decoder = UTF8()
        var bytes = file.data.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { valid.append(scalar) }
        let byte = String(valid).utf8.count + 1
        valid.append("\u{FFFD}")
        let source = SourceText(name: file.name, text: String(valid))
        let offset = source.text.unicodeScalars.count - 1
        diagnostics.append(Diagnostic(.notUTF8(byte: byte), in: source, from: offset, to: offset + 1))
    }
}
