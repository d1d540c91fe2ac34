// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

/// A program that passes libFuzzer's inputs to one part of Parlance.
func fuzzer(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["FuzzRunner", .product(name: "Parlance", package: "Parlance")],
        swiftSettings: strict
    )
}

// A separate package, so that building and testing Parlance does not involve it. `run` builds it with the required
// options.
let package = Package(
    name: "ParlanceFuzz",
    dependencies: [.package(name: "Parlance", path: "../..")],
    targets: [
        .systemLibrary(name: "CFuzzer"),
        .target(
            name: "FuzzRunner",
            dependencies: ["CFuzzer", .product(name: "Parlance", package: "Parlance")],
            swiftSettings: strict
        ),
        fuzzer("templates"),
        fuzzer("grammar-files"),
        fuzzer("utterances"),
        fuzzer("entities"),
        fuzzer("compiled-files"),
        fuzzer("property-lists"),
        fuzzer("tables"),
    ],
    swiftLanguageModes: [.v6]
)
