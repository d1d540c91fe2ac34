// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let parlance = Target.Dependency.product(name: "Parlance", package: "Parlance")

/// The clocks and generators that `parlance bench` uses, too.
let measuring = Target.Dependency.product(name: "ParlanceMeasuring", package: "Parlance")

/// The library for C, which the package for Python calls.
let library = Target.Dependency.product(name: "ParlanceC", package: "Parlance")

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "ParlanceBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Parlance", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // Without its traits, so that jemalloc need not be installed. CAllocations counts the allocations.
        .package(url: "https://github.com/ordo-one/benchmark", .upToNextMinor(from: "1.38.0"), traits: []),
    ],
    targets: [
        .target(
            name: "Workloads",
            dependencies: [parlance, measuring, .product(name: "ParlanceCorpus", package: "Parlance")],
            swiftSettings: strict
        ),
        // A separate target, because it brings a malloc that counts, which peers must not have.
        .target(
            name: "Counting",
            dependencies: ["Workloads", measuring, .product(name: "CAllocations", package: "Parlance")],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "measure",
            dependencies: ["Counting", "Workloads", measuring, library, argumentParser],
            path: "Sources/Measure",
            swiftSettings: strict
        ),
        // The plugin accepts only targets directly in a folder `Benchmarks`.
        .executableTarget(
            name: "Stages",
            dependencies: [
                "Counting", "Workloads", parlance, measuring,
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Stages",
            swiftSettings: strict,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .target(name: "CRE2", linkerSettings: [.linkedLibrary("re2")]),
        .executableTarget(
            name: "peer",
            dependencies: [
                "CRE2", "Workloads", parlance, measuring,
                argumentParser,
            ],
            path: "Sources/Peer",
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
