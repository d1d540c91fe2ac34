import ArgumentParser

/// The output format of sentences.
enum SampleFormat: String, ExpressibleByArgument, CaseIterable {
    /// One sentence per line.
    case text
    /// One JSON object per line: the sentence and its meaning.
    case jsonl
}
