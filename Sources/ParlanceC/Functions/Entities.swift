import CParlance
import Parlance
import ParlanceEntities

// The functions of `parlance.h` that find entities; the header documents them.

@_cdecl("parlance_finder_open")
public func parlanceFinderOpen(
    _ language: UnsafePointer<CChar>?,
    _ finder: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let finder = try place(finder, "finder")
        finder.pointee = FinderHandle(try Texts.text(language, "language")).retained()
    }
}

@_cdecl("parlance_finder_find")
public func parlanceFinderFind(
    _ finder: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ options: UnsafePointer<CChar>?,
    _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let json = try place(json, "json")
        let finder = try FinderHandle.borrowed(finder, "finder").finder()
        let members = try Texts.members(options, "options")
        try BatchRequest.checkNames(of: members, known: ["now", "kinds", "time_zone"])
        var query = EntityQuery()
        try query.take(members)
        json.pointee = try Results.json(
            .object(try finder.answer(to: query, in: try Texts.text(text, length, "text")))
        )
    }
}

@_cdecl("parlance_finder_free")
public func parlanceFinderFree(_ finder: OpaquePointer?) { FinderHandle.release(finder) }
