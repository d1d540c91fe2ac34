import Foundation

/// Writes to open files, streams and devices, however few bytes they take at a time.
enum DescriptorWriter {
    /// Writes all bytes. Waits where a descriptor that does not block takes no more for now.
    ///
    /// - Returns: the system's error; 0: all are written.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 {
                return EIO
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                wait(for: descriptor, to: POLLOUT)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// Waits until a descriptor can be written to or read from, or has failed, which the next attempt tells.
    ///
    /// - Parameter event: `POLLOUT` or `POLLIN`.
    static func wait(for descriptor: Int32, to event: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        poll(&request, 1, -1)
    }
}
