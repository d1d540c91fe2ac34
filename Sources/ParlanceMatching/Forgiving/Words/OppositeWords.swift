import ParlanceText

extension Opposites {
    /// The opposites of a language, whether or not a grammar has them.
    ///
    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String, normalizer: Normalizer) {
        let groups = Self.groups[LanguageTag.subtag(of: language)] ?? ""
        self.init(
            groups.split(separator: ",").map { $0.split(separator: " ").map(String.init) },
            normalizer: normalizer
        )
    }

    /// Pairs of words, with commas between.
    private static let groups: [String: String] = [
        "da":
            "tænd sluk, tænde slukke, åbn luk, åben lukket, på af, op ned, ind ud, højre venstre, varm kold, lås oplås, start stop, "
            + "øg mindsk, hæv sænk, aktiver deaktiver, til fra",
        "de":
            "an aus, ein aus, ab an, auf zu, auf ab, hoch runter, rauf runter, hinauf hinunter, oben unten, hinein hinaus, rein raus, "
            + "links rechts, heiß kalt, warm kalt, wärmer kälter, lauter leiser, heller dunkler, mehr weniger, erhöhe verringere, "
            + "erhöhen verringern, hebe senke, heben senken, steigere senke, öffne schließe, öffnen schließen, offen geschlossen, "
            + "starte stoppe, starten stoppen, start stopp, aktiviere deaktiviere, aktivieren deaktivieren, sperre entsperre, "
            + "sperren entsperren, verriegle entriegle, verriegeln entriegeln, lade entlade, belade entlade, installiere deinstalliere, "
            + "abonniere kündige, verbinde trenne, füge entferne, hinzufügen entfernen, anschalten ausschalten, einschalten ausschalten, "
            + "anmachen ausmachen, aufmachen zumachen, aufschließen zuschließen, anmelden abmelden, annehmen ablehnen, kaufe verkaufe, "
            + "kaufen verkaufen, innen außen, schnell langsam, schneller langsamer, erlaube verbiete, sende empfange",
        "en":
            "on off, in out, up down, left right, top bottom, hot cold, warm cool, warmer cooler, hotter colder, high low, higher lower, "
            + "increase decrease, raise lower, rise fall, open close, opened closed, open shut, lock unlock, locked unlocked, start stop, "
            + "begin end, mute unmute, muted unmuted, enable disable, enabled disabled, activate deactivate, activated deactivated, "
            + "arm disarm, armed disarmed, freeze unfreeze, install uninstall, subscribe unsubscribe, connect disconnect, plug unplug, "
            + "pair unpair, block unblock, follow unfollow, like unlike, mount unmount, load unload, upload download, encrypt decrypt, "
            + "include exclude, import export, inflate deflate, add remove, attach detach, allow forbid, allow deny, allow disallow, "
            + "accept reject, buy sell, send receive, lend borrow, give take, push pull, pause unpause, pause resume, play pause, do undo, "
            + "undo redo, hide unhide, hide show, show unshow, pin unpin, zip unzip, check uncheck, mark unmark, archive unarchive, "
            + "delete undelete, link unlink, register deregister, approve disapprove, authorize deauthorize, charge discharge, "
            + "insert remove, first last, more less, before after, inside outside, indoor outdoor, indoors outdoors, front back, "
            + "brighter darker, brighten darken, faster slower, louder quieter, over under, forward backward, forwards backwards, "
            + "next previous, sign unsign, cover uncover, fold unfold, dress undress, screw unscrew, wrap unwrap, seal unseal, "
            + "ban unban, sync unsync, share unshare, star unstar, assign unassign, select deselect, select unselect, wind unwind",
        "es":
            "enciende apaga, encender apagar, prende apaga, abre cierra, abrir cerrar, abierto cerrado, sube baja, subir bajar, "
            + "aumenta disminuye, aumentar disminuir, aumenta reduce, izquierda derecha, caliente frío, arriba abajo, dentro fuera, "
            + "activa desactiva, activar desactivar, activado desactivado, bloquea desbloquea, bloquear desbloquear, conecta desconecta, "
            + "conectar desconectar, instala desinstala, instalar desinstalar, carga descarga, cargar descargar, congela descongela, "
            + "inicia detén, empieza para, añade quita, añadir quitar, compra vende, comprar vender, incluye excluye, silencia desilencia, "
            + "importa exporta, más menos, antes después, alto bajo, encendido apagado, encendida apagada, arma desarma, monta desmonta",
        "fr":
            "allume éteins, allumer éteindre, allumé éteint, ouvre ferme, ouvrir fermer, ouvert fermé, monte descends, monter descendre, "
            + "monte démonte, augmente diminue, augmenter diminuer, augmente baisse, augmenter baisser, gauche droite, chaud froid, "
            + "haut bas, dedans dehors, active désactive, activer désactiver, activé désactivé, verrouille déverrouille, "
            + "verrouiller déverrouiller, bloque débloque, bloquer débloquer, connecte déconnecte, connecter déconnecter, "
            + "installe désinstalle, installer désinstaller, charge décharge, charger décharger, branche débranche, "
            + "brancher débrancher, abonne désabonne, accroche décroche, gèle dégèle, arme désarme, commence arrête, démarre arrête, "
            + "démarrer arrêter, ajoute retire, ajouter retirer, achète vends, inclus exclus, importe exporte, plus moins, avant après, "
            + "entrer sortir, lève baisse, lever baisser",
        "it":
            "accendi spegni, accendere spegnere, acceso spento, accesa spenta, apri chiudi, aprire chiudere, aperto chiuso, alza abbassa, "
            + "alzare abbassare, aumenta diminuisci, aumenta riduci, aumentare diminuire, sinistra destra, caldo freddo, su giù, sopra sotto, "
            + "dentro fuori, attiva disattiva, attivare disattivare, attivo disattivo, blocca sblocca, bloccare sbloccare, "
            + "collega scollega, collegare scollegare, connetti disconnetti, installa disinstalla, installare disinstallare, "
            + "carica scarica, caricare scaricare, congela scongela, inserisci disinserisci, arma disarma, avvia ferma, inizia finisci, "
            + "aggiungi togli, aggiungi rimuovi, compra vendi, includi escludi, importa esporta, più meno, prima dopo, monta smonta, "
            + "abilita disabilita",
        "nb":
            "åpne lukk, åpen lukket, på av, opp ned, inn ut, høyre venstre, varm kald, lås åpne, lås opplås, start stopp, øk senk, "
            + "hev senk, aktiver deaktiver",
        "nl":
            "aan uit, open dicht, open sluit, openen sluiten, op neer, omhoog omlaag, links rechts, warm koud, warmer kouder, binnen buiten, "
            + "in uit, verhoog verlaag, verhogen verlagen, harder zachter, meer minder, start stop, activeer deactiveer, "
            + "activeren deactiveren, vergrendel ontgrendel, vergrendelen ontgrendelen, koppel ontkoppel, koppelen ontkoppelen, "
            + "laad ontlaad, installeer deïnstalleer, installeer verwijder, aanzetten uitzetten, inschakelen uitschakelen, "
            + "aandoen uitdoen, verbind verbreek, blokkeer deblokkeer, dempen ontdempen, koop verkoop, kopen verkopen, voor na, "
            + "inloggen uitloggen, aanmelden afmelden, vries ontdooi",
        "pl":
            "włącz wyłącz, włączyć wyłączyć, otwórz zamknij, podnieś opuść, zwiększ zmniejsz, zwiększyć zmniejszyć, lewo prawo, góra dół, "
            + "ciepło zimno, zablokuj odblokuj, podłącz odłącz, połącz rozłącz, zainstaluj odinstaluj, aktywuj dezaktywuj, "
            + "zapal zgaś, podgłośnij przycisz, włączone wyłączone, włączony wyłączony, włączona wyłączona",
        "pt":
            "liga desliga, ligar desligar, ligado desligado, ligada desligada, acende apaga, acender apagar, abre fecha, abrir fechar, "
            + "aberto fechado, sobe desce, subir descer, aumenta diminui, aumentar diminuir, aumenta reduz, esquerda direita, quente frio, "
            + "cima baixo, dentro fora, ativa desativa, ativar desativar, ativado desativado, bloqueia desbloqueia, "
            + "bloquear desbloquear, tranca destranca, trancar destrancar, conecta desconecta, conectar desconectar, "
            + "instala desinstala, instalar desinstalar, carrega descarrega, carregar descarregar, congela descongela, inicia para, "
            + "adiciona remove, compra vende, inclui exclui, importa exporta, mais menos, antes depois, arma desarma",
        "ru":
            "включи выключи, включить выключить, включите выключите, включено выключено, включен выключен, вкл выкл, открой закрой, "
            + "открыть закрыть, откройте закройте, открыто закрыто, подними опусти, поднять опустить, увеличь уменьши, "
            + "увеличить уменьшить, повысь понизь, повысить понизить, прибавь убавь, прибавить убавить, запри отопри, "
            + "заблокируй разблокируй, заблокировать разблокировать, подключи отключи, подключить отключить, налево направо, левый правый, "
            + "вверх вниз, громче тише, теплее холоднее, начни закончи, зажги погаси, установи удали, активируй деактивируй, "
            + "купи продай, больше меньше, войти выйти, вход выход, впусти выпусти, внутри снаружи",
        "sv":
            "tänd släck, tända släcka, öppna stäng, öppen stängd, på av, upp ner, upp ned, in ut, höger vänster, varm kall, lås öppna, "
            + "lås upplås, starta stoppa, start stopp, öka minska, höj sänk, höja sänka, aktivera avaktivera, aktivera inaktivera",
        "uk":
            "увімкни вимкни, ввімкни вимкни, увімкнути вимкнути, увімкніть вимкніть, відкрий закрий, відкрити закрити, відчини зачини, "
            + "підніми опусти, збільш зменш, збільшити зменшити, підключи відключи, заблокуй розблокуй, ліворуч праворуч, вгору вниз, "
            + "гучніше тихіше, увімкнено вимкнено",
    ]
}
