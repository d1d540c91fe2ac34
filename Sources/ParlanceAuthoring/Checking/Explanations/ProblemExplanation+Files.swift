extension ProblemExplanation {
    static let aboutFiles = [
        ProblemExplanation(
            .error,
            "no-such-file",
            "The given path names no file or folder.",
            why: "There is nothing to read.",
            do: "Check the path; it is relative to the working directory."
        ),
        ProblemExplanation(
            .error,
            "unreadable-file",
            "The file exists but can't be read.",
            why: "A part of the grammar would be missing.",
            do: "Check the file's permissions, and the reason in the message."
        ),
        ProblemExplanation(
            .error,
            "folder-without-grammars",
            "The folder and its subfolders hold no .yaml, .yml or .json file.",
            why: "It is probably the wrong folder.",
            do: "Give the folder with the grammars. Hidden files and folders are ignored."
        ),
        ProblemExplanation(
            .error,
            "not-utf-8",
            "A byte of the file is not valid in UTF-8.",
            why: "Letters with accents in another encoding would be misread silently.",
            do: "Save the file as UTF-8; `iconv -f LATIN1 -t UTF-8` converts it."
        ),
        ProblemExplanation(
            .error,
            "empty-file",
            "The file has nothing but blanks and comments.",
            why: "A file emptied by mistake should not count as a grammar without sentences.",
            example: "# nothing yet",
            do: "Write a grammar in it, or remove it.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .error,
            "file-too-large",
            "The file exceeds the size limit of grammars.",
            why: "Reading it would take minutes and gigabytes.",
            do: "Split it, or give long lists of names at run time."
        ),
        ProblemExplanation(
            .error,
            "yaml-not-supported",
            "The file is YAML, and this build of Parlance has no YAML parser.",
            why: "A program built without the package trait `YAML` is smaller and needs less of Foundation.",
            do: "Write the file as JSON, load a grammar compiled by `parlance compile`, or build with the trait."
        ),
        ProblemExplanation(
            .error,
            "not-a-property-list",
            "The file is not a property list, neither in XML nor in binary nor in the style of `.strings` files.",
            why: "It can't be read.",
            do: "See the reason in the message; `plutil -lint` or `plistutil` give details."
        ),
    ]
}
