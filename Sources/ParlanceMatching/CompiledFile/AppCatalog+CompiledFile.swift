import ParlanceGrammar

// Writing and reading of apps.

extension CompiledFileWriter {
    mutating func write(_ catalog: AppCatalog) {
        write(catalog.apps) { writer, app in
            writer.write(app.identifier)
            writer.write(app.names)
            writer.write(app.localizations) { writer, names in
                writer.write(names.displayName) { $0.write($1) }
                writer.write(names.spokenName) { $0.write($1) }
                writer.write(names.alternativeNames) { $0.write($1) }
            }
            writer.write(app.supportedIntents) { $0.write($1) }
            writer.write(app.intentsRestrictedWhileLocked) { $0.write($1) }
        }
    }

    private mutating func write(_ names: AppNames) {
        write(names.displayName)
        write(names.spokenName) { $0.write($1) }
        write(names.alternativeNames)
    }

    private mutating func write(_ names: [AlternativeAppName]) {
        write(names) { writer, name in
            writer.write(name.name)
            writer.write(name.pronunciationHint) { $0.write($1) }
        }
    }
}

// MARK: - Reading

extension CompiledFileReader {
    /// Reads apps that satisfy the rules of a catalog.
    mutating func apps() throws(CompiledGrammarError) -> AppCatalog {
        let apps = try array { reader throws(CompiledGrammarError) in try reader.app() }
        do throws(AppCatalogError) { return try AppCatalog(apps) } catch { throw .damaged(part) }
    }

    private mutating func app() throws(CompiledGrammarError) -> AppDescription {
        AppDescription(
            identifier: try string(),
            names: AppNames(
                displayName: try string(),
                spokenName: try optionalString(),
                alternativeNames: try alternativeNames()
            ),
            localizations: try dictionary { reader throws(CompiledGrammarError) in
                LocalizedAppNames(
                    displayName: try reader.optionalString(),
                    spokenName: try reader.optionalString(),
                    alternativeNames: try reader.optional { reader throws(CompiledGrammarError) in
                        try reader.alternativeNames()
                    }
                )
            },
            supportedIntents: try strings(),
            intentsRestrictedWhileLocked: try strings()
        )
    }

    private mutating func alternativeNames() throws(CompiledGrammarError) -> [AlternativeAppName] {
        try array { reader throws(CompiledGrammarError) in
            AlternativeAppName(try reader.string(), pronunciationHint: try reader.optionalString())
        }
    }

    private mutating func optionalString() throws(CompiledGrammarError) -> String? {
        try optional { reader throws(CompiledGrammarError) in try reader.string() }
    }
}
