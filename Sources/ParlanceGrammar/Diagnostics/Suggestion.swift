/// Finds the most similar name for a misspelt one.
package enum Suggestion {
    /// Longer names are not compared: the time grows with the square of the length.
    private static let lengthLimit = 64

    /// The candidate nearest to `name`, if at most a third of the letters differ.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= lengthLimit else { return nil }
        let limit = max(1, name.count / 3)
        var distance = LetterDistance(from: name)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name && abs(candidate.count - name.count) <= limit {
            guard let found = distance.distance(to: candidate, atMost: best?.distance ?? limit) else { continue }
            if let best, (best.distance, best.name) <= (found, candidate) { continue }
            best = (found, candidate)
        }
        return best?.name
    }
}
