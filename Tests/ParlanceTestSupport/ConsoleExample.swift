/// A command of a document with its output.
public struct ConsoleExample: Sendable, Hashable {
    /// The command; a backslash continues it on the next line.
    public var command: String
    /// The lines of the output, each with its newline.
    public var output: String

    public init(command: String, output: String) {
        self.command = command
        self.output = output
    }

    /// The examples of a console block: each begins with `$`.
    public static func examples(in console: String) -> [ConsoleExample] {
        var examples: [ConsoleExample] = []
        var lines = console.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.last == "" { lines.removeLast() }
        while let line = lines.popFirst() {
            guard line.hasPrefix("$ ") else {
                precondition(!examples.isEmpty, "a console begins with '$ '")
                examples[examples.count - 1].output += line + "\n"
                continue
            }
            var command = String(line.dropFirst(2))
            while command.hasSuffix("\\"), let more = lines.popFirst() { command += "\n" + more }
            examples.append(ConsoleExample(command: command, output: ""))
        }
        return examples
    }
}
