import ParlanceGrammar

/// Writes the files of built-in slot types as Swift source.
package struct EntitySourceGenerator {
    /// The first line of generated files.
    package static let mark =
        "// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again."

    package init() {}

    /// The sources, by the names of their files.
    ///
    /// - Parameter files: the texts of files, by name and language.
    package func sources(of files: [(name: String, language: String, text: String)]) -> [String: String] {
        var sources: [String: String] = [:]
        let files = files.sorted { $0.name < $1.name }
        for file in files { sources["ShippedEntities+\(identifier(file.name)).swift"] = source(of: file) }
        sources["ShippedEntities+Files.swift"] = table(of: files)
        return sources
    }

    private func identifier(_ name: String) -> String {
        String(name.dropLast(EntityLanguages.fileEnding.count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private func source(of file: (name: String, language: String, text: String)) -> String {
        """
        \(Self.mark)
        // swift-format-ignore-file

        extension ShippedEntities {
            static let text_\(identifier(file.name)) = ##\"\"\"
        \(file.text)
        \"\"\"##
        }

        """
    }

    private func table(of files: [(name: String, language: String, text: String)]) -> String {
        let languages = Dictionary(grouping: files, by: \.language).sorted { $0.key < $1.key }
        let rows = languages.map { language, files in
            let items = files.map { "File(name: \"\($0.name)\") { text_\(identifier($0.name)) }" }
            return "        \"\(language)\": [\(items.joined(separator: ", "))],"
        }
        return """
            \(Self.mark)
            // swift-format-ignore-file

            extension ShippedEntities {
                static let files: [String: [File]] = [
            \(rows.joined(separator: "\n"))
                ]
            }

            """
    }
}
