#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads files, pipes and devices.
enum FileBytes {
    private static let blockSize = 1 << 16

    /// The bytes of a file; not more than a block beyond the limit.
    static func read(_ path: String, limit: Int) throws(SystemReason) -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemReason(code: errno) }
        defer { close(descriptor) }
        var data = Data()
        var block = [UInt8](repeating: 0, count: blockSize)
        while data.count <= limit {
            let count = try fill(&block, from: descriptor)
            if count == 0 { break }
            data += block[..<count]
        }
        return data
    }

    /// - Returns: The number of bytes; 0 at the end.
    private static func fill(_ block: inout [UInt8], from descriptor: Int32) throws(SystemReason) -> Int {
        while true {
            let count = block.withUnsafeMutableBytes { next(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            let code = errno
            guard code == EINTR else { throw SystemReason(code: code) }
        }
    }

    private static let next: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
        #if canImport(Glibc)
            Glibc.read($0, $1, $2)
        #elseif canImport(Musl)
            Musl.read($0, $1, $2)
        #elseif canImport(Darwin)
            Darwin.read($0, $1, $2)
        #endif
    }
}
