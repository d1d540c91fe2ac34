// Written by 'parlance generate languages' from it.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `it` = LanguageProfile(tag: ##"it"##) {
        profile in
        profile.numbers.halves = [
            ##"e mezzo"##,
            ##"e mezza"##,
        ]
        profile.negations = ##"""
        non no mai senza né nessuno nessuna tranne niente
        """##
        profile.questionWords = ##"""
        come perché cosa quando dove chi quale quali quanto quanta se
        """##
        profile.fillers = ##"""
        eh ehm uhm mmm cioè allora beh tipo dunque
        """##
        profile.fillerPhrases = [
            ##"diciamo che"##,
            ##"voglio dire"##,
            ##"come si dice"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"e"##,
            ##"poi"##,
            ##"e poi"##,
            ##"dopo"##,
        ]
        profile.conditions = [
            ##"quando"##,
            ##"appena"##,
            ##"non appena"##,
            ##"se"##,
            ##"dopo"##,
            ##"prima di"##,
            ##"una volta che"##,
        ]
        profile.lasting = [
            ##"per"##,
        ]
        profile.followUps.things = [
            ##"questo"##,
            ##"quello"##,
        ]
        profile.followUps.before = [
            ##"e"##,
            ##"ora"##,
            ##"adesso"##,
            ##"anche"##,
            ##"lo stesso"##,
            ##"e lo stesso"##,
            ##"fai lo stesso"##,
            ##"manda lo stesso"##,
            ##"e anche"##,
        ]
        profile.followUps.after = [
            ##"anche"##,
            ##"pure"##,
        ]
        profile.followUps.again = [
            ##"ancora"##,
            ##"di nuovo"##,
            ##"ancora una volta"##,
            ##"un'altra volta"##,
            ##"fallo di nuovo"##,
            ##"riprova"##,
        ]
        profile.articles = ##"""
        il lo la i gli le un una
        """##
        profile.functionWords = ##"""
        il lo la i gli le l' l un uno una un' al allo alla ai agli alle del dello della dei degli delle dal dallo \##
        dalla nel nello nella nei sul sullo sulla di a da in con per e ed o che io tu lui lei noi voi loro mi ti si ci \##
        vi mio mia miei mie tuo tua suo sua questo questa quello quella è sono ho hai ha puoi può vorrei voglio \##
        favore grazie come
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        acqua aiuta alla alto ama amico anche andare anno apre arte aspetta bacia balla bambino basso bello bene beve
        bianco bocca braccio buono cade calma cambia cammina campo cane canta capo cara carne carta casa cena centro
        cerca chiama chiave chiede chiudi cibo cielo città colle colore come compra conosce conta corpo corre corri
        corsa corte cosa costa crea crede cuore dammi dare dice dieci dimmi dire dito dopo dorme dormi dove dura entra
        esce faccia fame fare fatto fermo festa figlio fine fiore fiume foglia forma forte fuoco gamba gara gatto
        gente gioca giorno gira gola grande grida guarda guida impara lago latte lava lavora legge leggi letto libro
        lingua luce luna lungo madre mamma manda mangia mano mare meno mese metti mezzo mondo monte morte mostra muove
        muro nave nome nota notte nove nuovo occhio odia ombra ora oro paga pagare palla pane papà parla parlare
        parte passa passo paura pelle pensa perde pesce pezzo piano piatto piede piove ponte porta portare posto
        prende prendi presto prezzo prova punto quando quattro resta ride riga riso roba rosa rosso ruota sala sale
        salta sangue sano scala scegli scrive scrivi scuola sedia segno sei sempre senti sera sesso sette sogna sole
        solo sonno sorella spesa spingi strada studia suona suono taglia tavolo tela tempo tenda terra testa tiene
        tipo tira tocca torna tre treno trova uomo usa vado vale vede vedi vela vende vento verde vero veste via
        viaggio vino vita vive voce vola volo volta
        """##)
        profile.opposites = [
            ##"accendi spegni"##,
            ##"accendere spegnere"##,
            ##"acceso spento"##,
            ##"accesa spenta"##,
            ##"apri chiudi"##,
            ##"aprire chiudere"##,
            ##"aperto chiuso"##,
            ##"alza abbassa"##,
            ##"alzare abbassare"##,
            ##"aumenta diminuisci"##,
            ##"aumenta riduci"##,
            ##"aumentare diminuire"##,
            ##"sinistra destra"##,
            ##"caldo freddo"##,
            ##"su giù"##,
            ##"sopra sotto"##,
            ##"dentro fuori"##,
            ##"attiva disattiva"##,
            ##"attivare disattivare"##,
            ##"attivo disattivo"##,
            ##"blocca sblocca"##,
            ##"bloccare sbloccare"##,
            ##"collega scollega"##,
            ##"collegare scollegare"##,
            ##"connetti disconnetti"##,
            ##"installa disinstalla"##,
            ##"installare disinstallare"##,
            ##"carica scarica"##,
            ##"caricare scaricare"##,
            ##"congela scongela"##,
            ##"inserisci disinserisci"##,
            ##"arma disarma"##,
            ##"avvia ferma"##,
            ##"inizia finisci"##,
            ##"aggiungi togli"##,
            ##"aggiungi rimuovi"##,
            ##"compra vendi"##,
            ##"includi escludi"##,
            ##"importa esporta"##,
            ##"più meno"##,
            ##"prima dopo"##,
            ##"monta smonta"##,
            ##"abilita disabilita"##,
        ]
        profile.negatingPrefixes = ##"""
        dis s in im de
        """##
        profile.opposedPrefixes = [
            ##"in es"##,
            ##"im es"##,
        ]
    }
}
