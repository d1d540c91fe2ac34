// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let parlance = Target.Dependency.product(name: "Parlance", package: "Parlance")

let package = Package(
    name: "ParlanceBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Parlance", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(name: "Workloads", dependencies: [parlance], swiftSettings: strict),
        .target(name: "CRE2", linkerSettings: [.linkedLibrary("re2")]),
        .executableTarget(
            name: "peer",
            dependencies: [
                "CRE2", "Workloads", parlance,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Peer",
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
