import ArgumentParser

/// How sentences are written.
enum SampleFormat: String, ExpressibleByArgument, CaseIterable {
    /// A sentence a line.
    case text
    /// A JSON object a line: the sentence, and what it means.
    case jsonl
}
