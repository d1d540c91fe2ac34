import Testing

@testable import ParlanceEntities

@Suite("Phone numbers")
struct PhoneScannerTests {
    @Test(arguments: [
        "+49 30 901820", "+49 (0)30 901820", "+4930901820", "(+49) 30 90 18 20", "+1 212 555 0187", "+1-212-555-0187",
        "+1 (212) 555-0187", "+1.212.555.0187", "1-800-555-0100", "(212) 555-0187", "(212)555-0187", "212-555-0187",
        "212.555.0187", "212 555 0187", "555-0187", "0049 30 901820", "0044 20 7946 0958", "020 7946 0958",
        "07700 900123", "01 42 68 53 00", "+33 1 42 68 53 00", "030/901820", "030 / 90 18 20", "0172-5551234",
        "06 5500 1234", "91 522 32 00", "+86 138 0013 8000", "13800138000", "010-6552-9988", "03-3213-1111",
        "+81 3 3213 1111", "212-555-0187 x12", "(212) 555-0187 ext. 4321", "212-555-0187x7",
    ])
    func `numbers as people write them`(number: String) {
        for text in [number, "my number is \(number).", "call \(number), please", "(\(number))"] {
            #expect(Finding.texts(of: .phone, in: text) == [number], "\(text)")
        }
    }

    @Test(arguments: [
        "12", "911", "12345", "555 12", "2026-11-20", "20/11/2026", "20.11.2026", "11-20-2026 10", "1999-2004",
        "2019 2020 2021", "1 234 567", "12 345 678", "1.234.567", "1,234,567.89", "3.14159265", "-3.14159265",
        "-12345678", "192.168.100.200", "255.255.255.0", "$12345678", "€ 12345678", "12345678 %", "4000 1234 5678 9010",
        "4000-1234-5678-9010", "978-3-16-148410-0", "078-05-1120", "#20020211895", "A12345678", "12345678b",
        "5551234*2", "5551234=7", "12345678901234567890123", "00:12:3456789", "call 112-3333",
    ])
    func `other digits`(text: String) {
        #expect(Finding.texts(of: .phone, in: text) == [])
    }

    @Test(arguments: [
        ("13800138000 13900139000", ["13800138000", "13900139000"]),
        ("212 555 0187 212 555 0188", ["212 555 0187", "212 555 0188"]),
        ("call 212-555-0187 4pm", ["212-555-0187"]),
        ("212-555-0187 or +49 30 901820", ["212-555-0187", "+49 30 901820"]),
        ("on 2026-11-20 212-555-0187", ["212-555-0187"]), ("me@example.com, 212-555-0187", ["212-555-0187"]),
        ("http://example.com/5550187000", []),
    ])
    func `numbers among others`(text: String, numbers: [String]) {
        #expect(Finding.texts(of: .phone, in: text) == numbers)
    }

    @Test func `scripts without blanks, and their digits`() {
        #expect(Finding.texts(of: .phone, in: "请打电话13800138000给我", language: "zh") == ["13800138000"])
        #expect(Finding.texts(of: .phone, in: "０３－３２１３－１１１１", language: "ja") == ["０３－３２１３－１１１１"])
    }

    @Test func `a few digits are a phone number only if one is wanted`() {
        #expect(Finding.entities(in: "23456789").map(\.kind) == [.number])
        #expect(Finding.texts(of: .phone, in: "23456789") == ["23456789"])
        for text in ["02345678", "13800138000"] {
            #expect(Finding.entities(in: text).map(\.kind) == [.phone])
        }
    }
}
