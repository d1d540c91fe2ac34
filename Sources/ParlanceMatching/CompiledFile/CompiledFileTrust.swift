/// How far the bytes of a compiled grammar are trusted.
package enum CompiledFileTrust: Comparable, Sendable {
    /// Anybody may have written them. The checksum detects accidental damage, and all indices are checked, as for a file
    /// that is crafted to crash the program.
    case nothing
    /// Only this program can have written them for this user. They may be damaged, which the checksum detects, but are
    /// not crafted, so that the tables, by far the largest part, are not checked entry by entry.
    case origin
    /// As `origin`, and they have not changed since the checksum was right: only the header and the stream are read, and
    /// of the tables what utterances reach.
    case content
}
