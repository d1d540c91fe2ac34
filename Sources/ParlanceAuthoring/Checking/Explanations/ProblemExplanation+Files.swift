extension ProblemExplanation {
    static let aboutFiles = [
        ProblemExplanation(
            .error,
            "no-such-file",
            "There is no file or folder of the name that was given.",
            why: "Nothing can be read, so nothing can be said about it.",
            do: "Look for a slip in the path; it is taken from the folder in which the command was started."
        ),
        ProblemExplanation(
            .error,
            "unreadable-file",
            "The file is there, but the system does not let it be read.",
            why: "A grammar of which a part is missing would be taken for the whole.",
            do: "Look at the file's permissions, and at the reason in the message."
        ),
        ProblemExplanation(
            .error,
            "folder-without-grammars",
            "The folder and those below it hold no .yaml, .yml or .json file.",
            why: "The folder was named for the grammars in it, so it is probably the wrong one.",
            do: "Name the folder with the grammars. Hidden files and folders are not looked at."
        ),
        ProblemExplanation(
            .error,
            "not-utf-8",
            "A byte of the file belongs to no character in UTF-8.",
            why: "In any other encoding letters with accents would be read wrongly without a word.",
            do: "Save the file as UTF-8; `iconv -f LATIN1 -t UTF-8` converts it."
        ),
        ProblemExplanation(
            .error,
            "empty-file",
            "There is nothing in the file but blanks and comments.",
            why: "A file that was emptied by a slip should not pass for a grammar without sentences.",
            example: "# nothing yet",
            do: "Write a grammar in it, or remove it.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .error,
            "file-too-large",
            "The file is larger than any grammar.",
            why: "Reading it would take minutes and gigabytes.",
            do: "Split it, or give long lists of names at run time."
        ),
        ProblemExplanation(
            .error,
            "not-a-property-list",
            "The file is no property list, in XML, in binary or in the old style of `.strings` files.",
            why: "Nothing in it can be read.",
            do: "Look at the reason in the message; `plutil -lint` or `plistutil` say more."
        ),
    ]
}
