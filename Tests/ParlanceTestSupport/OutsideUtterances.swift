/// Utterances of domains that no shipped grammar serves, such as gardens, law and programming.
///
/// Each combines a frame of a domain with words of the same domain: thousands of sentences from a few hundred words, the
/// same in every run.
public struct OutsideUtterances {
    /// Sentences with the places of words, `<name>`, and the words for each name.
    private struct Domain {
        let frames: [String]
        let words: [String: [String]]
    }

    private let domains: [Domain]
    private var random: SplitMix

    /// - Parameter language: `en` or `de`; other languages have no utterances.
    public init(language: String, seed: UInt64) {
        domains = Self.all[language] ?? []
        random = SplitMix(seed: seed)
    }

    /// Distinct utterances; fewer if there are no more.
    public mutating func next(_ count: Int) -> [String] {
        var utterances: [String] = []
        var known: Set<String> = []
        for _ in 0..<8 * count where utterances.count < count {
            guard let domain = domains.randomElement(using: &random) else { break }
            let utterance = sentence(of: domain)
            if known.insert(utterance).inserted { utterances.append(utterance) }
        }
        return utterances
    }

    private mutating func sentence(of domain: Domain) -> String {
        let frame = domain.frames.randomElement(using: &random) ?? ""
        var parts: [Substring] = []
        for part in frame.split(separator: "<") {
            let ends = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
            guard ends.count == 2 else {
                parts.append(part)
                continue
            }
            parts.append(contentsOf: [
                (domain.words[String(ends[0])]?.randomElement(using: &random) ?? "")[...], ends[1],
            ])
        }
        return parts.joined()
    }

    private static func domain(_ frames: String, _ words: [String: String]) -> Domain {
        Domain(frames: split(frames), words: words.mapValues(split))
    }

    private static func split(_ text: String) -> [String] {
        text.split(separator: "|").map { $0.trimmingBlanks }
    }

    private static let all = ["en": english, "de": german]
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        var text = self
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}

// MARK: - English

