import Foundation

/// Where answers go. Nothing is held back, so that a conversation over a pipe goes on.
enum StandardOutput {
    static func print(_ text: String) throws(StreamError) {
        try write(Data((text + "\n").utf8))
    }

    static func write(_ bytes: Data) throws(StreamError) {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw StreamError(stream: "standard output", action: "written", code: Int32(cause?.code ?? Int(EIO)))
        }
    }
}
