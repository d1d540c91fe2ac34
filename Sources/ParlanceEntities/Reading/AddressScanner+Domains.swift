extension AddressScanner {
    /// Top-level domains of countries, and others in common use (IANA's root zone).
    static let domains = Set("\(countries) \(others)".split(whereSeparator: \.isWhitespace).map(String.init))

    private static let countries = """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd \
        cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge \
        gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh \
        ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw \
        mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb \
        sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk \
        us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
        """

    private static let others = """
        com org net edu gov mil int info biz name pro mobi asia cat coop jobs museum post tel travel aero arpa xyz \
        academy accountant agency ai amazon amsterdam app apple art associates auction audio auto aws baby band bank bar \
        bargains beauty beer berlin best bet bid bike bingo bio black blog blue boston boutique broker build builders \
        business buzz cab cafe camera camp capital car cards care careers cars casa cash casino catering center chat \
        cheap church city claims cleaning click clinic clothing cloud club coach codes coffee college cologne community \
        company computer condos construction consulting contact contractors cooking cool coupons courses credit \
        creditcard cruises dance data date dating day deals degree delivery democrat dental dentist design dev diamonds \
        diet digital direct directory discount doctor dog domains download earth eco education email energy engineer \
        engineering enterprises equipment estate events exchange expert exposed express fail faith family fan fans farm \
        fashion film finance financial fish fishing fit fitness flights florist flowers football forsale foundation fun \
        fund furniture futbol fyi gallery game games garden gay gift gifts gives glass global gmbh gold golf google graphics \
        gratis green gripe group guide guitars guru hamburg haus health healthcare help hiphop hockey holdings holiday \
        homes horse hospital host hosting hotel hotels house immo inc industries ink institute insure international \
        investments irish istanbul jetzt jewelry juegos kaufen kids kim kitchen koeln land law lawyer lease legal lgbt \
        life lighting limited limo link live loan loans lol london love ltd luxury madrid maison management market \
        marketing markets mba media melbourne memorial menu miami microsoft moda moe mom money monster mortgage motorcycles \
        movie music network new news ninja now nyc observer one online ooo organic paris partners parts party pet pharmacy \
        photo photography photos pictures pink pizza place plumbing plus poker porn press productions promo properties \
        property pub quebec racing radio realty recipes red rehab reise reisen rent rentals repair report republican rest \
        restaurant review reviews rich rip rocks rodeo rome run sale salon sarl school schule science security services \
        sex sexy shiksha shoes shop shopping show singles site ski skin soccer social software solar solutions soy space \
        sport store stream studio study style sucks supplies supply support surf surgery swiss sydney systems tattoo tax \
        taxi team tech technology tennis theater theatre tickets tienda tips tires today tokyo tools top tours town toys \
        trade trading training tube university uno vacations vegas ventures vet viajes video villas vin vip vision vodka \
        vote voto voyage wales wang watch webcam website wedding wien wiki win wine work works world wtf xxx yachts yoga \
        youtube zone zuerich
        """
}
