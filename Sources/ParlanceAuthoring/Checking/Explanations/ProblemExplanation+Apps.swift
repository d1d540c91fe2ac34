extension ProblemExplanation {
    static let aboutApps = [
        ProblemExplanation(
            .error,
            "too-many-alternative-names",
            "An app has more alternative names in a language than the three that SiriKit allows.",
            why:
                "Further names would be understood here and nowhere else; and the more there are, the more sound like other words.",
            do: "Leave the least used out. Names in other languages stand under `localizations`, three in each."
        ),
        ProblemExplanation(
            .error,
            "restricted-intent-not-supported",
            "An intent is restricted while the device is locked, and the app does not support it at all.",
            why: "Probably one of the two names has a slip in it, and the intent that was meant is not restricted.",
            do: "Write the intent in both lists, or take it out of `intents_restricted_while_locked`."
        ),
        ProblemExplanation(
            .error,
            "duplicate-app",
            "Two apps have the same identifier.",
            why: "Which of them an utterance means could not be told.",
            do: "Remove one, or give it an identifier of its own. Two apps may well have the same name."
        ),
        ProblemExplanation(
            .error,
            "empty-app-name",
            "A name of an app holds no letter, no digit and no symbol.",
            why: "Nobody could say it.",
            do: "Write a name, or leave the key out."
        ),
        ProblemExplanation(
            .error,
            "build-setting",
            "A value in an Info.plist is one that Xcode fills in when it builds the app, such as `$(PRODUCT_NAME)`.",
            why: "What the app is called is not known before.",
            do: "Name the Info.plist of the built app, or write the value out."
        ),
        ProblemExplanation(
            .error,
            "folder-without-apps",
            "The folder and those below it hold neither an apps.yaml nor an Info.plist.",
            why: "The folder was named for the apps in it, so it is probably the wrong one.",
            do: "Name the folder with the apps, or the file. Hidden files and folders are not looked at."
        ),
        ProblemExplanation(
            .error,
            "info-among-vocabularies",
            "An Info.plist was given where a vocabulary is expected.",
            why:
                "It says what an app is called and which intents it supports; what the app calls things stands in AppIntentVocabulary.plist.",
            do: "Give it with --apps, and the AppIntentVocabulary.plist with --vocabulary."
        ),
        ProblemExplanation(
            .warning,
            "app-without-intents",
            "An app supports no intent.",
            why: "It is understood where it is named, and never chosen for anything.",
            do: "List the intents that it handles under `supported_intents`."
        ),
        ProblemExplanation(
            .warning,
            "no-apps",
            "Templates say `{app}`, and there are no apps.",
            why:
                "Where a template needs an app it can't match, and where it may name one it is not understood with one.",
            do: "Describe apps in a file `apps.yaml` among the grammars, or name a file or an app's bundle with --apps."
        ),
        ProblemExplanation(
            .warning,
            "app-list-replaced",
            "A grammar has a list `app`, and apps besides, which take its place.",
            why:
                "`{app}` stands for the apps of apps.yaml, or for those that were given; none of the list's values is understood.",
            do: "Describe what the list holds in apps.yaml, or call the list otherwise."
        ),
        ProblemExplanation(
            .warning,
            "unknown-intent",
            "An app supports an intent that no grammar has, and one has nearly that name.",
            why: "Probably the name has a slip in it, and the app is never chosen for the intent that was meant.",
            do:
                "Write the name as the grammar has it. Where the app supports an intent of another grammar, allow the warning."
        ),
    ]
}
