import Foundation
import ParlanceGrammar
import ParlanceTestSupport

/// Python's `jsonschema`, an independent validator. Files are read by the reader of grammars.
enum SchemaValidator {
    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator
        schema, documents = json.load(open(sys.argv[1]))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        print(json.dumps([[f"{list(e.absolute_path)}: {e.message[:200]}" for e in validator.iter_errors(d)] for d in documents]))
        """

    static let isPresent: Bool = {
        let isThere = (try? python(["-c", "from jsonschema import Draft202012Validator"]))?.code == 0
        if !isThere { print("There is no Python with jsonschema: the tests that validate files are skipped.") }
        return isThere
    }()

    private struct Failure: Error {
        var text: String
    }

    /// The errors of each of the YAML or JSON texts.
    static func problems(in texts: [String], schema: String) throws -> [[String]] {
        let documents = try texts.map { try YAMLReader(SourceText(name: "a.yaml", text: $0)).read()?.value ?? .null }
        let json = String(decoding: try JSONEncoder().encode(documents), as: UTF8.self)
        let folder = try TemporaryFolder(["input.json": "[\(schema), \(json)]"])
        let outcome = try python(["-c", script, folder.path(of: "input.json")])
        guard outcome.code == 0 else { throw Failure(text: outcome.error) }
        return try JSONDecoder().decode([[String]].self, from: Data(outcome.output.utf8))
    }

    private static func python(_ arguments: [String]) throws -> Command.Outcome {
        var command = Command()
        command.executable = URL(fileURLWithPath: "/usr/bin/env")
        command.arguments = ["python3"] + arguments
        return try command.run()
    }
}
