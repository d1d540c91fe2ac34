import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceVocabulary

@Suite("Property lists")
struct PropertyListTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>name</key><string>Läufer &amp; Co.</string>
        <key>list</key><array><integer>-4</integer><real>1.5</real><true/><string>x</string></array>
        <key>inner</key><dict><key>a</key><array><dict><key>b</key><string>c</string></dict></array></dict>
        </dict></plist>
        """

    private static func binary(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    @Test("XML and binary give the same result, each part with its key path")
    func readsBothForms() throws {
        let xml = try PropertyList(Data(Self.xml.utf8), file: "Info.plist")
        let binary = try PropertyList(try Self.binary(xml.value), file: "Info.plist")
        for list in [xml, binary] {
            #expect(list.keys == ["inner", "list", "name"])
            #expect(list["name"]?.string == "Läufer & Co.")
            let part = try #require(list["inner"]?["a"]?.items?.first?["b"])
            #expect(part.path == "inner.a[0].b")
            #expect(part.origin.description == "Info.plist: inner.a[0].b")
            #expect(list["list"]?.items?.map(\.kind) == ["a number", "a number", "a number", "the text 'x'"])
            #expect(list["nothing"] == nil)
        }
        #expect(PropertyList.begins(Data(Self.xml.utf8)))
        #expect(try PropertyList.begins(Self.binary(["a": 1])))
        #expect(!PropertyList.begins(Data("BNRun: {display_name: BNRun}".utf8)))
    }

    @Test(
        "The old style of .strings files is read too, in UTF-8 and UTF-16",
        arguments: [String.Encoding.utf8, .utf16]
    )
    func readsStrings(encoding: String.Encoding) throws {
        let text =
            "/* What it is called. */\n\"CFBundleDisplayName\" = \"Läufer\";\n// more\nname1 = \"Der \\\"Läufer\\\"\";\n"
        let list = try PropertyList(try #require(text.data(using: encoding)), file: "InfoPlist.strings")
        #expect(list["CFBundleDisplayName"]?.string == "Läufer")
        #expect(list["name1"]?.string == #"Der "Läufer""#)
    }

    @Test("Binary lists are read as Foundation reads them, whatever they hold")
    func agreesWithFoundation() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<200 {
            let value = Self.value(depth: 0, &random)
            let data = try Self.binary(value)
            let expected = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            #expect(
                String(describing: Self.sorted(try BinaryPropertyList.read(data)))
                    == String(describing: Self.sorted(expected))
            )
        }
    }

    @Test("Damaged lists are refused or read as something, and never end the program")
    func survivesDamage() throws {
        var random = SplitMix(seed: 11)
        let whole = try Self.binary((try PropertyList(Data(Self.xml.utf8), file: "")).value)
        var refused = 0
        for length in 0..<whole.count where (try? BinaryPropertyList.read(whole.prefix(length))) == nil { refused += 1 }
        #expect(refused == whole.count)
        for _ in 0..<20_000 {
            var data = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                data[Int.random(in: 8..<data.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if (try? BinaryPropertyList.read(data)) == nil { refused += 1 }
        }
        #expect(refused > whole.count + 1_000)
    }

    @Test(
        "Numbers and dates of a size that they never have are damage",
        arguments: [0x20, 0x21, 0x24, 0x30, 0x15] as [UInt8]
    )
    func refusesSizes(marker: UInt8) {
        let list = Self.list([[marker] + [UInt8](repeating: 0, count: 40)])
        #expect(throws: BinaryPropertyListError.self) { try BinaryPropertyList.read(list) }
    }

    @Test("A list that holds itself, many times as much as it has bytes, or too deep a nest is refused")
    func survivesSharing() {
        let itself = Self.list([[0xA1, 0, 0]])
        let shared = (1...12).map { number in [0xAA] + Array(repeating: [0, UInt8(number)], count: 10).joined() }
        let deep = (1...300).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for objects: [[UInt8]] in [shared, deep] {
            let list = Self.list(objects + [[0x51, 0x61]])
            #expect(throws: BinaryPropertyListError.self) { try BinaryPropertyList.read(list) }
        }
        #expect(throws: BinaryPropertyListError.self) { try BinaryPropertyList.read(itself) }
    }

    @Test("An object with many references is decoded once")
    func decodesOnce() throws {
        let text: [UInt8] = [0x5F, 0x10, 200] + Array(repeating: 0x61, count: 200)
        let references: [UInt8] = (1...100).flatMap { [0, UInt8($0)] }
        let list = Self.list([[0xAF, 0x10, 100] + references, text], aliases: 99)
        #expect(
            try BinaryPropertyList.read(list) as? [String]
                == Array(repeating: String(repeating: "a", count: 200), count: 100)
        )
    }

    @Test("Texts that overlap, so that they are longer than the file, are refused")
    func refusesOverlaps() {
        let open: [UInt8] = [0x5F, 0x11, 0, 200]
        let objects = (0..<49).map { _ in open } + [open + Array(repeating: 0x61, count: 400)]
        let references: [UInt8] = (1...50).flatMap { [0, UInt8($0)] }
        let list = Self.list([[0xAF, 0x10, 50] + references] + objects)
        #expect(throws: BinaryPropertyListError.self) { try BinaryPropertyList.read(list) }
    }

    @Test("A text that nests a hundred thousand deep is refused", arguments: ["(", "{ a = ", "<array>"])
    func survivesDepth(open: String) {
        let text = String(repeating: open, count: 100_000)
        let data = Data((open == "<array>" ? "<plist version=\"1.0\">" + text : text).utf8)
        #expect(throws: GrammarError.self) { try PropertyList(data, file: "Info.plist") }
    }

    @Test(
        "Invalid property lists are reported, with the reason",
        arguments: [
            Data(), Data("<plist><dict><key>a</key></dict></plist>".utf8), Data("bplist00".utf8), Data("{ a = ".utf8),
        ]
    )
    func refuses(data: Data) throws {
        let error = #expect(throws: GrammarError.self) { try PropertyList(data, file: "Info.plist") }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.code == "not-a-property-list")
        #expect(
            DiagnosticRenderer().render(diagnostic).hasPrefix("Info.plist: error[not-a-property-list]: the file is no")
        )
    }
}

extension PropertyListTests {
    /// A binary list of objects, with two bytes for each offset and each reference; the first object is the top.
    ///
    /// - Parameter aliases: The number of additional references to the last object.
    private static func list(_ objects: [[UInt8]], aliases: Int = 0) -> Data {
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for object in objects {
            table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += object
        }
        table += Array(repeating: table.suffix(2), count: aliases).joined()
        let numbers = [objects.count + aliases, 0, bytes.count].flatMap { number in
            (0..<8).map { UInt8(number >> (56 - 8 * $0) & 0xFF) }
        }
        return Data(bytes + table + [0, 0, 0, 0, 0, 0, 2, 2] + numbers)
    }

    /// Any value of a property list.
    private static func value(depth: Int, _ random: inout SplitMix) -> Any {
        switch Int.random(in: 0..<(depth < 3 ? 9 : 7), using: &random) {
        case 0: return Bool.random(using: &random)
        case 1: return Int.random(in: -3...3, using: &random) << Int.random(in: 0...40, using: &random)
        case 2: return Double.random(in: -10...10, using: &random)
        case 3: return String(repeating: "ab c", count: .random(in: 0...9, using: &random))
        case 4: return String(repeating: "客😀", count: .random(in: 1...9, using: &random))
        case 5: return Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -9...9, using: &random)))
        case 6: return Data((0..<Int.random(in: 0...20, using: &random)).map { UInt8($0) })
        case 7: return (0..<Int.random(in: 0...20, using: &random)).map { _ in value(depth: depth + 1, &random) }
        default:
            let keys = (0..<Int.random(in: 0...20, using: &random)).map { "key \($0)" }
            return Dictionary(uniqueKeysWithValues: keys.map { ($0, value(depth: depth + 1, &random)) })
        }
    }

    /// Returns the value with sorted dictionary keys, for comparison as text.
    private static func sorted(_ value: Any) -> Any {
        switch value {
        case let items as [Any]: items.map(sorted)
        case let members as [String: Any]: members.sorted { $0.key < $1.key }.map { [$0.key, sorted($0.value)] }
        case let data as Data: Array(data)
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let text as String: text.debugDescription
        case let number as NSNumber: number.doubleValue
        default: value
        }
    }
}
