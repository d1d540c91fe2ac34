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
        profile.undoing = ##"""
        cancella cancellare cancellami elimina eliminare rimuovi rimuovere togli togliere annulla annullare disdici \##
        disdire ferma fermare interrompi interrompere disattiva disattivare
        """##
        profile.reports = [
            ##"ha detto"##,
            ##"dice"##,
            ##"diceva"##,
            ##"dicono"##,
            ##"racconta"##,
            ##"aveva"##,
            ##"avevo"##,
            ##"era"##,
            ##"pare che"##,
            ##"sembra che"##,
            ##"avrei dovuto"##,
        ]
        profile.reminders = [
            ##"ricordami"##,
            ##"ricordaci"##,
            ##"mi ricordi"##,
        ]
        profile.fillers = ##"""
        eh ehm uhm mmm cioè allora beh tipo dunque
        """##
        profile.fillerPhrases = [
            ##"diciamo che"##,
            ##"voglio dire"##,
            ##"come si dice"##,
        ]
        profile.selfCorrections = [
            ##"no"##,
            ##"no no"##,
            ##"no aspetta"##,
            ##"aspetta"##,
            ##"scusa"##,
            ##"no scusa"##,
            ##"scusami"##,
            ##"volevo dire"##,
            ##"voglio dire"##,
            ##"cioè"##,
            ##"anzi"##,
            ##"anzi no"##,
            ##"o meglio"##,
            ##"meglio"##,
            ##"mi sbaglio"##,
            ##"no meglio"##,
            ##"pardon"##,
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
        profile.mornings = [
            ##"colazione"##,
            ##"alba"##,
        ]
        profile.evenings = [
            ##"cena"##,
            ##"cenare"##,
            ##"aperitivo"##,
            ##"festa"##,
            ##"cinema"##,
            ##"film"##,
            ##"concerto"##,
            ##"teatro"##,
            ##"opera"##,
            ##"tramonto"##,
        ]
        profile.wholes = [
            ##"tutto"##,
            ##"tutti"##,
            ##"tutta"##,
            ##"tutte"##,
            ##"ogni"##,
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
        profile.remarks.openers = [
            ##"torno"##,
            ##"esco"##,
            ##"entro"##,
            ##"parto"##,
            ##"arrivo"##,
            ##"rientro"##,
            ##"lavoro"##,
            ##"dormo"##,
            ##"cucino"##,
            ##"guido"##,
            ##"ero"##,
            ##"eravamo"##,
            ##"piove"##,
            ##"nevica"##,
            ##"domani"##,
            ##"stasera"##,
            ##"oggi"##,
            ##"ieri"##,
            ##"stanotte"##,
            ##"stamattina"##,
            ##"adesso"##,
            ##"finalmente"##,
            ##"manca"##,
            ##"mancano"##,
            ##"scade"##,
            ##"sono"##,
            ##"siamo"##,
            ##"è"##,
            ##"era"##,
            ##"sta"##,
            ##"stanno"##,
            ##"sto"##,
            ##"stiamo"##,
            ##"ho"##,
            ##"abbiamo"##,
            ##"ha"##,
            ##"hanno"##,
            ##"c'è"##,
            ##"ci sono"##,
            ##"c'era"##,
            ##"non ho"##,
            ##"non ce"##,
            ##"non ci"##,
            ##"non mi"##,
            ##"non posso"##,
            ##"non riesco"##,
            ##"non vedo"##,
            ##"non trovo"##,
            ##"non voglio"##,
            ##"non vorrei"##,
            ##"mi"##,
            ##"ci"##,
            ##"si"##,
            ##"devo"##,
            ##"dobbiamo"##,
            ##"vado"##,
            ##"faccio"##,
            ##"io"##,
            ##"qui"##,
            ##"fa"##,
            ##"odio"##,
            ##"adoro"##,
            ##"muoio"##,
            ##"credo"##,
            ##"mi sa"##,
            ##"che"##,
        ]
        profile.remarks.subjects = [
            ##"un"##,
            ##"una"##,
            ##"sto"##,
            ##"mamma"##,
            ##"papà"##,
            ##"suo"##,
            ##"sua"##,
            ##"quel"##,
            ##"quella"##,
            ##"questi"##,
            ##"queste"##,
            ##"domani"##,
            ##"oggi"##,
            ##"mio"##,
            ##"mia"##,
            ##"il mio"##,
            ##"la mia"##,
            ##"i miei"##,
            ##"le mie"##,
            ##"il"##,
            ##"la"##,
            ##"lo"##,
            ##"l'"##,
            ##"i"##,
            ##"gli"##,
            ##"le"##,
            ##"questo"##,
            ##"questa"##,
            ##"tutti"##,
            ##"qualcuno"##,
            ##"nessuno"##,
        ]
        profile.remarks.states = [
            ##"torno"##,
            ##"esco"##,
            ##"entro"##,
            ##"parto"##,
            ##"arrivo"##,
            ##"rientro"##,
            ##"lavoro"##,
            ##"dormo"##,
            ##"cucino"##,
            ##"guido"##,
            ##"ero"##,
            ##"piove"##,
            ##"domani"##,
            ##"stasera"##,
            ##"sono"##,
            ##"siamo"##,
            ##"sto"##,
            ##"stiamo"##,
            ##"ho"##,
            ##"abbiamo"##,
            ##"c'è"##,
            ##"ci sono"##,
            ##"fa"##,
            ##"mi"##,
            ##"devo"##,
            ##"dobbiamo"##,
            ##"non riesco"##,
            ##"non ce"##,
            ##"non mi"##,
            ##"questo"##,
            ##"questa"##,
            ##"qui"##,
        ]
        profile.remarks.wishes = [
            ##"voglio"##,
            ##"vorrei"##,
            ##"mi serve"##,
            ##"mi servono"##,
            ##"ho bisogno"##,
            ##"cerco"##,
            ##"sto cercando"##,
            ##"vogliamo"##,
            ##"vorremmo"##,
            ##"mi piacerebbe"##,
            ##"dovrei"##,
            ##"bisogna"##,
        ]
        profile.remarks.reasons = [
            ##"perché"##,
            ##"visto che"##,
            ##"dato che"##,
            ##"siccome"##,
            ##"poiché"##,
            ##"dal momento che"##,
            ##"così"##,
            ##"altrimenti"##,
            ##"sennò"##,
            ##"se no"##,
            ##"tanto"##,
            ##"ora che"##,
            ##"adesso che"##,
            ##"da quando"##,
            ##"prima che"##,
            ##"a quanto pare"##,
            ##"con sto"##,
            ##"con tutto"##,
            ##"con questo"##,
            ##"con questa"##,
            ##"dopo tutte"##,
            ##"dopo tutto"##,
            ##"avendo"##,
            ##"essendo"##,
            ##"guarda"##,
            ##"meno male"##,
        ]
        profile.remarks.verbs = ##"""
        abita abito accade affatica aiuta ama amo apre aprono arde assorda balla beve bevo bolle brilla brucia \##
        bruciano cade cadono cambiano capita cena ceniamo cola combina comincia corre corro costa costano cresce \##
        crolla crollo dà danno dai dispiace disturba diventa divento dura durano entra entrano esplode esplodo fila \##
        filtra fischia gela gelo gira girano gocciola gratta importa impazzisco intendo invita lascia lasciato \##
        lavorano lava leggo litiga mangia mangiano merita morde muove muovo nasce naviga odia odora ospito passano \##
        perde perdono pesa picchia pizzica portano preferisco prende prendo promette prometto prude prova puzza \##
        puzzano raffredda resto rido ride ronza rompe rotto russa russano sale salgo scalda scappa scappo scende \##
        scivola scotta sembro sanguina smette smesso sogno sopporto spacca spera spero spinge sporca stanca stringe \##
        suda sudo suonano supero tarda tardano teme temo tiene tengo tira torna tornano tossisce trema tremo trova va \##
        valgono vive vivo vola volano rimasto rimasta uscito uscita torno entro lavoro lavora cucino cucina guido \##
        guida rientro rientra finisce chiude piange urla guardiamo mangiamo mangio studio scade scadono cambiato ero \##
        eravamo sono sei è siamo siete era erano sto stai sta stiamo stanno stava ho hai ha abbiamo avete hanno aveva \##
        avevo c'è c'era cè vado vai andiamo vanno devo deve dobbiamo devono posso può possiamo possono voglio vuole \##
        vogliamo vorrei faccio fa fanno so sa sento sente vedo vede trovo arriva arrivano arrivo esce esco piace \##
        piacciono serve servono manca mancano fidò fido respira muoio muore odio adoro riesco riesce perdo dorme \##
        dormo dormito finito bevuto pare sembra parte partono rincorriamo abbaia piove nevica viene vengono mette \##
        mettono resta rimane tocca funziona aspetta aspetto aspettano so'
        """##
        profile.remarks.speech = ##"""
        mormora mormorava mormorato sussurra sussurrava sussurrato bisbiglia bisbigliava bisbigliato sogna sognava \##
        sognato cita citava canta cantava propone proponeva proposto cartello biglietto titolo raccomanda dice diceva \##
        detto dicono chiede chiedeva chiesto urla urlava ripete ripetermi ripeteva vuole voleva vogliono pensa pensava \##
        crede scrive scritto racconta insiste suggerisce consiglia grida prega
        """##
        profile.remarks.unfinished = ##"""
        a di da e o ma non mai sempre spesso io tu lui lei noi voi loro che chi se come quando dove perché il lo la i \##
        gli le l' un uno una mio mia miei mie tuo tua suo sua al allo alla del della con senza in nel nella per su è \##
        sono sta stanno sto ho ha hanno va vado può posso vuole voglio deve devo mi ti si ci vi ne solo
        """##
        profile.remarks.commands = ##"""
        porta portami metti mettimi accendi accendimi spegni apri chiudi alza abbassa aumenta diminuisci togli ferma \##
        pausa riprendi continua chiama chiamami telefona manda mandami invia scrivi di' dì avvisa ricordami sveglia \##
        svegliami prenota prenotami ordina ordinami annulla cancella elimina aggiungi segna segnami crea imposta \##
        programma cambia sposta paga trasferisci mostra mostrami leggi leggimi cerca cercami trova trovami dammi fai \##
        fammi avvia inizia termina finisci puoi potresti che chi quando quanto dove come quale salta passa silenzia \##
        attiva disattiva regola rispondi riproduci suona posticipa blocca sblocca chiedi
        """##
        profile.remarks.interjections = ##"""
        eh oh ah uff uffa beh boh mah ok okay allora dai senti guarda ecco dio mannaggia cavolo accidenti niente scusa \##
        scusami ehi insomma bene vabbè madonna
        """##
        profile.remarks.takingBack = ##"""
        patto purché qualora ammesso supponiamo finché finta prova provando scherzavo dimentica ritiro sbaglio \##
        scherzo lascia perdere anzi solo io esempio errore pento rifiuto vieta vietato contrario sciocchezza
        """##
        profile.remarks.joints = [
            ##"quindi"##,
            ##"perciò"##,
            ##"dunque"##,
            ##"allora"##,
            ##"per cui"##,
        ]
        profile.remarks.turns = [
            ##"sì"##,
            ##"ma"##,
            ##"però"##,
            ##"e"##,
            ##"bene"##,
            ##"ok"##,
            ##"dai"##,
            ##"adesso"##,
            ##"e adesso"##,
            ##"ora"##,
            ##"e ora"##,
            ##"insomma"##,
            ##"vabbè"##,
            ##"per favore"##,
        ]
        profile.remarks.praises = [
            ##"ah"##,
            ##"oh"##,
            ##"ok"##,
            ##"bene"##,
            ##"benissimo"##,
            ##"perfetto"##,
            ##"ottimo"##,
            ##"bello"##,
            ##"bravo"##,
            ##"molto"##,
            ##"fantastico"##,
            ##"va bene"##,
            ##"già"##,
        ]
        profile.remarks.settled = [
            ##"già pagato"##,
            ##"ridato"##,
            ##"restituito"##,
            ##"lui stesso"##,
            ##"lei stessa"##,
            ##"loro stessi"##,
            ##"ci porta"##,
            ##"mi porta"##,
            ##"ci accompagna"##,
            ##"mi accompagna"##,
            ##"viene a prendere"##,
            ##"risolto"##,
            ##"in contanti"##,
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
        profile.replies = ReplyGrammar(tag: ##"it"##, line: 138, text: ##"""
        {"answers":
        {"yes":[
        "sì [sì]","si","certo [che sì]","certamente","ok","okay","va bene","d'accordo","esatto",
        "esattamente","giusto","perfetto","procedi","vai","vai pure","vai avanti","andiamo","avanti",
        "fallo","fai pure","faccia pure","lo faccia","fai così","facciamolo","volentieri","sicuro",
        "di sicuro","sicuramente","naturalmente","ovvio","ovviamente","assolutamente [sì]","come no",
        "perché no","è giusto","è corretto","è così","così va bene","proprio così","conferma","confermo",
        "confermato","confermalo","invia","invialo","manda","mandalo","benissimo","ottimo","benone",
        "eh sì","direi di sì","(credo|penso) di sì","corretto","sissignore","yes","con piacere",
        "tutto ok"],

        "no":[
        "no [no]","nono","no grazie","grazie no","meglio di no","non farlo","non lo fare",
        "non lo faccia","non inviarlo","non mandarlo","per niente","niente affatto","assolutamente no",
        "certo che no","mai","non ora","non adesso","non ancora","adesso no","ora no","non credo",
        "credo di no","penso di no","direi di no","(è|così è) sbagliato","sbagliato","errato","falso",
        "non è (giusto|corretto|così|quello)","non voglio","(preferisco|preferirei) di no","macché",
        "neanche per sogno","nemmeno per sogno","figurati","non (serve|mi va)","oggi no","neanche",
        "negativo","in nessun caso","lascia perdere no"],

        "cancel":[
        "annulla [tutto|lo]","annullalo","annullare","cancella [tutto]","lascia (perdere|stare)",
        "(lascialo|lasciamo) (perdere|stare)","dimenticalo","scordatelo","dimentica","scordalo","fermati",
        "ferma","basta","stop","alt","fa niente","niente [lascia stare]","ho cambiato idea",
        "non fa niente"],

        "wait":[
        "aspetta [un (attimo|momento|secondo|po'|minuto)|un attimino]","un attimo","un momento","un secondo",
        "un minuto","un attimino","attimo","momento","(dammi|datemi) un (attimo|secondo|momento|minuto)",
        "(fammi|lasciami) (pensare|vedere|riflettere)","non sono sicur(o|a)","aspetti"],

        "repeat":[
        "cosa","come","scusa","scusi","eh","prego","che cosa","cos'hai detto","(cosa|che) hai detto",
        "(ripeti|ripetilo|ripetimelo|ripeta) [la domanda|per favore]",
        "(puoi|potresti|può) (ripetere|ripeterlo)","ancora","un'altra volta","dillo di nuovo","di nuovo",
        "dillo ancora","non ho (capito|sentito)","(qual era|quale era|qual è) la domanda"],

        "help":[
        "aiuto","aiutami","aiutatemi",
        "(cosa|che cosa|che) (posso|devo|si può) (dire|fare|rispondere|scegliere)",
        "(quali|che) (sono le opzioni|opzioni ho|opzioni ci sono|scelte ho)","ho bisogno di aiuto",
        "non (so|lo so|capisco)","come funziona","cosa c'è"],

        "back":[
        "indietro","torna indietro","torna","tornare indietro","vai indietro","torniamo indietro",
        "un passo indietro","domanda precedente","precedente","annulla l'ultima"],

        "restart":[
        "(ricomincia|ricominciare|ricominciamo|riparti|ripartiamo) [da capo|dall'inizio|da zero|daccapo]",
        "da capo","daccapo","dall'inizio","dal principio","da zero","ricominciamo tutto"],

        "any":[
        "uno qualsiasi","una qualsiasi","qualsiasi","qualunque","uno qualunque","quale vuoi",
        "quello che vuoi","quella che vuoi","(è|mi è) (uguale|indifferente|lo stesso)",
        "(non importa|non mi importa) [quale]","(fa|per me fa) lo stesso","(scegli|decidi) tu","sorprendimi",
        "uno a caso","fai tu","come vuoi"],

        "other":["l'altro","l'altra","un altro","un'altra","altro","altra"],
        "positions":["(il|la) prim(o|a)","second(o|a)","terz(o|a)","quart(o|a)","quint(o|a)"],
        "last":["ultim(o|a)"],
        "number":["numero","il numero","opzione","l'opzione"],
        "polite":["per favore","grazie","per piacere","per cortesia"],
        "lead":[
        "ah","oh","eh","beh","be'","bè","allora","dunque","ma","però","anzi","guarda","scusa",
        "aspetta","senti","solo","magari","in realtà","piuttosto","invece","peccato","mah","ecco",
        "dai","ehm","uffa"],

        "set":[
        "(fai|fa'|facciamo|metti|mettici|mettiamo|cambia|cambialo) [in|a|con]","voglio","vorrei",
        "volevo dire","intendo","intendevo","preferisco","preferirei","prendo","scelgo","dico","dicevo",
        "dammi","mi serve","ho detto","(è|sarebbe|diciamo|quello|quella) [di|del|della]"],

        "after_value":[
        "invece","allora","piuttosto","va bene","intendo","volevo dire","al posto suo","andrebbe bene"],

        "link":[
        "a","al","alla","allo","all'","ai","di","del","della","dello","dell'","da","dal","dalla",
        "dallo","in","nel","nella","per","con","fino a","fino al","su","sul","verso","come"],

        "determiner":["il","lo","la","i","gli","le","un","uno","una","mio","mia","l'","un'"],
        "and":["e","e anche","ed"],
        "add":["aggiungi","aggiungici","e","e anche","anche","più","inoltre","includi"],
        "too":["anche","pure"],
        "remove":["senza","togli","tranne","eccetto","ma non","escludi","rimuovi","leva"],
        "not":["non","invece di","al posto di","anziché"],
        "change":["cambia","metti","correggi","modifica","imposta"],
        "to":["in","a","con"],
        "another":[
        "un altro","un'altra","altro","altra","cambia","correggi","modifica","sbagliato","sbagliata"],

        "without":["senza","nessun","nessuna","togli","cancella","rimuovi"],
        "dictate":["scrivi","scriva","di'","dì","digli","dille","metti","il messaggio è"]},
        "messages":
        {"value":["{parameter}?","Che cosa?"],
        "unsupported":
        ["{value} non va. Che cosa invece ({parameter})?",
        "{value} non va. Che cosa invece?",
        "Questo non va. Che cosa invece?"],
        "choose":"Quale: {candidates}?",
        "confirm":"{value}?",
        "confirm_intent":"Lo faccio?",
        "response":"Fatto.",
        "response.unspecified":"Fatto.",
        "response.ready":"Pronto.",
        "response.inProgress":"È in corso.",
        "response.failure":"Mi dispiace, non ha funzionato.",
        "response.failureRequiringAppLaunch":"Per questo bisogna aprire l'app.",
        "response.continueInApp":"Si continua nell'app.",
        "response.handleInApp":"Ci pensa l'app.",
        "response.userConfirmationRequired":"Prima bisogna confermarlo.",
        "cancelled":"Va bene, lascio stare.",
        "gave_up":"Mi dispiace, ancora non capisco. Lasciamo stare.",
        "ambiguous":"Può voler dire più cose. Dillo in un altro modo.",
        "locked":"Prima bisogna sbloccare il dispositivo.",
        "not_understood":"Mi dispiace, non capisco.",
        "not_understood.again":"Ancora non capisco.",
        "not_understood.before":["Non ho capito “{value}”, quindi non cambia niente.","Non ho capito quello che è stato detto."],
        "not_understood.left_out":["Tralascio «{value}», perché non lo capisco.","Tralascio quello che non ho capito."],
        "not_understood.unknown":["Non conosco «{value}».","Mi dispiace, non lo conosco."],
        "help":"Basta una risposta, o «lascia stare».",
        "help.value":"Bastano poche parole, oppure «indietro» o «lascia stare».",
        "help.text":"Da dire come va scritto, o «lascia stare».",
        "help.choose":"Uno dei nomi, «il primo», «uno qualsiasi» o «lascia stare».",
        "help.confirm":"«Sì», «no», o che cosa invece.",
        "help.confirm_intent":"«Sì», «no», o che cosa va cambiato.",
        "not_understood.idle":"Non ho chiesto niente.",
        "not_undone":"Non si può più annullare.",
        "unscheduled":"Va bene, non lo farò.",
        "thanked":"Prego.",
        "greeted":"Ciao. Che cosa posso fare?",
        "help.idle":"Di' con parole tue che cosa vuoi che si faccia.",
        "waiting":"Con calma.",
        "not_supported":"Mi dispiace, qui niente può farlo.",
        "in_progress":"Ci vuole un momento.",
        "scheduled":"Lo farò più tardi: «{when}».",
        "scheduled.asked":"Per più tardi: «{when}».",
        "not_scheduled":"Posso farlo solo subito. Chiedimelo di nuovo quando è ora.",
        "unsupported_app":["{app} non può farlo, ma {others} sì.","{app} non può farlo.","Quell'app non può farlo."],
        "other_app":["Mi dispiace, da qui {app} non si raggiunge.","Mi dispiace, da qui quell'app non si raggiunge."],
        "corrected":["Ho capito «{understood}».","Ho dovuto indovinare alcune parole."]}}
        """##)
    }
}
