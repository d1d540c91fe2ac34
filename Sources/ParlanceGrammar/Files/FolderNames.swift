import Foundation

/// The names in a folder that is open.
package enum FolderNames {
    /// All names but `.` and `..`, in no order. What is no UTF-8 in them is replaced, so such a name leads nowhere.
    ///
    /// - Parameter descriptor: of the folder; closed here.
    /// - Returns: nil if it can't be read; `errno` tells why.
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
                // Of the array as many bytes are there as the name has.
                name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
