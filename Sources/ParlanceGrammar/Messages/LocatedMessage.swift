import ParlanceText

/// A message with the nodes that its texts were read from.
package struct LocatedMessage: Sendable {
    /// `SendPayment`, `amount`, `unsupported`, `currency`.
    package var names: [String]
    /// Of which the first is said whose arguments are all there.
    package var texts: [(format: MessageFormat, node: SourceNode)]

    /// What the message is there to say; nil: nothing that is ever said.
    package var key: MessageKey? { keyIndex.flatMap { MessageKey(rawValue: names[$0]) } }

    /// The intent that it is about; nil: any.
    package var intent: String? { keyIndex ?? 0 > 0 ? names[0] : nil }

    private var keyIndex: Int? { MessageKey.index(in: names) }
}
