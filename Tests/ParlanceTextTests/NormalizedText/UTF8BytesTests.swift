import Testing

@testable import ParlanceText

struct UTF8BytesTests {
    @Test(arguments: 0...40)
    func `one byte that is no ASCII is found wherever it is`(count: Int) {
        var bytes = [UInt8](repeating: 0x7F, count: count)
        #expect(bytes.withUnsafeBufferPointer(\.isASCII))
        for index in bytes.indices {
            bytes[index] = 0x80
            #expect(!bytes.withUnsafeBufferPointer(\.isASCII))
            bytes[index] = 0
        }
    }
}
