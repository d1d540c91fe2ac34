// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

/// The test target of a target, in a folder of the same name, without the data files there.
func tests(of target: String, without files: [String] = []) -> Target {
    .testTarget(
        name: "\(target)Tests",
        dependencies: [.byName(name: target), "ParlanceTestSupport"],
        exclude: files,
        swiftSettings: strict
    )
}

let package = Package(
    name: "Parlance",
    products: [
        .library(name: "Parlance", targets: ["Parlance"]),
        .library(name: "ParlanceHandlers", targets: ["ParlanceHandlers"]),
        .library(name: "ParlanceHistory", targets: ["ParlanceHistory"]),
        .library(name: "ParlanceCorpus", targets: ["ParlanceCorpus"]),
        // For measurements: a malloc that counts allocations, and clocks.
        .library(name: "CAllocations", targets: ["CAllocations"]),
        .library(name: "ParlanceMeasuring", targets: ["ParlanceMeasuring"]),
        .library(name: "ParlanceAuthoring", targets: ["ParlanceAuthoring"]),
        // For C and other languages; see the article "From C".
        .library(name: "ParlanceC", type: .static, targets: ["ParlanceC"]),
        .executable(name: "parlance", targets: ["ParlanceCLI"]),
    ],
    traits: [
        .trait(name: "YAML", description: "Reads grammars in YAML, with Yams, which needs all of Foundation."),
        .trait(name: "FullFoundation", description: "Uses Foundation's `Measurement` and `PersonNameComponents`."),
        .default(enabledTraits: ["YAML", "FullFoundation"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
        // For the history, on the system's SQLite.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    // In dependency order: each target imports only targets above it.
    targets: [
        .target(name: "CAllocations"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "ParlanceText", dependencies: ["CICU"], swiftSettings: strict),
        .target(
            name: "ParlanceGrammar",
            dependencies: [
                "ParlanceText", .product(name: "Yams", package: "Yams", condition: .when(traits: ["YAML"])),
            ],
            exclude: ["Languages/Files"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceVocabulary",
            dependencies: ["ParlanceGrammar"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceMatching",
            dependencies: ["ParlanceText", "ParlanceGrammar"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceMeasuring",
            dependencies: ["ParlanceGrammar", "ParlanceMatching", "ParlanceEntities"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceEntities",
            dependencies: ["ParlanceText", "ParlanceGrammar", "ParlanceMatching"],
            exclude: ["Language/Files"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlancePipeline",
            dependencies: ["ParlanceText", "ParlanceGrammar", "ParlanceMatching", "ParlanceEntities"],
            swiftSettings: strict
        ),
        .target(
            name: "Parlance",
            dependencies: [
                "ParlanceText", "ParlanceGrammar", "ParlanceVocabulary", "ParlanceMatching", "ParlanceEntities",
                "ParlancePipeline",
            ],
            swiftSettings: strict
        ),
        .target(name: "ParlanceHandlers", dependencies: ["ParlanceGrammar", "Parlance"], swiftSettings: strict),
        .target(
            name: "ParlanceHistory",
            dependencies: ["Parlance", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: strict
        ),
        .target(name: "CParlance"),
        .target(
            name: "ParlanceC",
            dependencies: ["CParlance", "ParlanceMatching", "ParlanceEntities", "Parlance", "ParlanceHandlers"],
            exclude: ["install"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceCorpus",
            dependencies: ["ParlanceGrammar", "ParlanceMatching", "Parlance"],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceAuthoring",
            dependencies: [
                "ParlanceText", "ParlanceGrammar", "ParlanceVocabulary", "ParlanceMatching", "ParlanceEntities",
                "BigInt",
            ],
            swiftSettings: strict
        ),
        .target(name: "ParlanceSamples", dependencies: ["Parlance"], swiftSettings: strict),
        .executableTarget(
            name: "ParlanceCLI",
            dependencies: [
                "CAllocations", "ParlanceMeasuring", "ParlanceEntities", "Parlance", "ParlanceHandlers",
                "ParlanceHistory",
                "ParlanceCorpus",
                "ParlanceAuthoring",
                "ParlanceSamples",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "ParlanceTestSupport",
            dependencies: ["CAllocations"],
            path: "Tests/ParlanceTestSupport",
            swiftSettings: strict
        ),
    ]
        + [
            "ParlanceText", "ParlanceGrammar", "ParlanceVocabulary", "ParlanceMatching", "ParlanceMeasuring",
            "Parlance", "ParlanceHandlers", "ParlanceHistory", "ParlanceCorpus",
            "ParlanceAuthoring",
        ].map { tests(of: $0) }
        + [
            tests(of: "ParlanceEntities", without: ["Cases"]),
            tests(of: "ParlancePipeline", without: ["Replies/answers.yaml"]),
            tests(of: "ParlanceC", without: ["Programs", "leaks.txt"]),
            tests(of: "ParlanceSamples", without: ["Transcripts", "Requests", "ShortcutPhrases"]),
            tests(of: "ParlanceCLI", without: ["Fixtures"]),
        ]
        + [
            // The examples of the documentation, which see only what is public.
            .testTarget(
                name: "ParlanceExampleTests",
                dependencies: ["Parlance", "ParlanceTestSupport"],
                packageAccess: false,
                swiftSettings: strict
            )
        ],
    swiftLanguageModes: [.v6]
)
