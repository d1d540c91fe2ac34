// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Parlance",
    products: [
        .library(name: "Parlance", targets: ["Parlance"]),
        .library(name: "ParlanceCorpus", targets: ["ParlanceCorpus"]),
        .executable(name: "parlance", targets: ["ParlanceCLI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    // From the text upwards: each target imports only what stands above it.
    targets: [
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "ParlanceText", dependencies: ["CICU"], swiftSettings: strict),
        .target(name: "ParlanceGrammar", dependencies: ["Yams"], swiftSettings: strict),
        .target(name: "ParlanceMatching", dependencies: ["ParlanceText", "ParlanceGrammar"], swiftSettings: strict),
        .target(
            name: "Parlance",
            dependencies: ["ParlanceText", "ParlanceGrammar", "ParlanceMatching"],
            swiftSettings: strict
        ),
        .target(name: "ParlanceCorpus", dependencies: ["ParlanceGrammar", "ParlanceMatching"], swiftSettings: strict),
        .executableTarget(
            name: "ParlanceCLI",
            dependencies: [
                "Parlance", "ParlanceCorpus", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "ParlanceTextTests", dependencies: ["ParlanceText"], swiftSettings: strict),
        .testTarget(name: "ParlanceGrammarTests", dependencies: ["ParlanceGrammar"], swiftSettings: strict),
        .testTarget(name: "ParlanceMatchingTests", dependencies: ["ParlanceMatching"], swiftSettings: strict),
        .testTarget(name: "ParlanceTests", dependencies: ["Parlance"], swiftSettings: strict),
        .testTarget(name: "ParlanceCorpusTests", dependencies: ["ParlanceCorpus"], swiftSettings: strict),
        .testTarget(name: "ParlanceCLITests", dependencies: ["ParlanceCLI"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
