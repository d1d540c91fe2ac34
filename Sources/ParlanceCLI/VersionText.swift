import Parlance
import ParlanceMatching
import ParlanceText

/// The text of `parlance --version`: a line for each thing that has a version, its name before a blank and the version.
enum VersionText {
    static let text = """
        parlance \(ParlanceVersion.current)
        ICU \(TextVersion.current.icuVersion)
        compiled-format \(CompiledFile.formatVersion)
        text-rules \(TextVersion.current.rules)
        """
}
