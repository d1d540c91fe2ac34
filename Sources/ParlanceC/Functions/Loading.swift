import CParlance
import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The functions of `parlance.h` that load and change parsers; the header documents them.

typealias HandleResult = UnsafeMutablePointer<OpaquePointer?>

@_cdecl("parlance_parser_load")
public func parlanceParserLoad(
    _ paths: UnsafePointer<UnsafePointer<CChar>?>?,
    _ pathCount: Int,
    _ options: UnsafePointer<CChar>?,
    _ parser: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let parser = try place(parser, "parser")
        let options = try LoadOptions(Texts.members(options, "options"))
        guard let paths, pathCount > 0 else { throw Failure.missing("paths", "at least one path") }
        var names: [String] = []
        for path in UnsafeBufferPointer(start: paths, count: pathCount) { names.append(try Texts.text(path, "paths")) }
        parser.pointee = try options.load(paths: names).retained()
    }
}

@_cdecl("parlance_parser_load_text")
public func parlanceParserLoadText(
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ name: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?,
    _ parser: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let parser = try place(parser, "parser")
        let options = try LoadOptions(Texts.members(options, "options"))
        let name = name == nil ? "grammar.yaml" : try Texts.text(name, "name")
        let source = SourceText(name: name, text: try Texts.text(text, length, "text"))
        parser.pointee = try options.load([source]).retained()
    }
}

@_cdecl("parlance_parser_load_compiled")
public func parlanceParserLoadCompiled(
    _ bytes: UnsafeRawPointer?,
    _ byteCount: Int,
    _ parser: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let parser = try place(parser, "parser")
        guard let bytes, byteCount >= 0 else { throw Failure.missing("bytes", "a compiled grammar, not NULL") }
        parser.pointee = ParserHandle(try Parser(compiled: Data(bytes: bytes, count: byteCount))).retained()
    }
}

@_cdecl("parlance_parser_compiled")
public func parlanceParserCompiled(
    _ parser: OpaquePointer?,
    _ bytes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ byteCount: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let bytes = try place(bytes, "bytes")
        let byteCount = try place(byteCount, "byte_count")
        byteCount.pointee = 0
        let data = try ParserHandle.borrowed(parser, "parser").parser.compiledData()
        bytes.pointee = Results.string(data)
        byteCount.pointee = data.count
    }
}

@_cdecl("parlance_parser_language")
public func parlanceParserLanguage(
    _ parser: OpaquePointer?,
    _ language: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let language = try place(language, "language")
        language.pointee = Results.string(try ParserHandle.borrowed(parser, "parser").parser.language)
    }
}

@_cdecl("parlance_parser_warnings")
public func parlanceParserWarnings(
    _ parser: OpaquePointer?,
    _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let json = try place(json, "json")
        json.pointee = try Results.json(.array(try ParserHandle.borrowed(parser, "parser").warnings))
    }
}

@_cdecl("parlance_parser_with_lists")
public func parlanceParserWithLists(
    _ parser: OpaquePointer?,
    _ lists: UnsafePointer<CChar>?,
    _ changed: UnsafeMutablePointer<OpaquePointer?>?,
    _ counts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let answer = try change(parser, "lists", lists, changed, answer: counts)
        counts?.pointee = try Results.json(answer.json.object?["lists"] ?? .null)
    }
}

@_cdecl("parlance_parser_with_vocabulary")
public func parlanceParserWithVocabulary(
    _ parser: OpaquePointer?,
    _ terms: UnsafePointer<CChar>?,
    _ changed: UnsafeMutablePointer<OpaquePointer?>?,
    _ report: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let answer = try change(parser, "vocabulary", terms, changed, answer: report)
        report?.pointee = try Results.json(answer.json)
    }
}

@_cdecl("parlance_parser_free")
public func parlanceParserFree(_ parser: OpaquePointer?) { ParserHandle.release(parser) }

/// Changes a parser by the member of a line of the batch contract.
private func change(
    _ parser: OpaquePointer?,
    _ member: String,
    _ content: CText?,
    _ changed: HandleResult?,
    answer: StringResult?
) throws -> BatchAnswer {
    let changed = try place(changed, "changed")
    answer?.pointee = nil
    let handle = try ParserHandle.borrowed(parser, "parser")
    let content = Value.object(try Texts.object(content, member == "lists" ? "lists" : "terms"))
    let request = try BatchRequest([member: content])
    let (new, batchAnswer) = try handle.changed(by: request)
    changed.pointee = new.retained()
    return batchAnswer
}
