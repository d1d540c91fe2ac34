import Foundation
import Parlance

/// The content of a workload file: an object of JSON.
///
/// `{"name": …, "language": …, "grammars": [paths], "lists": [{name: list}], "cases": [{"text": …}]}`. `lists` is
/// optional. A case may also have `lists` (the number of its set), `context`, `prefer` (a slot) and `edits` (0 by
/// default). Other members, such as the right answers, are ignored here.
struct WorkloadFile {
    let name: String
    let language: String
    let grammars: [String]
    let lists: [[String: Value]]
    let cases: [Case]

    struct Case {
        var text: String
        var lists: Int?
        var context: [String: Value]
        var prefer: String?
        var edits: Int
    }

    /// - Throws: `WorkloadError` for a file that cannot be read or has other content.
    init(path: String) throws(WorkloadError) {
        let root = WorkloadNode(try Self.contents(of: path), place: path)
        name = try root.string("name")
        language = try root.string("language")
        grammars = try root.items("grammars").map { item throws(WorkloadError) in try item.string() }
        lists = try root.optionalItems("lists").map { item throws(WorkloadError) in try item.object() }
        cases = try root.items("cases").map { item throws(WorkloadError) in try Case(item) }
    }

    private static func contents(of path: String) throws(WorkloadError) -> Value {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw WorkloadError("\(path): \(error.localizedDescription)")
        }
    }
}

extension WorkloadFile.Case {
    fileprivate init(_ node: WorkloadNode) throws(WorkloadError) {
        text = try node.string("text")
        lists = try node.optionalInteger("lists")
        context = try node.optionalObject("context")
        prefer = try node.optionalString("prefer")
        edits = try node.optionalInteger("edits") ?? 0
    }
}
