import Parlance
import ParlanceMatching
import ParlanceText

/// The output of `parlance --version`: one line for each version, a name and the version separated by a blank.
enum VersionText {
    static let text = """
        parlance \(ParlanceVersion.current)
        ICU \(TextVersion.current.icuVersion)
        compiled-format \(CompiledFile.formatVersion)
        text-rules \(TextVersion.current.rules)
        """
}
