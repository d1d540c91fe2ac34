/// A slot type whose values are recognized by code, such as dates, amounts of money or colours.
///
/// A target that depends on `ParlanceMatching` adds a type by one conformance; no other code changes. The loader takes
/// types as a `SlotTypes`, and a grammar holds those that it uses as lists (`SlotList.typed`), which are matched,
/// explained, sampled, checked and compiled like any other list.
///
/// ```
/// var loader = GrammarLoader()
/// loader.slotTypes = SlotTypes([HexColour()])
/// // "paint it {hex-colour:shade}" reads "paint it #ff8800".
/// ```
package protocol SlotType: Sendable {
    /// The name that templates and compiled grammars refer to: `{hex-colour:shade}`.
    var name: String { get }
    /// The configuration of this type; types with equal names and options are equal.
    var options: [String: Value] { get }
    /// The names of the options that the type takes.
    var optionNames: Set<String> { get }
    /// A noun phrase for the values, for explanations: "a colour of six hexadecimal digits".
    var summary: String { get }
    /// The same type with other options; nil if they are invalid. Compiled grammars are read through this method, so
    /// the options may be anything.
    func configured(by options: [String: Value]) -> (any SlotType)?
    /// Prepares recognition in a language, a BCP 47 tag; called once when a grammar is compiled or read.
    func recognizer(for language: String) -> any SlotRecognizer
    /// Values with one wording for each; the recognizer must read each sample as a whole.
    func samples(for language: String) -> [SlotSample]
    /// The time that samples refer to; nil if they need none.
    var sampleTime: ReferenceTime? { get }
    /// Whether another type reads every text that this type reads. False is always safe.
    func isPart(of other: any SlotType) -> Bool
}

extension SlotType {
    package var options: [String: Value] { [:] }

    package var optionNames: Set<String> { [] }

    package var sampleTime: ReferenceTime? { nil }

    package func configured(by options: [String: Value]) -> (any SlotType)? { options.isEmpty ? self : nil }

    package func isPart(of other: any SlotType) -> Bool { name == other.name && options == other.options }
}