extension OutsideUtterances {
    private static let english = [
        domain(
            """
            prune the <plant> in early <season> | how deep should i plant <plant> bulbs | water the <plant> with rainwater
            | sow the <plant> seeds under glass | why do the leaves of my <plant> curl in <season>
            | dig a hole for the <plant> | rake the leaves below the <plant> | trim the <plant> down to the ground
            | does <plant> grow in the shade of a <plant> | mulch around the <plant> before <season>
            """,
            [
                "plant": """
                rose | tulip | hedge | lavender | tomato | willow | fig tree | ivy | fern | orchid | clover | beech
                """,
                "season": "spring | summer | autumn | winter",
            ]
        ),
        domain(
            """
            compile the <module> with warnings enabled | why does the <module> crash on startup | revert the last commit of the <module>
            | rename the <symbol> in the <module> | deploy the <module> to the staging server | write a unit test for the <symbol>
            | which thread owns the <symbol> | profile the <module> for an hour of traffic | merge my branch into the <module>
            | trace every call of the <symbol> | lint the <module> once again | roll the <module> back to version <number>
            """,
            [
                "module": "kernel | parser | scheduler | renderer | backend | compiler | installer | linker | driver",
                "symbol": "pointer | constructor | mutex | iterator | closure | buffer | socket | callback",
                "number": "two | three | four | seven | nine",
            ]
        ),
        domain(
            """
            is <act> a felony in <place> | draft a <paper> for my tenant | who inherits the <asset> without a <paper>
            | sue the <party> over the <asset> | notarize the <paper> in <place> | what does a <paper> cost in <place>
            | appeal against the verdict on the <asset> | how long is a <paper> valid | can a <party> contest the <paper>
            """,
            [
                "act": "trespassing | perjury | forgery | poaching | slander | bribery | tax evasion",
                "place": "ohio | kansas | scotland | ontario | nevada | wales",
                "paper": "lease | testament | subpoena | patent | prenup | deed | waiver | warrant",
                "asset": "estate | farm | trademark | barn | orchard | yacht",
                "party": "landlord | plaintiff | notary | executor | juror | trustee",
            ]
        ),
        domain(
            """
            what are the symptoms of <illness> | is <illness> contagious | which vaccine prevents <illness>
            | wrap a bandage around the <part> | my <part> hurts since yesterday | does <remedy> help against <illness>
            | how is <illness> treated in children | refill my prescription for <remedy> | massage the <part> gently
            | rub <remedy> on the <part> | explain the x ray of my <part>
            """,
            [
                "illness": "measles | asthma | shingles | gout | anemia | lupus | mumps | rabies | tetanus | hay fever",
                "part": "ankle | wrist | elbow | knee | shoulder | jaw | spine | thumb | calf",
                "remedy": "ibuprofen | camphor | aloe | iodine | insulin | honey | ginger",
            ]
        ),
        domain(
            """
            who won the battle of <battle> | how did <ruler> die | what language did the <people> speak | who succeeded <ruler>
            | why did the <people> lose at <battle> | describe the coronation of <ruler> | were the <people> seafarers
            | in which century did <ruler> rule the <people> | which treaty ended the siege of <battle>
            """,
            [
                "battle": "hastings | waterloo | cannae | verdun | trafalgar | lepanto | agincourt",
                "ruler": "cleopatra | charlemagne | nero | ramses | hannibal | montezuma | catherine the great",
                "people": "romans | vikings | etruscans | mayas | phoenicians | saxons | huns",
            ]
        ),
        domain(
            """
            translate <word> into <tongue> | how do you pronounce <word> | conjugate the verb <word> in <tongue>
            | what rhymes with <word> | spell <word> backwards | is <word> a noun or an adjective
            | use <word> in a sentence | how many syllables does <word> have | what is the <tongue> for <word>
            """,
            [
                "word":
                    "butterfly | thorough | gnocchi | borrow | whistle | gauge | lightning | curtain | ballet | timid",
                "tongue": "latin | hungarian | welsh | swahili | danish | finnish | korean",
            ]
        ),
        domain(
            """
            knit a <garment> with <material> yarn | hem the sleeves of the <garment> | iron the <garment> on a low setting
            | sand the <furniture> before varnishing | glue the leg of the <furniture> | how do i dye a <garment> <colour>
            | sew a patch onto my <garment> | upholster the <furniture> in <material> | paint the <furniture> <colour>
            | remove the stain from the <garment> | polish the <furniture> with wax | mend the zip of the <garment>
            """,
            [
                "garment": "cardigan | scarf | kilt | waistcoat | mitten | bonnet | pullover | trousers | blazer",
                "material": "wool | linen | velvet | cotton | cashmere | leather",
                "furniture": "cupboard | stool | bench | wardrobe | cradle | bookcase | dresser | headboard",
                "colour": "indigo | crimson | olive | ochre | teal | beige",
            ]
        ),
        domain(
            """
            factor the polynomial with <count> roots | what is the derivative of the <function> | integrate the <function> by parts
            | prove that there are infinitely many <objects> | draw a <shape> with <count> equal sides
            | what is the area of a <shape> | how many diagonals has a <shape> | plot the <function> from zero to <count>
            | is every <shape> convex | state the theorem about <objects>
            """,
            [
                "count": "two | three | five | eight | eleven | twelve",
                "function": "sine | logarithm | tangent | parabola | cosine | exponential",
                "objects": "primes | fractions | matrices | vectors | integers | groups",
                "shape": "rhombus | hexagon | trapezoid | triangle | pentagon | ellipse",
            ]
        ),
        domain(
            """
            teach my <animal> to <trick> | what do <animal> babies eat | how long does a <animal> live | groom the <animal> twice a year
            | can a <animal> <trick> | why does our <animal> scratch its ears | deworm the <animal> | shear the <animal> in may
            | is a <animal> nocturnal | breed the <animal> with a champion | weigh the <animal> before feeding
            """,
            [
                "animal": "poodle | hamster | parrot | llama | pony | tortoise | ferret | goat | badger | canary",
                "trick": "sit | roll over | fetch | jump | swim | whistle | climb | bow",
            ]
        ),
        domain(
            """
            how do i poach a <food> | marinate the <food> in <sauce> overnight | how many calories has a <food> | peel and dice the <food>
            | whisk the <sauce> until it thickens | can i freeze <food> | does <sauce> contain gluten | what goes well with <food>
            | knead the dough for the <food> | strain the <sauce> | substitute the <food> in a stew | slice the <food> thinly
            """,
            [
                "food": "salmon | eggplant | pear | dumpling | lentil | turnip | trout | leek | quince | radish",
                "sauce": "vinegar | mustard | pesto | gravy | custard | soy sauce | mayonnaise",
            ]
        ),
    ]
}

