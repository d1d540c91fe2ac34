/// A problem in the declaration of an app.
package enum AppProblem: Sendable, Hashable {
    /// The language is nil for names that apply to all languages.
    case tooManyAlternativeNames(app: String, language: String?, count: Int, limit: Int)
    case restrictedIntentNotSupported(String, app: String, suggestion: String?)
    /// `at`: the place of the first app, if the apps come from files.
    case duplicateApp(String, at: String?)
    case emptyName
    /// A build setting that Xcode replaces at build time: `$(PRODUCT_NAME)`.
    case buildSetting(String)
    /// The folder contains neither an `apps.yaml` nor an `Info.plist`.
    case folderWithoutApps(String)

    /// An `Info.plist` was given as a vocabulary.
    case infoAmongVocabularies

    // Warnings
    case noSupportedIntents(app: String)
    /// Templates reference `{app}`, but there are no apps.
    case noApps
    /// The grammar defines its own list with the name of the list of apps.
    case listReplaced
    /// An intent that no grammar has, with a similar name that exists.
    case unknownIntent(String, app: String, suggestion: String)
}

extension AppProblem: DiagnosticProblem {
    package var code: String {
        switch self {
        case .tooManyAlternativeNames: "too-many-alternative-names"
        case .restrictedIntentNotSupported: "restricted-intent-not-supported"
        case .duplicateApp: "duplicate-app"
        case .emptyName: "empty-app-name"
        case .buildSetting: "build-setting"
        case .folderWithoutApps: "folder-without-apps"
        case .infoAmongVocabularies: "info-among-vocabularies"
        case .noSupportedIntents: "app-without-intents"
        case .noApps: "no-apps"
        case .listReplaced: "app-list-replaced"
        case .unknownIntent: "unknown-intent"
        }
    }

    package var message: String {
        switch self {
        case .tooManyAlternativeNames(let app, let language, let count, let limit):
            "the app '\(app)' has \(count) alternative names\(language.map { " in '\($0)'" } ?? ""), and may have "
                + "\(limit) in each language; remove some"
        case .restrictedIntentNotSupported(let intent, let app, let suggestion):
            "'\(intent)' is restricted while locked, and not among the intents that the app '\(app)' supports; add "
                + "it there, or remove it here" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .duplicateApp(let identifier, let place):
            "there is an app '\(identifier)' already\(place.map { ", at \($0)" } ?? ""); remove one of them, or "
                + "change an identifier"
        case .emptyName: "a name needs a letter or a digit; write one, or omit the key"
        case .buildSetting(let text):
            "'\(text)' is filled in when the app is built; name the Info.plist of the built app, or write the value out"
        case .folderWithoutApps(let path):
            "the folder '\(path)' holds neither an apps.yaml nor an Info.plist; name another folder, or a file"
        case .infoAmongVocabularies:
            "an Info.plist describes an app and has no vocabulary; give it with --apps"
        case .noSupportedIntents(let app):
            "the app '\(app)' supports no intent, so it is never chosen; list those that it handles"
        case .noApps:
            "there are no apps that '{\(AppCatalog.listName)}' could stand for, so no utterance names one; describe "
                + "some in an apps.yaml, or name them with --apps"
        case .listReplaced:
            "the apps replace this list '\(AppCatalog.listName)', so its values never match; remove it, or rename it"
        case .unknownIntent(let intent, let app, let suggestion):
            "no grammar has the intent '\(intent)', which the app '\(app)' supports; did you mean '\(suggestion)'?"
        }
    }
}
