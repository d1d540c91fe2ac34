extension ProblemExplanation {
    static let aboutApps = [
        ProblemExplanation(
            .error,
            "too-many-alternative-names",
            "An app has more alternative names in a language than the three that SiriKit allows.",
            why:
                "Other systems ignore further names, and each name adds words that may be confused.",
            do: "Remove the least used. Names in other languages go under `localizations`, three in each."
        ),
        ProblemExplanation(
            .error,
            "restricted-intent-not-supported",
            "An intent is restricted while the device is locked, and the app does not support it at all.",
            why: "One of the two names is probably misspelt, and the intended intent is not restricted.",
            do: "Write the intent in both lists, or remove it from `intents_restricted_while_locked`."
        ),
        ProblemExplanation(
            .error,
            "duplicate-app",
            "Two apps have the same identifier.",
            why: "An utterance that names the identifier would be ambiguous.",
            do: "Remove one, or change its identifier. Two apps may have the same name."
        ),
        ProblemExplanation(
            .error,
            "empty-app-name",
            "A name of an app has no letter, no digit and no symbol.",
            why: "No utterance can hold it.",
            do: "Write a name, or omit the key."
        ),
        ProblemExplanation(
            .error,
            "build-setting",
            "A value in an Info.plist is one that Xcode fills in when it builds the app, such as `$(PRODUCT_NAME)`.",
            why: "The name of the app is not known before the build.",
            do: "Give the Info.plist of the built app, or write the value itself."
        ),
        ProblemExplanation(
            .error,
            "folder-without-apps",
            "The folder and its subfolders hold neither an apps.yaml nor an Info.plist.",
            why: "It is probably the wrong folder.",
            do: "Give the folder with the apps, or the file. Hidden files and folders are ignored."
        ),
        ProblemExplanation(
            .error,
            "info-among-vocabularies",
            "An Info.plist was given where a vocabulary is expected.",
            why:
                "It describes the name and the supported intents of an app. The vocabulary of an app is in AppIntentVocabulary.plist.",
            do: "Give it with --apps, and the AppIntentVocabulary.plist with --vocabulary."
        ),
        ProblemExplanation(
            .warning,
            "app-without-intents",
            "An app supports no intent.",
            why: "Utterances may name it, but it is never selected.",
            do: "List its intents under `supported_intents`."
        ),
        ProblemExplanation(
            .warning,
            "no-apps",
            "Templates use `{app}`, and there are no apps.",
            why:
                "Templates that require an app can't match, and optional apps are never read.",
            do: "Describe apps in a file `apps.yaml` among the grammars, or give a file or an app's bundle with --apps."
        ),
        ProblemExplanation(
            .warning,
            "app-list-replaced",
            "A grammar has a list `app`, and apps that replace it.",
            why:
                "`{app}` stands for the given apps or those of apps.yaml, so the list's values never match.",
            do: "Move the list's values to apps.yaml, or rename the list."
        ),
        ProblemExplanation(
            .warning,
            "unknown-intent",
            "An app supports an intent that no grammar has, and another intent has a similar name.",
            why: "The name is probably misspelt, and the app is never selected for the intended intent.",
            do:
                "Write the name as in the grammar. If the intent belongs to another grammar, allow the warning."
        ),
    ]
}