// MARK: - German

extension OutsideUtterances {
    private static let german = [
        domain(
            """
            schneide <plant> im <season> zurück | wie tief pflanzt man <plant> | gieß <plant> nur mit regenwasser | säe <plant> unter glas
            | warum welkt <plant> im <season> | wächst <plant> auch im schatten | dünge <plant> erst im <season>
            | grab ein loch für <plant> | stutze <plant> bis auf den boden | pflanz <plant> neben <plant> | bind <plant> im <season> an
            """,
            [
                "plant": """
                die rose | die hecke | den lavendel | den feigenbaum | das efeu | den farn | die orchidee | den klee
                | die tulpe | die buche | den rittersporn | die weide
                """,
                "season": "frühling | sommer | herbst | winter",
            ]
        ),
        domain(
            """
            übersetze den <module> mit warnungen | warum stürzt der <module> beim start ab | benenne den <symbol> im <module> um
            | schreib einen test für den <symbol> | welcher faden besitzt den <symbol> | spiel den <module> auf den testrechner
            | miss den <module> unter last | führe meinen zweig mit dem <module> zusammen | ersetze den <symbol> durch einen <symbol>
            | warum kennt der <module> den <symbol> nicht | zieh den <symbol> aus dem <module> in den <module>
            """,
            [
                "module": "kern | zerteiler | übersetzer | treiber | binder | dienst | lader | verwalter",
                "symbol": "zeiger | konstruktor | puffer | iterator | rückruf",
            ]
        ),
        domain(
            """
            ist <act> in <place> strafbar | setz einen <paper> für meinen mieter auf | wer erbt <asset> ohne <paper>
            | was kostet ein <paper> in <place> | wie lange gilt ein <paper> | verklag den <party> auf <asset>
            | darf ein <party> den <paper> anfechten | pfände <asset> beim <party> | unterschreibt der <party> den <paper> in <place>
            """,
            [
                "act": "meineid | wilderei | verleumdung | bestechung | urkundenfälschung",
                "place": "bayern | tirol | sachsen | hamburg | liechtenstein",
                "paper": "pachtvertrag | ehevertrag | erbschein | vergleich | bescheid",
                "asset": "das gut | die scheune | den obstgarten | die jacht | den acker",
                "party": "nachbarn | kläger | notar | vormund | schöffen | pächter",
            ]
        ),
        domain(
            """
            woran erkennt man <illness> | ist <illness> ansteckend | wickle einen verband um <part> | seit gestern schmerzt <part>
            | hilft <remedy> gegen <illness> | wie behandelt man <illness> bei kindern | reib <part> mit <remedy> ein
            | befällt <illness> auch <part> | lindert <remedy> oder <remedy> die <illness> besser | leg <remedy> auf <part>
            """,
            [
                "illness": "masern | asthma | gicht | mumps | tollwut | heuschnupfen | keuchhusten",
                "part": "den knöchel | das handgelenk | das knie | die schulter | den kiefer | die wade",
                "remedy": "kampfer | jod | honig | ingwer | salbei | kamille",
            ]
        ),
        domain(
            """
            wer gewann die schlacht bei <battle> | wie starb <ruler> | welche sprache hatten die <people> | wer folgte auf <ruler>
            | warum verloren die <people> bei <battle> | waren die <people> seefahrer | in welchem jahrhundert herrschte <ruler>
            | kämpfte <ruler> gegen die <people> | war <ruler> bei <battle> dabei | wie bezwangen die <people> die <people>
            """,
            [
                "battle": "hastings | waterloo | cannae | verdun | lepanto | leuthen",
                "ruler": "kleopatra | karl der große | nero | hannibal | barbarossa | maria theresia",
                "people": "römer | wikinger | etrusker | maya | phönizier | sachsen | hunnen",
            ]
        ),
        domain(
            """
            was heißt <word> auf <tongue> | wie spricht man <word> aus | beuge das wort <word> | was reimt sich auf <word>
            | buchstabiere <word> rückwärts | wie viele silben hat <word> | bilde einen satz mit <word>
            | reimt sich <word> auf <word> | kennt das <tongue>e ein wort für <word>
            """,
            [
                "word": "schmetterling | geräumig | pfiff | blitz | vorhang | schüchtern | zwetschge | leihen",
                "tongue": "latein | ungarisch | walisisch | dänisch | finnisch | koreanisch",
            ]
        ),
        domain(
            """
            strick <garment> aus <material> | bügle <garment> bei niedriger hitze | schleif <furniture> vor dem lackieren ab
            | leim ein bein an <furniture> | färbe <garment> <colour> | näh einen flicken auf <garment> | polier <furniture> mit wachs
            | entferne den fleck aus <garment> | bezieh <furniture> mit <material> | füttere <garment> mit <material> in <colour>
            | beiz <furniture> <colour> | passt <furniture> zu einem bezug aus <material> | stopf <garment> mit <material>
            """,
            [
                "garment": "die strickjacke | den schal | die weste | das wams | den pullover | die mütze",
                "material": "wolle | leinen | samt | kaschmir | leder",
                "furniture": "den schemel | die bank | die wiege | die kommode | das bücherregal",
                "colour": "purpurn | ocker | oliv | beige | türkis",
            ]
        ),
        domain(
            """
            bring <animal> das <trick> bei | was frisst <animal> | wie alt wird <animal> | striegle <animal> zweimal im jahr
            | warum kratzt sich <animal> am ohr | entwurme <animal> | wieg <animal> vor dem füttern | kann man <animal> züchten
            | verträgt sich <animal> mit <animal> | lernt <animal> je <trick> | belohne <animal> nach dem <trick>
            """,
            [
                "animal":
                    "meinen pudel | den hamster | unser pony | die schildkröte | das frettchen | die ziege | den dachs",
                "trick": "apportieren | springen | schwimmen | klettern | pfeifen",
            ]
        ),
        domain(
            """
            wie pochiert man <food> | leg <food> über nacht in <sauce> ein | wie viele kalorien hat <food> | schäl und würfle <food>
            | schlag <sauce> schaumig | kann man <food> einfrieren | enthält <sauce> gluten | was passt gut zu <food>
            | seih <sauce> durch ein tuch | schneid <food> in dünne scheiben | servier <food> mit <sauce> und <food>
            | ersetze <sauce> durch <sauce> | glasier <food> mit <sauce>
            """,
            [
                "food": "lachs | birnen | knödel | linsen | rüben | forelle | lauch | quitten | rettich",
                "sauce": "essig | senf | pesto | bratensoße | vanillesoße | sojasoße",
            ]
        ),
        domain(
            """
            zerleg das polynom mit <count> nullstellen | leite <function> zweimal ab | beweise, dass es unendlich viele <objects> gibt
            | zeichne ein <shape> mit <count> gleichen seiten | wie groß ist die fläche vom <shape> | ist jedes <shape> konvex
            | wie viele diagonalen hat ein <shape> | skizziere <function> zwischen <count> und <count> | was besagt der satz über <objects>
            """,
            [
                "count": "zwei | drei | fünf | acht | elf | zwölf",
                "function": "den sinus | den logarithmus | die parabel | den kosinus | die wurzel",
                "objects": "primzahlen | brüche | matrizen | vektoren | gruppen",
                "shape": "sechseck | trapez | dreieck | fünfeck | parallelogramm",
            ]
        ),
    ]
}
