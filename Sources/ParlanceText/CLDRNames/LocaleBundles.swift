internal import CICU

/// CLDR's data for a language, as ICU stores it: the bundle of the locale, those that it inherits from, and the root's.
///
/// ICU's formatters give only the forms that they use. The bundles also contain names that stand alone, grammatical
/// cases and patterns, and reading them takes a fraction of the time. Keys follow CLDR; if a version of ICU lacks a key,
/// its names are missing, and nothing else changes. It serves one caller at a time and is therefore not Sendable.
final class LocaleBundles {
    private let handle: OpaquePointer
    /// The number of bundles before the root's.
    private let languageCount: Int

    /// - Returns: nil if memory or ICU's data is missing.
    init?(_ data: cicu_data, locale: ICULocale) {
        guard let handle = cicu_bundles_open(data, locale.identifier) else { return nil }
        self.handle = handle
        languageCount = Int(cicu_bundles_count(handle)) - 1
        if languageCount < 0 { return nil }
    }

    deinit {
        cicu_bundles_close(handle)
    }

    /// The names of the language's locales, the nearest first, without the root.
    var locales: [String] {
        (0..<languageCount).map { String(cString: cicu_bundles_name(handle, Int32($0))) }
    }

    /// Visits the texts below a path of the language's bundles, the nearest first.
    func visitLanguage(_ path: String, _ body: (CLDRText) -> Void) {
        for index in 0..<languageCount { visit(path, in: index, body) }
    }

    /// Visits the texts below a path of the root, which apply to all languages without their own.
    func visitRoot(_ path: String, _ body: (CLDRText) -> Void) {
        visit(path, in: languageCount, body)
    }

    /// Visits the texts below paths of the language's bundles, or of the root if the language has none there.
    func visit(_ paths: [String], _ body: (CLDRText) -> Void) {
        var isFound = false
        for path in paths {
            visitLanguage(path) {
                isFound = true
                body($0)
            }
        }
        if isFound { return }
        for path in paths { visitRoot(path, body) }
    }

    private func visit(_ path: String, in index: Int, _ body: (CLDRText) -> Void) {
        withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: body) { body in
                cicu_bundles_visit(
                    handle,
                    Int32(index),
                    path,
                    { context, text in
                        guard let context, let text else { return }
                        context.assumingMemoryBound(to: ((CLDRText) -> Void).self).pointee(CLDRText(text.pointee))
                    },
                    UnsafeMutableRawPointer(mutating: body)
                )
            }
        }
    }
}
