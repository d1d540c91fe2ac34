import ParlanceText

/// A message with the nodes of its texts.
package struct LocatedMessage: Sendable {
    /// The parts of the name: `SendPayment`, `amount`, `unsupported`, `currency`.
    package var names: [String]
    /// The texts; the first whose arguments are all available is used.
    package var texts: [(format: MessageFormat, node: SourceNode)]

    /// The kind of the message; nil: the message is never used.
    package var key: MessageKey? { keyIndex.flatMap { MessageKey(rawValue: names[$0]) } }

    /// The intent of the message; nil: any.
    package var intent: String? { keyIndex ?? 0 > 0 ? names[0] : nil }

    private var keyIndex: Int? { MessageKey.index(in: names) }
}
