// Written by 'parlance generate languages' from fr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fr` = LanguageProfile(tag: ##"fr"##) {
        profile in
        profile.numbers.halves = [
            ##"et demi"##,
            ##"et demie"##,
        ]
        profile.negations = ##"""
        ne n' pas jamais non ni sans aucun aucune sauf plus rien
        """##
        profile.questionWords = ##"""
        comment pourquoi que quoi quand où qui quel quelle quels quelles combien si
        """##
        profile.undoing = ##"""
        supprime supprimer supprimez efface effacer effacez annule annuler annulez enlève enlever enlevez retire \##
        retirer retirez arrête arrêter arrêtez désactive désactiver désactivez décommande décommander
        """##
        profile.reports = [
            ##"dit"##,
            ##"disait"##,
            ##"a dit"##,
            ##"m'a dit"##,
            ##"raconte"##,
            ##"racontait"##,
            ##"prétend"##,
            ##"dois-je"##,
            ##"devrais-je"##,
            ##"est-ce que je dois"##,
            ##"est-ce que je devrais"##,
            ##"avait"##,
            ##"était"##,
            ##"ai-je"##,
            ##"avons-nous"##,
            ##"il a"##,
            ##"elle a"##,
            ##"il paraît que"##,
            ##"j'aurais dû"##,
        ]
        profile.reminders = [
            ##"rappelle-moi"##,
            ##"rappelez-moi"##,
            ##"rappelle moi"##,
            ##"rappelle-nous"##,
        ]
        profile.fillers = ##"""
        euh heu hum ben bah eh alors enfin voilà
        """##
        profile.fillerPhrases = [
            ##"tu sais"##,
            ##"tu vois"##,
            ##"je veux dire"##,
            ##"en fait"##,
            ##"du coup"##,
        ]
        profile.selfCorrections = [
            ##"non"##,
            ##"non non"##,
            ##"non pardon"##,
            ##"pardon"##,
            ##"désolé"##,
            ##"désolée"##,
            ##"je veux dire"##,
            ##"je voulais dire"##,
            ##"enfin"##,
            ##"enfin non"##,
            ##"ou plutôt"##,
            ##"plutôt"##,
            ##"attends"##,
            ##"non attends"##,
            ##"attendez"##,
            ##"excuse-moi"##,
            ##"non plutôt"##,
            ##"je me trompe"##,
            ##"zut"##,
            ##"oups"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"et"##,
            ##"puis"##,
            ##"et puis"##,
            ##"ensuite"##,
            ##"et ensuite"##,
        ]
        profile.conditions = [
            ##"quand"##,
            ##"dès que"##,
            ##"lorsque"##,
            ##"si"##,
            ##"après"##,
            ##"avant"##,
            ##"une fois que"##,
        ]
        profile.lasting = [
            ##"pendant"##,
            ##"pour"##,
            ##"durant"##,
        ]
        profile.mornings = [
            ##"petit déjeuner"##,
            ##"petit-déjeuner"##,
            ##"lever du soleil"##,
        ]
        profile.evenings = [
            ##"dîner"##,
            ##"souper"##,
            ##"apéro"##,
            ##"apéritif"##,
            ##"fête"##,
            ##"soirée"##,
            ##"cinéma"##,
            ##"ciné"##,
            ##"concert"##,
            ##"théâtre"##,
            ##"opéra"##,
            ##"coucher du soleil"##,
        ]
        profile.wholes = [
            ##"tout"##,
            ##"tous"##,
            ##"toute"##,
            ##"toutes"##,
            ##"chaque"##,
        ]
        profile.followUps.things = [
            ##"ça"##,
            ##"cela"##,
        ]
        profile.followUps.before = [
            ##"et"##,
            ##"maintenant"##,
            ##"aussi"##,
            ##"la même chose"##,
            ##"et la même chose"##,
            ##"fais la même chose"##,
            ##"envoie la même chose"##,
            ##"pareil"##,
            ##"fais pareil"##,
        ]
        profile.followUps.after = [
            ##"aussi"##,
            ##"également"##,
        ]
        profile.followUps.again = [
            ##"encore"##,
            ##"encore une fois"##,
            ##"une fois de plus"##,
            ##"refais-le"##,
            ##"réessaie"##,
            ##"essaie encore"##,
        ]
        profile.remarks.openers = [
            ##"j'"##,
            ##"plus de"##,
            ##"pas envie"##,
            ##"marre"##,
            ##"je"##,
            ##"j'ai"##,
            ##"j'en"##,
            ##"j'y"##,
            ##"j'avais"##,
            ##"j'étais"##,
            ##"j'arrive"##,
            ##"je suis"##,
            ##"on"##,
            ##"nous"##,
            ##"c'est"##,
            ##"c'était"##,
            ##"ça"##,
            ##"il y a"##,
            ##"y a"##,
        ]
        profile.remarks.subjects = [
            ##"ce"##,
            ##"cette"##,
            ##"ces"##,
            ##"papa"##,
            ##"maman"##,
            ##"son"##,
            ##"sa"##,
            ##"leur"##,
            ##"leurs"##,
            ##"un"##,
            ##"une"##,
            ##"il"##,
            ##"elle"##,
            ##"ils"##,
            ##"elles"##,
            ##"mon"##,
            ##"ma"##,
            ##"mes"##,
            ##"notre"##,
            ##"nos"##,
            ##"le"##,
            ##"la"##,
            ##"les"##,
            ##"l'"##,
            ##"tout le monde"##,
            ##"quelqu'un"##,
            ##"personne"##,
        ]
        profile.remarks.states = [
            ##"on regarde"##,
            ##"on mange"##,
            ##"on dort"##,
            ##"on part"##,
            ##"on rentre"##,
            ##"je pars"##,
            ##"je rentre"##,
            ##"je dors"##,
            ##"je mange"##,
            ##"je travaille"##,
            ##"je cuisine"##,
            ##"je conduis"##,
            ##"je vois"##,
            ##"j'ai plus"##,
            ##"j'entends"##,
            ##"j'étouffe"##,
            ##"j'attends"##,
            ##"je suis"##,
            ##"j'ai"##,
            ##"j'arrive"##,
            ##"j'en"##,
            ##"je dois"##,
            ##"je vais"##,
            ##"on est"##,
            ##"on a"##,
            ##"on va"##,
            ##"on commence"##,
            ##"nous sommes"##,
            ##"il est"##,
            ##"il y a"##,
            ##"il fait"##,
            ##"elle est"##,
            ##"c'est"##,
            ##"y a"##,
            ##"ça"##,
        ]
        profile.remarks.wishes = [
            ##"je veux"##,
            ##"je voudrais"##,
            ##"j'aimerais"##,
            ##"je cherche"##,
            ##"j'ai besoin"##,
            ##"on veut"##,
            ##"on voudrait"##,
            ##"on cherche"##,
            ##"il me faut"##,
            ##"il faut"##,
        ]
        profile.remarks.reasons = [
            ##"parce que"##,
            ##"parce qu'"##,
            ##"car"##,
            ##"vu que"##,
            ##"vu qu'"##,
            ##"puisque"##,
            ##"puisqu'"##,
            ##"comme je"##,
            ##"comme on"##,
            ##"comme il"##,
            ##"étant donné que"##,
            ##"sinon"##,
            ##"histoire de"##,
            ##"pour que"##,
            ##"du coup"##,
            ##"maintenant que"##,
            ##"maintenant qu'"##,
            ##"depuis que"##,
            ##"depuis"##,
            ##"figure toi que"##,
            ##"figure-toi que"##,
            ##"on dirait"##,
            ##"telle que"##,
            ##"tel que"##,
        ]
        profile.remarks.verbs = ##"""
        sonne sonnent brille brillent bouge bougent bourdonne cogne casse coince craque crame colle dégouline dépend \##
        désespère dérange descend descends devient deviens dois dure durent éclaire énerve énervent entre \##
        entrent espère explose fatigue ferment frappe gagne garde gratte grince gronde grille goutte hurle insiste \##
        jouent lâche lave laisse marchent montent mouille mord neige offre ouvrent parle parlent passent pique pèse \##
        plante promène pousse préfère promets quitte ramène râle rate ressens ressent rigole ronfle rentre sens \##
        serre sèche souffre souffle saigne stresse suffit tient tiens tombent touche traîne transpire tremble trempe \##
        vient vit vole voit tuent tue regarde regardons mange mangent travaille cuisine entend entends aboie pleure \##
        crie brûle fume commence commencent part revient reviens bosse révise lit aime adore déteste supporte coule \##
        fuit déborde a t'a était suis es est sommes êtes sont étais étaient c'est c'était ai j'ai as avons avez \##
        ont avait avais y'a j'en n'ai n'a n'est n'y m'a l'a t'ai l'ai s'est vais va vont allait fait fais font faisait \##
        peux peut pouvez peuvent pouvais pouvait doit doivent veux veut voulais sais sait faut fallait viens viennent \##
        venait crois pense tombe tape plaignent plaint dort dorment dors ressemble arrive arrivent gèle meurs crève \##
        étouffe caille pleut sent prend prends manque oublie vois reste restent marche tourne finit fini sort sors \##
        pars rentrent perd perds dirait serait aurait vaut risque attend attends
        """##
        profile.remarks.speech = ##"""
        murmure murmurait murmuré chuchote chuchotait chuchoté souffle soufflait soufflé marmonne rêve rêvait \##
        rêvé cite citait chante chantait propose proposait proposé panneau mot titre recommande dit disait disent \##
        dis demande demandait demandé demandent crie criait écrit écrivait répète répétait raconte pense croit \##
        veut voulait voudrait souhaite suggère supplie répond répondu appelle
        """##
        profile.remarks.unfinished = ##"""
        à de d' et ou mais pas jamais toujours souvent parfois je tu il elle on nous vous ils elles qui que qu' dont \##
        où si comment quand pourquoi le la les l' un une des du mon ma mes ton ta ses son sa leur au aux pour par \##
        avec sans en dans sur est sont suis ai a ont vais va peux peut dois doit veux veut fait ne n' y se me te
        """##
        profile.remarks.commands = ##"""
        amène emmène conduis mets met mettez lance allume éteins ouvre ferme baisse monte augmente diminue joue \##
        arrête stoppe coupe appelle téléphone envoie écris dis préviens rappelle réveille réserve commande \##
        annule supprime efface ajoute enlève retire note crée programme règle change déplace décale paie paye \##
        vire montre lis cherche trouve donne fais reprends continue passe démarre commence termine finis peux \##
        pourrais tu est-ce quel quelle quels quelles quand où combien comment qui verrouille déverrouille chauffe \##
        demande dépêche mute mémorise bloque
        """##
        profile.remarks.interjections = ##"""
        oh ah bon bah ben ouf pff zut mince alors allez dis écoute tiens hé eh ok okay voilà enfin oups dommage \##
        merde purée punaise bref
        """##
        profile.remarks.takingBack = ##"""
        condition pourvu supposant admettons supposons sauf rire plaisanterie essai répète exercice semblant erreur \##
        rigole plaisante blague laisse oublie moi-même tant test exemple regrette refuse interdit interdite contre \##
        idiot
        """##
        profile.remarks.joints = [
            ##"donc"##,
            ##"alors"##,
            ##"du coup"##,
        ]
        profile.remarks.turns = [
            ##"oui"##,
            ##"mais"##,
            ##"et"##,
            ##"bon"##,
            ##"ok"##,
            ##"allez"##,
            ##"maintenant"##,
            ##"et maintenant"##,
            ##"enfin"##,
            ##"bref"##,
            ##"s'il te plaît"##,
            ##"s'il vous plaît"##,
            ##"tiens"##,
        ]
        profile.remarks.praises = [
            ##"ah"##,
            ##"oh"##,
            ##"ok"##,
            ##"bien"##,
            ##"super"##,
            ##"parfait"##,
            ##"génial"##,
            ##"bon"##,
            ##"chouette"##,
            ##"très"##,
            ##"d'accord"##,
            ##"nickel"##,
            ##"ben"##,
        ]
        profile.remarks.settled = [
            ##"déjà payé"##,
            ##"remboursé"##,
            ##"rendu"##,
            ##"lui-même"##,
            ##"elle-même"##,
            ##"eux-mêmes"##,
            ##"nous emmène"##,
            ##"m'emmène"##,
            ##"nous ramène"##,
            ##"me ramène"##,
            ##"nous conduit"##,
            ##"réglé"##,
            ##"en espèces"##,
            ##"en liquide"##,
        ]
        profile.articles = ##"""
        le la les un une mon ma
        """##
        profile.functionWords = ##"""
        le la les l' l un une des du de d' d au aux à en et ou que qu' qu qui je j' j tu il elle on nous vous ils \##
        elles me m' m te t' t se s' s mon ma mes ton ta tes son sa ses notre votre leur ce cet cette ces c' c est sont \##
        suis es être avoir ai as a ont peux peut peut-être veux veut voudrais pour par avec sur dans chez y plaît \##
        plait merci si comme
        """##
        profile.numberHomophones = ##"""
        de des du un une en sans cette ces
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        aide aime aimer aller ami amie amour an ange année appel apporte apprend apprendre après arbre argent arme
        arrive assez attend attendre attends aussi autre avance avant avion bain balle banc bande barre bas base
        bateau beau beaucoup belle bien blanc bleu bloc boire bois bon bonne bord bouche boule bout boîte bras bruit
        brûle but bâton bête cache cadre calme camp carte cas casse cause cave cela celle cent centre cesse chaise
        chambre champ chance change chanson chante chapeau chaque char charge chasse chat chaud chef chemin cher
        cherche chercher cheval cheveu chez chien choix chose chute château ciel cinq clair classe clé coeur coin
        colle combien comme comprend compte connais continue corde corps cou coude coule coup coupe couper cour cours
        court crains creuse crie croire crois crée cuire cuisine côte danse danser date dent dernier derrière
        dessin deux devant deviens dieu dire dis dix doigt dois donc donne donner dort dos douce doute doux droit dure
        eau encore enfant ennui entend entends entre entrer envoie envoyer est eux face facile faim faire fais fait
        famille fatigue faute femme fenêtre fer ferme feu feuille fille film fils fin finir fleur foi fois fond force
        forme fort forêt four fous frais frappe froid front fruit frère fuite fumée fête gagne garde garder gare
        garçon gens glace gorge goût grand gras gris gros groupe guerre haut herbe heure heureux hier histoire hiver
        homme huile huit ici idée image jamais jambe jardin jaune jette jeu jeune joie joue jouer jour juge jupe jure
        juste lac laine laisse laisser lait lampe lance langue large larme lave laver lent lettre leçon libre lieu
        ligne lire lis lit livre loi loin long lourd lui lumière lune lève léger madame main maire mais maison mal
        malade manche mange manger manque marche marcher mari masse matin mauvais maître mer mesure met mets mettre
        midi mille mine mode moi moins mois moitié monde monte montre montrer mort mot mou mouche mur mère mêle
        même nage naît neige nez noir nom nombre note nouveau nu nuage nuit numéro occupe odeur oeil oeuvre offre
        oiseau ombre or ordre oreille oser oublie ouvre ouvrir page paie paille pain paix pale papa papier parc pareil
        parent parle parler part partir pas passe passer patte pauvre paye payer pays peau peine pelle pense penser
        perd perdre petit peu peur photo phrase pied pierre place plage plaine plan plat plein pleure pluie plume
        poche poids point poire pomme pont porte porter pose poser poste pot pouce poule pousse pousser prend prendre
        prends prier prince prix proche près prépare prête puis pâte père pêche quand quart quatre quel question
        quitte raconte raison range rappelle rase rat regard regarde regarder reine reste rester reçois rien rire ris
        robe roche roi rond rose roue rouge roule route rue rêve rêver sable sac sage sais saison sale salle sang
        saute sauter sauve savoir sec seize sel sens sent sept seul signe siècle soeur soif soin soir soleil solide
        sombre somme son sort sorte sortir souffle soupe sourire souvent sucre suis suit suite suivre sujet table
        tache taille tant tape tard tasse temps tendre tenir tente terre tiens tire tirer toi toile tombe tomber ton
        touche toucher tour tourne tourner tout trace train travail travaille trois trop trou trouve trouver tue tête
        tôt user vache vague vais valise vas vaste veille vend vendre vends vendu venir vent ventre ver verre vers
        vert vide vie vieux ville vin vingt vis visage vite vive vivre voie voir vois voisin voit voix vol vole voler
        vouloir voyage vrai vue âme âne école écoute écouter écrire écris église épaule équipe étage état
        éteins étoile étude été être
        """##)
        profile.nameForms = [
            NameForm(##""##, ##"s"##),
            NameForm(##"eau"##, ##"eaux"##),
            NameForm(##"eu"##, ##"eux"##),
            NameForm(##"al"##, ##"aux"##),
            NameForm(##"s"##, ##""##),
            NameForm(##"x"##, ##""##),
            NameForm(##"z"##, ##""##),
        ]
        profile.opposites = [
            ##"allume éteins"##,
            ##"allumer éteindre"##,
            ##"allumé éteint"##,
            ##"ouvre ferme"##,
            ##"ouvrir fermer"##,
            ##"ouvert fermé"##,
            ##"monte descends"##,
            ##"monter descendre"##,
            ##"monte démonte"##,
            ##"augmente diminue"##,
            ##"augmenter diminuer"##,
            ##"augmente baisse"##,
            ##"augmenter baisser"##,
            ##"gauche droite"##,
            ##"chaud froid"##,
            ##"haut bas"##,
            ##"dedans dehors"##,
            ##"active désactive"##,
            ##"activer désactiver"##,
            ##"activé désactivé"##,
            ##"verrouille déverrouille"##,
            ##"verrouiller déverrouiller"##,
            ##"bloque débloque"##,
            ##"bloquer débloquer"##,
            ##"connecte déconnecte"##,
            ##"connecter déconnecter"##,
            ##"installe désinstalle"##,
            ##"installer désinstaller"##,
            ##"charge décharge"##,
            ##"charger décharger"##,
            ##"branche débranche"##,
            ##"brancher débrancher"##,
            ##"abonne désabonne"##,
            ##"accroche décroche"##,
            ##"gèle dégèle"##,
            ##"arme désarme"##,
            ##"commence arrête"##,
            ##"démarre arrête"##,
            ##"démarrer arrêter"##,
            ##"ajoute retire"##,
            ##"ajouter retirer"##,
            ##"achète vends"##,
            ##"inclus exclus"##,
            ##"importe exporte"##,
            ##"plus moins"##,
            ##"avant après"##,
            ##"entrer sortir"##,
            ##"lève baisse"##,
            ##"lever baisser"##,
        ]
        profile.negatingPrefixes = ##"""
        dé des dés in im non mal
        """##
        profile.opposedPrefixes = [
            ##"in ex"##,
            ##"im ex"##,
        ]
        var sounds = SoundTable(rules: [
            SoundTable.Entry(##"eau"##, ##"o"##),
            SoundTable.Entry(##"au"##, ##"o"##),
            SoundTable.Entry(##"ai"##, ##"E"##),
            SoundTable.Entry(##"ei"##, ##"E"##),
            SoundTable.Entry(##"é"##, ##"E"##),
            SoundTable.Entry(##"è"##, ##"E"##),
            SoundTable.Entry(##"ê"##, ##"E"##),
            SoundTable.Entry(##"er$"##, ##"E"##),
            SoundTable.Entry(##"ez$"##, ##"E"##),
            SoundTable.Entry(##"et$"##, ##"E"##),
            SoundTable.Entry(##"ée$"##, ##"E"##),
            SoundTable.Entry(##"ées$"##, ##"E"##),
            SoundTable.Entry(##"és$"##, ##"E"##),
            SoundTable.Entry(##"e$"##, ##""##),
            SoundTable.Entry(##"es$"##, ##""##),
            SoundTable.Entry(##"ent$"##, ##"ã"##),
            SoundTable.Entry(##"oi"##, ##"wa"##),
            SoundTable.Entry(##"ou"##, ##"U"##),
            SoundTable.Entry(##"eu"##, ##"ö"##),
            SoundTable.Entry(##"oeu"##, ##"ö"##),
            SoundTable.Entry(##"ph"##, ##"f"##),
            SoundTable.Entry(##"qu"##, ##"k"##),
            SoundTable.Entry(##"q"##, ##"k"##),
            SoundTable.Entry(##"c(eiy)"##, ##"s"##),
            SoundTable.Entry(##"ç"##, ##"s"##),
            SoundTable.Entry(##"c"##, ##"k"##),
            SoundTable.Entry(##"ch"##, ##"S"##),
            SoundTable.Entry(##"g(eiy)"##, ##"j"##),
            SoundTable.Entry(##"ge(ao)"##, ##"j"##),
            SoundTable.Entry(##"gu(ei)"##, ##"g"##),
            SoundTable.Entry(##"gn"##, ##"N"##),
            SoundTable.Entry(##"h"##, ##""##),
            SoundTable.Entry(##"y"##, ##"i"##),
            SoundTable.Entry(##"x$"##, ##""##),
            SoundTable.Entry(##"s$"##, ##""##),
            SoundTable.Entry(##"t$"##, ##""##),
            SoundTable.Entry(##"d$"##, ##""##),
            SoundTable.Entry(##"p$"##, ##""##),
            SoundTable.Entry(##"z$"##, ##""##),
            SoundTable.Entry(##"ss"##, ##"s"##),
            SoundTable.Entry(##"in(bcdfgjklpqrstvxz)"##, ##"5"##),
            SoundTable.Entry(##"in$"##, ##"5"##),
            SoundTable.Entry(##"ain$"##, ##"5"##),
            SoundTable.Entry(##"ein$"##, ##"5"##),
            SoundTable.Entry(##"im(bp)"##, ##"5"##),
            SoundTable.Entry(##"an(bcdfgjklpqrstvxz)"##, ##"ã"##),
            SoundTable.Entry(##"en(bcdfgjklpqrstvxz)"##, ##"ã"##),
            SoundTable.Entry(##"an$"##, ##"ã"##),
            SoundTable.Entry(##"am(bp)"##, ##"ã"##),
            SoundTable.Entry(##"em(bp)"##, ##"ã"##),
            SoundTable.Entry(##"on(bcdfgjklpqrstvxz)"##, ##"õ"##),
            SoundTable.Entry(##"on$"##, ##"õ"##),
            SoundTable.Entry(##"om(bp)"##, ##"õ"##),
        ])
        sounds.accents = ##"éèêç"##
        profile.sounds = .table(sounds)
        profile.replies = ReplyGrammar(tag: ##"fr"##, line: 175, text: ##"""
        {"answers":
        {"yes":[
        "oui [oui]","ouais","ouaip","si","ok","okay","d'accord","bien sûr","volontiers","vas-y",
        "allez-y","allons-y","vas y","parfait","exactement","exact","tout à fait",
        "c'est (ça|bon|bien ça|exact|juste|correct|parfait)","ça (marche|roule|me va|va)","entendu",
        "évidemment","absolument","certainement","fais-le","faites-le","fais ça","fais le",
        "avec plaisir","pourquoi pas","je confirme","confirme","confirmer","confirmé","envoie",
        "envoie-le","envoyez","envoie le","carrément","super","(très|c'est) bien","mais oui","oui oui",
        "sans problème","bien entendu","(je pense|je crois) [que oui]","juste","correct","yep","nickel",
        "impeccable","banco"],

        "no":[
        "non [non]","nan","nope","pas du tout","surtout pas","jamais","non merci","merci non",
        "pas maintenant","pas encore","plutôt (pas|non)","ne le fais pas","ne fais pas ça",
        "ne l'envoie pas","c'est faux","incorrect","faux","(je ne|je) (crois|pense) pas",
        "(je n'en|j'en) (veux|ai) pas [envie|besoin]","je ne veux pas","je préfère pas","il vaut mieux pas",
        "mieux vaut pas","en aucun cas","certainement pas","hors de question",
        "(ce n'est|c'est) pas la peine [de le faire]","pas question","absolument pas","pas ce soir",
        "pas aujourd'hui","une autre fois","ça ne va pas",
        "(c'est|ce n'est) pas (ça|bon|correct|juste|exact|vrai)"],

        "cancel":[
        "annule [ça|tout|le]","annulez","annuler","annule-le","(laisse|laissez) tomber","oublie [ça|le]",
        "oubliez [ça]","arrête","arrêtez","stop","tant pis","j'ai changé d'avis","laisse","abandonne",
        "[non] rien","c'est bon laisse"],

        "wait":[
        "attends [un (instant|moment|peu)|une (seconde|minute)|deux secondes|un peu]","attendez [un instant]",
        "un instant","un moment","une seconde","une minute","deux secondes","deux minutes",
        "(laisse|laissez)-moi (réfléchir|voir|une seconde)","minute",
        "je (réfléchis|ne suis pas sûr|ne suis pas sûre)"],

        "repeat":[
        "quoi","comment","pardon","hein","(répète|répétez|répéter) [ça|la question|s'il te plaît]",
        "(tu peux|peux-tu|pouvez-vous|vous pouvez) (répéter|redire ça)","redis [ça|le]","redis-le",
        "encore une fois","qu'est-ce que tu as dit","tu as dit quoi","tu dis quoi","qu'as-tu dit",
        "je n'ai pas (compris|entendu)","(j'ai pas|pas) (compris|entendu)","quelle (est|était) la question"],

        "help":[
        "aide","aide-moi","aidez-moi","à l'aide",
        "(qu'est-ce que|que) (je peux|puis-je|je dois) (dire|répondre|faire|choisir)",
        "(je peux|je dois) dire quoi","(quelles sont les|quels sont mes|quels) (options|choix)",
        "j'ai besoin d'aide","(je ne|je) sais pas","comment ça marche","qu'est-ce qu'il y a","il y a quoi"],

        "back":[
        "(retour|en arrière|reviens [en arrière]|revenir [en arrière]|retourne [en arrière])",
        "annule la dernière","question précédente","précédent"],

        "restart":[
        "(recommence|recommencez|recommencer|recommençons|on recommence) [tout|depuis le début|du début|à zéro]",
        "(depuis le|du) début","reprends (du|depuis le) début","à zéro","repartons de zéro"],

        "any":[
        "n'importe [lequel|laquelle|qui|quoi|où]","peu importe [lequel|laquelle]","(ça m'est|c'est) égal",
        "comme tu veux","comme vous voulez","celui que tu veux","celle que tu veux",
        "(choisis|choisissez|décide) [pour moi|toi-même|toi]","au choix","surprends-moi",
        "je m'en (fiche|fous)","l'un ou l'autre","à toi de (voir|choisir)"],

        "other":["l'autre","un autre","une autre"],
        "positions":[
        "(le|la) premi(er|ère)","deuxième","second","seconde","troisième","quatrième","cinquième"],

        "last":["derni(er|ère)"],
        "number":["numéro","le numéro","option","l'option","choix"],
        "polite":["s'il te plaît","s'il vous plaît","merci","stp","svp"],
        "lead":[
        "ah","oh","euh","ben","bah","bon","alors","enfin","en fait","attends","pardon","désolé",
        "mais","plutôt","finalement","dans ce cas","peut-être","juste","seulement","tiens","zut",
        "mince","eh bien"],

        "set":[
        "mets","mettez","mets-le","mettons","disons","plutôt","change","change pour","passe à",
        "changez pour","je veux","je voudrais","je voulais dire","je veux dire","je préfère","je prends",
        "j'ai dit","donne-moi","je parle de","je choisis","il me faut",
        "(c'est|ce sera|ce serait|celui|celle) [de|du]","et si on disait","pourquoi pas"],

        "after_value":[
        "plutôt","alors","à la place","je veux dire","ça ira","c'est bien","ça me va","finalement"],

        "link":[
        "à","au","aux","de","du","des","en","dans","pour","par","avec","chez","vers","jusqu'à",
        "depuis","sur","comme"],

        "determiner":["le","la","les","un","une","mon","ma","mes","l'"],
        "and":["et","et aussi","ainsi que"],
        "add":["ajoute","ajoutez","et","et aussi","aussi","plus","en plus","inclus"],
        "too":["aussi","également"],
        "remove":["sans","enlève","retire","sauf","mais pas","supprime","excepté"],
        "not":["pas","au lieu de","plutôt que"],
        "change":["change","changez","mets","corrige","modifie"],
        "to":["à","en","pour","par"],
        "another":["un autre","une autre","autre","change","corrige","modifie","mauvais","mauvaise"],
        "without":["sans","aucun","aucune","enlève","supprime","oublie","pas de"],
        "dictate":["écris","écrivez","dis","dites","mets","dis-lui","le message est"]},
        "messages":
        {"value":["{parameter} ?","Que faut-il ?"],
        "unsupported":
        ["{value}, ce n'est pas possible. Quoi à la place ({parameter}) ?",
        "{value}, ce n'est pas possible. Quoi à la place ?",
        "Ce n'est pas possible. Quoi à la place ?"],
        "choose":"Lequel : {candidates} ?",
        "confirm":"{value} ?",
        "confirm_intent":"Je le fais ?",
        "response":"C'est fait.",
        "response.unspecified":"C'est fait.",
        "response.ready":"C'est prêt.",
        "response.inProgress":"C'est en cours.",
        "response.failure":"Désolé, cela n'a pas marché.",
        "response.failureRequiringAppLaunch":"Il faut ouvrir l'application pour cela.",
        "response.continueInApp":"La suite est dans l'application.",
        "response.handleInApp":"L'application s'en charge.",
        "response.userConfirmationRequired":"Il faut d'abord confirmer.",
        "cancelled":"D'accord, on laisse.",
        "gave_up":"Désolé, je ne comprends toujours pas. Laissons cela.",
        "ambiguous":"Cela peut vouloir dire plusieurs choses. Dites-le autrement.",
        "locked":"Il faut d'abord déverrouiller l'appareil.",
        "not_understood":"Désolé, je ne comprends pas.",
        "not_understood.again":"Je ne comprends toujours pas.",
        "not_understood.before":["Je n’ai pas compris « {value} », donc rien ne change.","Je n’ai pas compris ce qui vient d’être dit."],
        "not_understood.left_out":["Je laisse de côté « {value} », que je ne comprends pas.","Je laisse de côté ce que je n’ai pas compris."],
        "not_understood.unknown":["Je ne connais pas « {value} ».","Désolé, je ne connais pas cela."],
        "help":"Une réponse suffit, ou « laisse tomber ».",
        "help.value":"Quelques mots suffisent, sinon « retour » ou « laisse tomber ».",
        "help.text":"À dire comme il faut l'écrire, ou « laisse tomber ».",
        "help.choose":"Un des noms, « le premier », « n'importe lequel » ou « laisse tomber ».",
        "help.confirm":"« Oui », « non », ou ce qu'il faut à la place.",
        "help.confirm_intent":"« Oui », « non », ou ce qui doit changer.",
        "not_understood.idle":"Je n'ai rien demandé.",
        "not_undone":"Je ne peux pas revenir là-dessus.",
        "unscheduled":"D'accord, je ne le ferai pas.",
        "thanked":"Avec plaisir.",
        "greeted":"Bonjour. Que puis-je faire ?",
        "help.idle":"Dites avec vos mots ce qui doit être fait.",
        "waiting":"Rien ne presse.",
        "not_supported":"Désolé, rien ici ne peut faire cela.",
        "in_progress":"Cela prend un instant.",
        "scheduled":"Je le ferai plus tard : « {when} ».",
        "scheduled.asked":"Pour plus tard : « {when} ».",
        "not_scheduled":"Je ne peux le faire que tout de suite. À redemander le moment venu.",
        "unsupported_app":["{app} ne peut pas le faire, mais {others} oui.","{app} ne peut pas le faire.","Cette application ne peut pas le faire."],
        "other_app":["Désolé, {app} n'est pas accessible d'ici.","Désolé, cette application n'est pas accessible d'ici."],
        "corrected":["J'ai compris « {understood} ».","J'ai dû deviner quelques mots."]}}
        """##)
    }
}
