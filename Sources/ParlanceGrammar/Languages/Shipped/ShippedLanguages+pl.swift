// Written by 'parlance generate languages' from pl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `pl` = LanguageProfile(tag: ##"pl"##) {
        profile in
        profile.negations = ##"""
        nie bez nigdy żaden żadne ani
        """##
        profile.fillers = ##"""
        yyy eee hm ehm no znaczy jakby więc
        """##
        profile.fillerPhrases = [
            ##"to znaczy"##,
            ##"w sensie"##,
            ##"no wiesz"##,
            ##"jak to się mówi"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"i"##,
            ##"potem"##,
            ##"a potem"##,
        ]
        profile.conditions = [
            ##"gdy"##,
            ##"kiedy"##,
            ##"jak tylko"##,
            ##"jeśli"##,
            ##"jeżeli"##,
            ##"po"##,
        ]
        profile.lasting = [
            ##"na"##,
            ##"przez"##,
        ]
        profile.functionWords = ##"""
        ten ta to te ja ty on ona my mi mnie mój moja moje twój jest są był mogę możesz chcę do z ze na w we i \##
        lub że proszę
        """##
        profile.opposites = [
            ##"włącz wyłącz"##,
            ##"włączyć wyłączyć"##,
            ##"otwórz zamknij"##,
            ##"podnieś opuść"##,
            ##"zwiększ zmniejsz"##,
            ##"zwiększyć zmniejszyć"##,
            ##"lewo prawo"##,
            ##"góra dół"##,
            ##"ciepło zimno"##,
            ##"zablokuj odblokuj"##,
            ##"podłącz odłącz"##,
            ##"połącz rozłącz"##,
            ##"zainstaluj odinstaluj"##,
            ##"aktywuj dezaktywuj"##,
            ##"zapal zgaś"##,
            ##"podgłośnij przycisz"##,
            ##"włączone wyłączone"##,
            ##"włączony wyłączony"##,
            ##"włączona wyłączona"##,
        ]
        profile.negatingPrefixes = ##"""
        nie od roz wy de
        """##
        profile.opposedPrefixes = [
            ##"w wy"##,
            ##"z wy"##,
            ##"za od"##,
            ##"za wy"##,
            ##"przy od"##,
            ##"pod o"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"pl"##, line: 21, text: ##"""
        {"answers":
        {"yes":[
        "tak [tak]","no tak","no","jasne","pewnie","oczywiście","dobrze","dobra","ok","okej","zgoda",
        "zgadza się","dokładnie","właśnie [tak]","świetnie","super","w porządku","racja","wyślij",
        "zrób to","zrób tak","działaj","dawaj","śmiało","potwierdzam","potwierdź","niech będzie",
        "ruszaj","czemu nie","dlaczego nie","(chyba|myślę że) tak","naturalnie","zdecydowanie",
        "bardzo chętnie","chętnie","może być","mhm","aha","no jasne","poproszę","chcę","słusznie",
        "prawidłowo","poprawnie"],

        "no":[
        "nie [nie]","nie dziękuję","nie dzięki","nigdy","(w żadnym|pod żadnym) (wypadku|razie|pozorem)",
        "absolutnie nie","lepiej nie","raczej nie","jeszcze nie","nie teraz","nie dzisiaj","nie dziś",
        "nie chcę","nie trzeba","nie (rób|wysyłaj) [tego]","nie zgadza się","źle","błąd","błędnie",
        "nieprawda","niepoprawnie","to nie to","(chyba|myślę że) nie","nie sądzę","skądże","ależ nie",
        "wcale nie","mowy nie ma","nie ma mowy","innym razem"],

        "cancel":[
        "(anuluj|anulować|odwołaj) [to|wszystko]","zapomnij [o tym]","nieważne","nie ważne","mniejsza o to",
        "mniejsza z tym","(stop|dość|przestań|zatrzymaj|wystarczy|zostaw) [to]",
        "(zmieniłem|zmieniłam) zdanie","(rozmyśliłem|rozmyśliłam) się","daj spokój","rezygnuję","odpuść"],

        "wait":[
        "(poczekaj|czekaj|zaczekaj|momencik|chwileczkę|chwilkę|moment) [chwilę|chwilkę|moment|minutę|sekundę]",
        "chwila","chwilę","sekunda","sekundę","sekundkę","minutę","minutkę","jedną chwilę",
        "jeszcze chwilę","daj mi (chwilę|pomyśleć|się zastanowić|sekundę|minutę)","niech pomyślę",
        "[muszę] się zastanowić","nie jestem (pewien|pewna)"],

        "repeat":[
        "co","słucham","proszę","hę","że co","przepraszam","jak",
        "(powtórz|powtórzyć|powtórz proszę) [to|pytanie|jeszcze raz]",
        "(możesz|mógłbyś|mogłabyś) powtórzyć [to|pytanie]","jeszcze raz","powiedz [to] jeszcze raz",
        "co (mówiłeś|powiedziałeś|mówiłaś|powiedziałaś|mówisz)",
        "nie (słyszałem|słyszałam|zrozumiałem|zrozumiałam|dosłyszałem|dosłyszałam|rozumiem)",
        "jakie było pytanie"],

        "help":[
        "pomoc","pomóż","pomóż mi","pomocy","potrzebuję pomocy",
        "co [ja] (mogę|mam|można|powinienem|powinnam) (powiedzieć|zrobić|odpowiedzieć|wybrać|mówić)",
        "jakie (są|mam) (opcje|możliwości)","jakie opcje","nie wiem","ja nie wiem","jak to działa"],

        "back":[
        "(cofnij [się]|wróć|wstecz|z powrotem|powrót|krok wstecz|do tyłu|cofnij to)","poprzednie pytanie",
        "poprzednie"],

        "restart":[
        "(zacznij|zacznijmy|zacząć|zaczynamy|zaczynaj) (od nowa|od początku|jeszcze raz|od zera)","od nowa",
        "od początku","od zera","restart"],

        "any":[
        "którykolwiek","którakolwiek","jakikolwiek","jakakolwiek","dowolny","dowolna","dowolne",
        "obojętnie","obojętne","wszystko jedno","bez różnicy","bez znaczenia",
        "(obojętnie|wszystko jedno) (który|która|co|jaki)",
        "(wybierz|zdecyduj|ty wybierz|ty zdecyduj|wybierz ty) [sam|sama|coś|za mnie]","jak (chcesz|wolisz)",
        "zaskocz mnie","nie obchodzi mnie"],

        "other":["inny","inna","inne","drugi","druga","ten drugi","ta druga","tamten","tamta"],
        "positions":[
        "pierwszy","pierwsza","pierwsze","pierwszą","pierwszego","drugi","druga","drugie","drugą",
        "drugiego","trzeci","trzecia","trzecie","trzecią","trzeciego","czwart(y|a|e|ą|ego)",
        "piąt(y|a|e|ą|ego)"],

        "last":["ostatni[a|e|ą|ego]"],
        "number":["numer","opcja","opcję"],
        "polite":["proszę","dziękuję","dzięki"],
        "lead":[
        "no","ach","och","hm","to","a","ale","więc","wiesz co","dobra","cóż","przepraszam","ojej",
        "w sumie","właściwie","jednak","raczej"]}}
        """##)
    }
}
