extension String {
    /// The first occurrence of a text, in Unicode scalars, ignoring case; nil if there is none.
    func scalarRange(of other: String) -> Range<Int>? {
        let all = Array(unicodeScalars)
        let wanted = Array(other.lowercased().unicodeScalars)
        guard !wanted.isEmpty, wanted.count <= all.count else { return nil }
        for start in 0...(all.count - wanted.count) {
            let part = String(String.UnicodeScalarView(all[start..<start + wanted.count])).lowercased()
            if part.unicodeScalars.elementsEqual(wanted) { return start..<start + wanted.count }
        }
        return nil
    }
}
