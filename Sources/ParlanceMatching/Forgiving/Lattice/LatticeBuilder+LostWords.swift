import ParlanceText

// Words of a single letter of which a slip leaves two blanks: "hversu mörg ljós  eldhúsinu" for "ljós í eldhúsinu".

extension LatticeBuilder {
    /// Adds the words of one letter that may be missing before a word, where two blanks stand there.
    mutating func addLostLetters(before index: Int, in input: Input) {
        guard followsBlank(index), doubleBlanks.contains(tokens[index].start - 1) else { return }
        var words: [[UInt8]] = []
        search.begin(UnsafeBufferPointer(start: nil, count: 0))
        search.forEachWord(of: input.known.literals.words.view, within: EditCost.letter) { word, _ in
            let changesMeaning = input.known.language.turns(word) || input.known.isNumber(word)
            if !changesMeaning { words.append(Array(word)) }
        }
        addOmissions(before: index, of: words, in: input)
    }
}

extension TextBuffer {
    /// The positions of blanks for which the source has several.
    func doubleBlanks(in source: String) -> [Int] {
        var source = source
        return source.withUTF8 { said in
            guard said.indices.dropFirst().contains(where: { said[$0] == .blank && said[$0 - 1] == .blank }) else {
                return []
            }
            let offsets = sourceOffsets(sourceCount: said.count)
            return (0..<count).filter { position in
                let next = Int(offsets[position + 1])
                return bytes[position] == .blank && next > 1 && said[next - 1] == .blank && said[next - 2] == .blank
            }
        }
    }
}
