/// Matches texts against patterns in which `*` stands for any characters.
enum Glob {
    /// - Complexity: The product of both lengths at most.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = (Array(text), Array(pattern))
        var (position, next) = (0, 0)
        // The last star, and the place after the characters that it stands for.
        var star: (next: Int, position: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == "*" {
                star = (next + 1, position)
                next += 1
            } else if next < pattern.count, pattern[next] == text[position] {
                (position, next) = (position + 1, next + 1)
            } else if let last = star {
                star = (last.next, last.position + 1)
                (position, next) = (last.position + 1, last.next)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
