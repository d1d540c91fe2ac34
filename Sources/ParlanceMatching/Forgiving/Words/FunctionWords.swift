import ParlanceText

/// Words that tell nothing about what is wanted: articles, pronouns, auxiliaries, prepositions, words of courtesy.
///
/// They are no evidence that another word was meant for one of the grammar. Particles that decide between actions ("on", "up")
/// are none of them.
struct FunctionWords: Sendable {
    private let words: Set<[UInt8]>

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String, normalizer: Normalizer) {
        let listed = Self.listed[LanguageTag.subtag(of: language)] ?? ""
        words = Set(listed.split(separator: " ").map { normalizer.normalize(String($0)).bytes })
    }

    func contains(_ word: some Collection<UInt8>) -> Bool { words.contains(Array(word)) }

    /// Whether a text consists of such words only.
    func containsAll(of text: some Collection<UInt8>) -> Bool {
        text.split(separator: .blank).allSatisfy(contains)
    }

    private static let listed: [String: String] = [
        "da":
            "en et den det de der som jeg du han hun vi i mig dig sig min mit mine din dit dine er var har kan vil skal må til fra for "
            + "med af og eller at om hos ved tak venligst",
        "de":
            "der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch mein "
            + "meine meinen meinem meiner dein deine deinen deinem deiner sein seine unser unsere dieser diese dieses diesen diesem ist "
            + "sind war bin bist habe hast hat haben kann kannst können könnte könntest will willst möchte möchtest würde würdest soll "
            + "muss und oder zu zum zur von vom für mit im in am um bei nach als wie was wo wer so da dann mal bitte danke gern",
        "en":
            "a an the this that these those i you he she it we they me him her us them my your his its our their is am are was were be "
            + "been do does did have has had can could will would shall should may might must to too from of at for by with as and or if "
            + "so than then there here what who how when where which i'm i'd i'll it's let's let want wanna like need please thanks thank "
            + "just some any many much in into onto about re s t d m ll ve",
        "es":
            "el la los las lo un una unos unas al del de a en y o u e que yo tú él ella nosotros ellos me te se le les mi mis tu tus su "
            + "sus este esta esto estos estas ese esa es son está están era ser estar he ha has hay puedo puedes puede quiero quieres "
            + "quisiera por con como favor gracias",
        "fr":
            "le la les l' l un une des du de d' d au aux à en et ou que qu' qu qui je j' j tu il elle on nous vous ils elles me m' m te t' t "
            + "se s' s mon ma mes ton ta tes son sa ses notre votre leur ce cet cette ces c' c est sont suis es être avoir ai as a ont peux "
            + "peut peut-être veux veut voudrais pour par avec sur dans chez y plaît plait merci si comme",
        "it":
            "il lo la i gli le l' l un uno una un' al allo alla ai agli alle del dello della dei degli delle dal dallo dalla nel nello "
            + "nella nei sul sullo sulla di a da in con per e ed o che io tu lui lei noi voi loro mi ti si ci vi mio mia miei mie tuo tua "
            + "suo sua questo questa quello quella è sono ho hai ha puoi può vorrei voglio favore grazie come",
        "nb":
            "en et ei den det de som jeg du han hun vi meg deg seg min mitt mine din ditt dine er var har kan vil skal må til fra for "
            + "med av og eller at om hos ved takk",
        "nl":
            "de het een die dat deze dit ik jij je hij zij ze wij we mij me jou mijn jouw zijn haar ons onze is ben bent was heb hebt "
            + "heeft kan kun kunt wil wilt zou moet mag te tot van voor met en of om bij naar als wat waar wie er even graag alsjeblieft "
            + "alstublieft dank bedankt",
        "pl":
            "ten ta to te ja ty on ona my mi mnie mój moja moje twój jest są był mogę możesz chcę do z ze na w we i lub że proszę",
        "pt":
            "o a os as um uma uns umas ao aos à às do da dos das de no na nos nas em por pelo pela pra com e ou que eu tu ele ela nós "
            + "você me te se lhe meu minha meus minhas teu tua seu sua este esta esse essa isso isto é são está estão ser estar tem há "
            + "posso pode quero queria gostaria favor obrigado obrigada como",
        "ru":
            "я ты он она оно мы вы они меня мне тебя тебе его её ему ей нас нам вас вам их им мой моя моё мои моей моего мою твой твоя "
            + "этот эта это эти тот та те в во на с со к ко у о об от до из за по для и или что как где кто ли бы же есть был можно могу "
            + "можешь хочу хочешь пожалуйста спасибо",
        "sv":
            "en ett den det de som jag du han hon vi mig dig sig min mitt mina din ditt dina är var har kan vill ska skall måste till "
            + "från för med av och eller att om hos vid tack",
        "uk":
            "я ти він вона воно ми ви вони мене мені тебе тобі його її йому їй нас нам вас вам їх мій моя моє мої цей ця це ці той та "
            + "ті в у на з із до від за по для і й та або що як де хто чи є був можна можу хочу прошу дякую",
    ]
}
