import Foundation

/// Writes to open files, streams and devices, with any number of partial writes.
enum DescriptorWriter {
    /// Writes all bytes. Waits if a non-blocking descriptor accepts no more.
    ///
    /// - Returns: The system's error; 0 on success.
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

    /// Waits until a descriptor is ready or has failed, which the next operation reports.
    ///
    /// - Parameter event: `POLLOUT` or `POLLIN`.
    static func wait(for descriptor: Int32, to event: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        poll(&request, 1, -1)
    }
}
