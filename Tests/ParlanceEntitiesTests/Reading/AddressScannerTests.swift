import Testing

@testable import ParlanceEntities

@Suite("Email addresses and URLs")
struct AddressScannerTests {
    @Test(arguments: [
        "ann@example.com", "ann.lee@example.co.uk", "ann-lee@my-firm.de", "a+b_c@example.org", "ANN@Example.COM",
        "o'neil@example.ie", "x@y.museum", "42@example.com", "a.b.c@a.b.c.d.info",
    ])
    func `email addresses`(address: String) {
        for text in [address, "write to \(address).", "<\(address)>", "(\(address))", "请写信给\(address)好吗"] {
            #expect(Finding.texts(of: .email, in: text) == [address], "\(text)")
        }
        #expect(Finding.texts(of: .url, in: address) == [])
    }

    @Test(arguments: [
        "ann", "@ann", "ann@", "ann@example", "ann@@example.com", "a..b@example.com", "ann.@example.com",
        "ann@example.c", "ann@1.2.3.4", "ann@my_firm.com", "at@ noon.com",
        String(repeating: "a", count: 65) + "@example.com",
    ])
    func `no email addresses`(text: String) {
        #expect(Finding.texts(of: .email, in: text) == [])
    }

    @Test(arguments: [
        "https://example.com", "http://example.com/a/b.html", "HTTP://Example.com", "ftp://files.example.net",
        "https://example.unknowntld/x", "http://192.168.0.1:8080/x", "http://localhost:3000/#/a", "www.example.com",
        "example.com", "example.com/a?b=c&d=e#f", "my-site.co.uk/~ann", "a.b.c.io", "sub.example.academy",
        "https://example.com/wiki/Swift_(language)", "https://x-y-z.dev/a-b-c", "3.dev",
    ])
    func urls(url: String) {
        for text in [url, "see \(url).", "open \(url), please", "(see \(url))", "\"\(url)\"", "打开\(url)吧"] {
            #expect(Finding.texts(of: .url, in: text) == [url], "\(text)")
        }
    }

    @Test(arguments: [
        "example", "https://", "http://#", "https://example", "example.unknowntld", "a.b", "e.g. this", "7.am", "12.pm",
        "3.14", "1.2.3.4", "working..is", "file.swift_com", "ann@example.com", "htp://example.com", "end.Begin",
        "image.png", "...", ".com", "-.com",
    ])
    func `no urls`(text: String) {
        #expect(Finding.texts(of: .url, in: text) == [])
    }

    @Test func `very long addresses are none`() {
        func end(_ text: String) -> Int? { AddressScanner(Array(text.utf8)).url(from: 0) }
        let long = "https://example.com/" + String(repeating: "a", count: 8_000)
        #expect(end(long) == long.utf8.count)
        #expect(end(long + long) == nil)
        #expect(end(String(repeating: "a.", count: 5_000) + "com") == nil)
        #expect(end(String(repeating: "a", count: 5_000) + ".com") == nil)
    }
}
