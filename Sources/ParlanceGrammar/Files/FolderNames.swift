#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lists the names in an open folder.
package enum FolderNames {
    /// All names but `.` and `..`, unordered. Invalid UTF-8 is replaced, so such names resolve to no file.
    ///
    /// - Parameter descriptor: the descriptor of the folder; closed by this call.
    /// - Returns: nil if the folder can't be read; `errno` has the reason.
    package static func all(in descriptor: Int32) -> [String]? {
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            errno = code
            return nil
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                // The array is only as long as the name.
                name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
