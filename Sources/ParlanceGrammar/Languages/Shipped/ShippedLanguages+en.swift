// Written by 'parlance generate languages' from en.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `en` = LanguageProfile(tag: ##"en"##) {
        profile in
        profile.numbers.ones = [
            ##"a"##,
        ]
        profile.numbers.signs = [
            ##"negative"##,
        ]
        profile.numbers.halves = [
            ##"and a half"##,
        ]
        profile.negations = ##"""
        not no don't dont doesn't doesnt won't wont can't cant isn't isnt aren't arent didn't didnt never none nor \##
        neither without except unless nothing wouldn't wouldnt shouldn't shouldnt couldn't couldnt mustn't needn't \##
        haven't havent hasn't hasnt hadn't wasn't wasnt weren't ain't aint
        """##
        profile.questionWords = ##"""
        how why what what's whats when where who who's whos whom whose which if whether
        """##
        profile.undoing = ##"""
        delete deleting cancel cancelling canceling undo unsend remove erase clear discard scrap stop end quit abort \##
        disable dismiss revoke
        """##
        profile.reports = [
            ##"said"##,
            ##"says"##,
            ##"saying"##,
            ##"told"##,
            ##"tells"##,
            ##"wish"##,
            ##"wished"##,
            ##"wishes"##,
            ##"thinks"##,
            ##"heard"##,
            ##"dreamt"##,
            ##"dreamed"##,
            ##"imagine"##,
            ##"suppose"##,
            ##"should i"##,
            ##"should we"##,
            ##"did"##,
            ##"do i"##,
            ##"do we"##,
            ##"have i"##,
            ##"have we"##,
            ##"has"##,
            ##"was"##,
            ##"were"##,
            ##"took"##,
            ##"went"##,
            ##"gave"##,
            ##"sent"##,
            ##"paid"##,
            ##"called"##,
            ##"wrote"##,
            ##"texted"##,
            ##"asked"##,
            ##"ordered"##,
            ##"booked"##,
            ##"used to"##,
            ##"would have"##,
            ##"could have"##,
            ##"should have"##,
            ##"would've"##,
            ##"could've"##,
            ##"should've"##,
            ##"wants"##,
            ##"is going"##,
            ##"is running"##,
            ##"million"##,
            ##"billion"##,
            ##"half"##,
            ##"twice"##,
            ##"double"##,
            ##"triple"##,
            ##"couple"##,
            ##"dozen"##,
            ##"at most"##,
            ##"at least"##,
            ##"less than"##,
            ##"more than"##,
            ##"afford"##,
            ##"no need to"##,
        ]
        profile.reminders = [
            ##"remind me"##,
            ##"remind us"##,
            ##"reminder"##,
            ##"make a note"##,
            ##"take a note"##,
            ##"must remember"##,
            ##"have to remember"##,
            ##"let me forget"##,
        ]
        profile.fillers = ##"""
        uh um uhm er erm ah hm hmm mmm eh mm like well basically actually wow whoa phew ugh oof oops ooh oh aw yikes \##
        yo dude
        """##
        profile.fillerPhrases = [
            ##"you know"##,
            ##"i mean"##,
            ##"sort of"##,
            ##"kind of"##,
            ##"let's see"##,
            ##"let me see"##,
        ]
        profile.selfCorrections = [
            ##"no"##,
            ##"no no"##,
            ##"no wait"##,
            ##"wait no"##,
            ##"wait"##,
            ##"hang on"##,
            ##"hold on"##,
            ##"no sorry"##,
            ##"sorry no"##,
            ##"sorry"##,
            ##"i mean"##,
            ##"i meant"##,
            ##"no i mean"##,
            ##"no i meant"##,
            ##"actually"##,
            ##"actually no"##,
            ##"no actually"##,
            ##"scratch that"##,
            ##"strike that"##,
            ##"forget that"##,
            ##"make that"##,
            ##"no make that"##,
            ##"or rather"##,
            ##"rather"##,
            ##"correction"##,
            ##"oops"##,
            ##"my mistake"##,
            ##"no not that"##,
            ##"no hang on"##,
            ##"well no"##,
            ##"excuse me"##,
            ##"pardon"##,
            ##"no instead"##,
            ##"instead"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"and"##,
            ##"then"##,
            ##"and then"##,
            ##"then also"##,
            ##"after that"##,
            ##"and after that"##,
            ##"afterwards"##,
            ##"and also"##,
        ]
        profile.conditions = [
            ##"when"##,
            ##"whenever"##,
            ##"once"##,
            ##"as soon as"##,
            ##"the moment"##,
            ##"if"##,
            ##"after"##,
            ##"before"##,
            ##"in case"##,
        ]
        profile.lasting = [
            ##"for"##,
            ##"for the next"##,
            ##"for about"##,
        ]
        profile.mornings = [
            ##"breakfast"##,
            ##"morning run"##,
            ##"sunrise"##,
            ##"school run"##,
        ]
        profile.evenings = [
            ##"dinner"##,
            ##"supper"##,
            ##"drinks"##,
            ##"nightcap"##,
            ##"party"##,
            ##"sunset"##,
            ##"movie"##,
            ##"movies"##,
            ##"cinema"##,
            ##"film"##,
            ##"concert"##,
            ##"gig"##,
            ##"theater"##,
            ##"theatre"##,
            ##"opera"##,
            ##"pub"##,
            ##"date night"##,
            ##"game night"##,
            ##"poker"##,
            ##"barbecue"##,
            ##"bbq"##,
            ##"bedtime"##,
        ]
        profile.contrasts = [
            ##"but"##,
            ##"only"##,
            ##"just"##,
            ##"though"##,
            ##"however"##,
            ##"first"##,
            ##"later"##,
            ##"another"##,
            ##"different"##,
            ##"other"##,
            ##"change"##,
            ##"myself"##,
            ##"ourselves"##,
            ##"afterwards"##,
            ##"instead of"##,
            ##"yet"##,
            ##"still"##,
            ##"then"##,
            ##"or"##,
            ##"either"##,
        ]
        profile.wholes = [
            ##"all"##,
            ##"every"##,
            ##"everything"##,
            ##"each"##,
            ##"the lot"##,
            ##"any of my"##,
            ##"both"##,
            ##"both of them"##,
            ##"all of them"##,
            ##"the two of them"##,
            ##"the pair of them"##,
            ##"them both"##,
            ##"the both of them"##,
        ]
        profile.followUps.persons = [
            ##"her"##,
            ##"him"##,
            ##"them"##,
        ]
        profile.followUps.things = [
            ##"it"##,
            ##"that"##,
            ##"this"##,
            ##"them"##,
            ##"these"##,
            ##"those"##,
            ##"that one"##,
            ##"this one"##,
            ##"the one"##,
            ##"the other one"##,
        ]
        profile.followUps.before = [
            ##"and"##,
            ##"also"##,
            ##"now"##,
            ##"then"##,
            ##"again"##,
            ##"the same"##,
            ##"same"##,
            ##"the same thing"##,
            ##"same thing"##,
            ##"do the same"##,
            ##"do the same thing"##,
            ##"send the same"##,
            ##"send the same thing"##,
            ##"what about"##,
            ##"how about"##,
            ##"make that"##,
            ##"make it"##,
            ##"one more"##,
            ##"another"##,
            ##"another one"##,
            ##"another one for"##,
            ##"one"##,
            ##"one for"##,
            ##"and one"##,
            ##"set one"##,
            ##"set one for"##,
            ##"set another"##,
            ##"set another for"##,
            ##"add one"##,
            ##"add one for"##,
            ##"same for"##,
            ##"same to"##,
            ##"the same for"##,
            ##"the same to"##,
            ##"the same again for"##,
            ##"same again for"##,
            ##"now for"##,
            ##"and now for"##,
            ##"do"##,
            ##"now do"##,
            ##"and do"##,
            ##"and now do"##,
            ##"and one for"##,
            ##"and another"##,
            ##"and another one"##,
            ##"and another one for"##,
        ]
        profile.followUps.after = [
            ##"too"##,
            ##"as well"##,
            ##"also"##,
            ##"again"##,
            ##"instead"##,
            ##"then"##,
            ##"same amount"##,
            ##"the same amount"##,
            ##"the same"##,
            ##"the same again"##,
        ]
        profile.followUps.again = [
            ##"again"##,
            ##"once again"##,
            ##"once more"##,
            ##"one more time"##,
            ##"the same thing again"##,
            ##"same thing again"##,
            ##"do the same again"##,
            ##"do the same thing again"##,
            ##"do it again"##,
            ##"do that again"##,
            ##"do that once more"##,
            ##"try again"##,
            ##"try it again"##,
            ##"try that again"##,
            ##"same again"##,
            ##"the same again"##,
            ##"repeat that"##,
            ##"repeat it"##,
            ##"send it again"##,
            ##"send that again"##,
            ##"send it once more"##,
            ##"send it one more time"##,
            ##"book it again"##,
            ##"start it again"##,
            ##"pay it again"##,
            ##"start again"##,
            ##"run it again"##,
        ]
        profile.followUps.another = [
            ##"another one just like it"##,
            ##"another one just like that"##,
            ##"another just like it"##,
            ##"start another one just like it"##,
            ##"start another just like it"##,
            ##"start another one"##,
            ##"do another one"##,
            ##"book another one"##,
            ##"another one like that"##,
            ##"another one like it"##,
            ##"do another one just like it"##,
            ##"one more just like it"##,
            ##"one more like it"##,
            ##"one more like that"##,
            ##"one more of those"##,
            ##"another of those"##,
        ]
        profile.followUps.later = [
            ##"later"##,
            ##"earlier"##,
            ##"sooner"##,
        ]
        profile.followUps.correcting = [
            ##"make it"##,
            ##"make that"##,
            ##"can you make it"##,
            ##"could you make it"##,
            ##"can we make it"##,
            ##"could we make it"##,
            ##"put it back to"##,
            ##"push it back to"##,
            ##"let's say"##,
            ##"say"##,
            ##"let's make it"##,
            ##"better"##,
            ##"better make it"##,
            ##"rather make it"##,
            ##"change it to"##,
            ##"change that to"##,
            ##"it's"##,
            ##"that's"##,
            ##"that should be"##,
            ##"should be"##,
            ##"set it to"##,
            ##"that should have gone"##,
            ##"that should have been"##,
            ##"it should have gone"##,
            ##"it should have been"##,
            ##"should have been"##,
            ##"that was for"##,
            ##"it was for"##,
            ##"that was meant"##,
            ##"it was meant"##,
            ##"that was supposed to be"##,
            ##"it was supposed to be"##,
            ##"that was supposed to go"##,
            ##"that's for"##,
            ##"it's for"##,
            ##"we are"##,
            ##"we're"##,
            ##"there are"##,
            ##"there will be"##,
            ##"there'll be"##,
        ]
        profile.followUps.ones = [
            ##"one"##,
            ##"ones"##,
        ]
        profile.followUps.only = [
            ##"only"##,
            ##"just"##,
            ##"nobody but"##,
            ##"no one but"##,
        ]
        profile.followUps.anybody = ##"my sister"##
        profile.reported.asking = [
            ##"ask"##,
            ##"asking"##,
            ##"ask him"##,
            ##"ask her"##,
            ##"ask them"##,
            ##"just ask him"##,
            ##"just ask her"##,
            ##"just ask them"##,
        ]
        profile.reported.questions = [
            ##"if"##,
            ##"whether"##,
        ]
        profile.reported.subjects = [
            ##"he you"##,
            ##"she you"##,
            ##"they you"##,
            ##"I I"##,
            ##"we we"##,
        ]
        profile.reported.others = [
            ##"he"##,
            ##"she"##,
            ##"they"##,
            ##"him"##,
            ##"her"##,
            ##"his"##,
            ##"hers"##,
            ##"them"##,
            ##"their"##,
            ##"theirs"##,
            ##"himself"##,
            ##"herself"##,
            ##"themselves"##,
            ##"he's"##,
            ##"she's"##,
            ##"they're"##,
        ]
        profile.reported.verbs = [
            ##"is are"##,
            ##"are are"##,
            ##"was were"##,
            ##"were were"##,
            ##"has have"##,
            ##"have have"##,
            ##"had had"##,
            ##"can can"##,
            ##"could could"##,
            ##"will will"##,
            ##"would would"##,
            ##"should should"##,
            ##"may may"##,
            ##"might might"##,
            ##"must must"##,
            ##"am am"##,
            ##"isn't aren't"##,
            ##"can't can't"##,
            ##"won't won't"##,
            ##"doesn't don't"##,
            ##"didn't didn't"##,
            ##"wouldn't wouldn't"##,
            ##"couldn't couldn't"##,
        ]
        profile.reported.auxiliaries = [
            ##"has"##,
            ##"have"##,
            ##"had"##,
        ]
        profile.reported.perfect = [
            ##"is has"##,
            ##"would had"##,
        ]
        profile.reported.participles = [
            ##"been"##,
            ##"got"##,
            ##"gotten"##,
            ##"had"##,
            ##"eaten"##,
            ##"seen"##,
            ##"taken"##,
            ##"heard"##,
            ##"found"##,
            ##"bought"##,
            ##"brought"##,
            ##"sent"##,
            ##"met"##,
            ##"thought"##,
            ##"told"##,
            ##"written"##,
            ##"given"##,
            ##"forgotten"##,
            ##"kept"##,
            ##"made"##,
        ]
        profile.reported.doubtful = [
            ##"-ed"##,
            ##"done"##,
            ##"gone"##,
            ##"left"##,
            ##"lost"##,
            ##"come"##,
            ##"paid"##,
            ##"read"##,
            ##"put"##,
            ##"set"##,
            ##"let"##,
            ##"cut"##,
            ##"fallen"##,
            ##"broken"##,
            ##"chosen"##,
            ##"driven"##,
            ##"ridden"##,
            ##"known"##,
            ##"shown"##,
            ##"thrown"##,
            ##"worn"##,
            ##"torn"##,
            ##"drawn"##,
            ##"begun"##,
            ##"drunk"##,
            ##"spoken"##,
            ##"stolen"##,
            ##"woken"##,
            ##"won"##,
            ##"held"##,
            ##"built"##,
            ##"caught"##,
            ##"felt"##,
            ##"fed"##,
            ##"hung"##,
            ##"hidden"##,
            ##"led"##,
            ##"lit"##,
            ##"meant"##,
            ##"sold"##,
            ##"shot"##,
            ##"slept"##,
            ##"spent"##,
            ##"stood"##,
            ##"taught"##,
            ##"understood"##,
            ##"quit"##,
            ##"hurt"##,
            ##"shut"##,
            ##"set"##,
            ##"hit"##,
        ]
        profile.reported.adverbs = [
            ##"still"##,
            ##"already"##,
            ##"also"##,
            ##"really"##,
            ##"always"##,
            ##"ever"##,
            ##"just"##,
            ##"actually"##,
            ##"maybe"##,
            ##"perhaps"##,
            ##"sometimes"##,
            ##"usually"##,
            ##"often"##,
            ##"never"##,
            ##"probably"##,
            ##"definitely"##,
        ]
        profile.reported.contractions = [
            ##"'s is"##,
            ##"'ll will"##,
            ##"'re are"##,
            ##"'ve have"##,
            ##"'d would"##,
            ##"'m am"##,
        ]
        profile.reported.endings = [
            ##"has have"##,
            ##"goes go"##,
            ##"does do"##,
            ##"ies y"##,
            ##"sses ss"##,
            ##"shes sh"##,
            ##"ches ch"##,
            ##"xes x"##,
            ##"oes o"##,
            ##"ss ss"##,
            ##"us us"##,
            ##"s -"##,
        ]
        profile.reported.support = ##"""
        do
        """##
        profile.reported.joining = [
            ##"and"##,
            ##"or"##,
            ##"but"##,
        ]
        profile.remarks.openers = [
            ##"he'll"##,
            ##"she'll"##,
            ##"it'll"##,
            ##"they'll"##,
            ##"we'll"##,
            ##"you'll wake"##,
            ##"got"##,
            ##"had"##,
            ##"been"##,
            ##"just got"##,
            ##"still got"##,
            ##"no time"##,
            ##"i'm"##,
            ##"i am"##,
            ##"im"##,
            ##"i've"##,
            ##"ive"##,
            ##"i have"##,
            ##"i had"##,
            ##"i was"##,
            ##"i'd"##,
            ##"i'll"##,
            ##"i can't"##,
            ##"i cant"##,
            ##"i can"##,
            ##"i could"##,
            ##"i couldn't"##,
            ##"i don't"##,
            ##"i dont"##,
            ##"i didn't"##,
            ##"i need"##,
            ##"i want"##,
            ##"i keep"##,
            ##"i just"##,
            ##"i only"##,
            ##"i already"##,
            ##"i really"##,
            ##"i totally"##,
            ##"i always"##,
            ##"i never"##,
            ##"i hate"##,
            ##"i love"##,
            ##"i feel"##,
            ##"i think"##,
            ##"i guess"##,
            ##"i got"##,
            ##"i left"##,
            ##"i forgot"##,
            ##"i lost"##,
            ##"i promised"##,
            ##"i know"##,
            ##"we're"##,
            ##"we are"##,
            ##"we've"##,
            ##"we have"##,
            ##"we had"##,
            ##"we were"##,
            ##"we need"##,
            ##"we want"##,
            ##"we can"##,
            ##"we can't"##,
            ##"we don't"##,
            ##"we just"##,
            ##"we forgot"##,
            ##"it's"##,
            ##"its"##,
            ##"it is"##,
            ##"it was"##,
            ##"it looks"##,
            ##"it feels"##,
            ##"it smells"##,
            ##"it sounds"##,
            ##"it got"##,
            ##"it gets"##,
            ##"it keeps"##,
            ##"it just"##,
            ##"it really"##,
            ##"it isn't"##,
            ##"he's"##,
            ##"he is"##,
            ##"he was"##,
            ##"he has"##,
            ##"she's"##,
            ##"she is"##,
            ##"she was"##,
            ##"she has"##,
            ##"they're"##,
            ##"they are"##,
            ##"they've"##,
            ##"they were"##,
            ##"they have"##,
            ##"that's"##,
            ##"that is"##,
            ##"that was"##,
            ##"this is"##,
            ##"there's"##,
            ##"there is"##,
            ##"there are"##,
            ##"there was"##,
            ##"here's"##,
        ]
        profile.remarks.subjects = [
            ##"the"##,
            ##"this"##,
            ##"these"##,
            ##"his"##,
            ##"her"##,
            ##"their"##,
            ##"dad"##,
            ##"mum"##,
            ##"mom"##,
            ##"people"##,
            ##"half"##,
            ##"both"##,
            ##"some"##,
            ##"my"##,
            ##"our"##,
            ##"someone"##,
            ##"somebody"##,
            ##"everyone"##,
            ##"everybody"##,
            ##"nobody"##,
            ##"something"##,
            ##"everything"##,
            ##"nothing"##,
        ]
        profile.remarks.states = [
            ##"i can't"##,
            ##"i cant"##,
            ##"i hate"##,
            ##"i love"##,
            ##"i'll"##,
            ##"i dropped"##,
            ##"i caught"##,
            ##"i want to"##,
            ##"we'll"##,
            ##"it'll"##,
            ##"you'll wake"##,
            ##"somebody's"##,
            ##"they've"##,
            ##"he has"##,
            ##"she has"##,
            ##"we had"##,
            ##"i had"##,
            ##"i'm"##,
            ##"i am"##,
            ##"im"##,
            ##"i've"##,
            ##"ive"##,
            ##"we're"##,
            ##"we are"##,
            ##"we've"##,
            ##"it's"##,
            ##"it is"##,
            ##"there's"##,
            ##"there is"##,
            ##"there are"##,
            ##"he's"##,
            ##"he is"##,
            ##"she's"##,
            ##"she is"##,
            ##"they're"##,
            ##"they are"##,
            ##"someone's"##,
            ##"everyone's"##,
            ##"everybody's"##,
            ##"the"##,
            ##"my"##,
        ]
        profile.remarks.wishes = [
            ##"i want"##,
            ##"i need"##,
            ##"i would"##,
            ##"i'd like"##,
            ##"i'd love"##,
            ##"i wish"##,
            ##"i'm looking"##,
            ##"we want"##,
            ##"we need"##,
            ##"we'd like"##,
            ##"i was wondering"##,
            ##"i'm wondering"##,
            ##"i'm trying"##,
            ##"we're looking"##,
        ]
        profile.remarks.reasons = [
            ##"because"##,
            ##"cause"##,
            ##"cos"##,
            ##"'cause"##,
            ##"since"##,
            ##"seeing as"##,
            ##"seeing that"##,
            ##"given that"##,
            ##"considering"##,
            ##"now that"##,
            ##"so that"##,
            ##"so i"##,
            ##"so we"##,
            ##"so it"##,
            ##"so he"##,
            ##"so she"##,
            ##"so they"##,
            ##"that way"##,
            ##"turns out"##,
            ##"looks like"##,
            ##"sounds like"##,
            ##"feels like"##,
            ##"otherwise"##,
            ##"or else"##,
            ##"in order to"##,
            ##"thanks to"##,
            ##"apparently"##,
        ]
        profile.remarks.verbs = ##"""
        hung went gone breaks burns burned rained pours poured snows hates loved liked drank drinks eats goes grows \##
        hit hits keeps knocks knocked lands landed laughs leaks leaked lives lived melts moves paid pays plays played \##
        pulls pushed ruins ruined runs rushed sat sits sings slipped smelled smelt snores sounds sounded stands stinks \##
        stood stops stuck sucks swears takes talks tastes tickles tires tore tripped turned turns twisted wakes walks \##
        walked wears weighs wonders wrecked yawned bet swear reckon dread 's 're 've 'll 'd hear hears heard see sees \##
        sold bought missed dropped changed cancelled canceled caught burnt ordered gave works work worked rings rang \##
        barks cries finished drives ends begins starts closes opens bothers clashes moved died killed spilled spilt \##
        won needs am is are was were isn't aren't wasn't weren't i'm i've i'd i'll he's she's it's that's there's \##
        here's we're we've we'll they're they've you're have has had haven't hasn't hadn't does doesn't did didn't \##
        don't can can't cant could couldn't will won't would wouldn't should shouldn't might must needed want wants \##
        wanted feel feels felt looks looked seems smells kept gets got gotten comes came leaves left lost forgot ran \##
        took makes made found saw knew thinks thought loves likes hurts hurt broke slept fell woke started stopped \##
        says gonna finally spent ate owe owes promised
        """##
        profile.remarks.speech = ##"""
        sure certain hope hopes hoping believe believes guess guesses bet afraid glad murmured murmurs whispered \##
        whispers mumbled mutters muttered quote quotes quoted dreamt dreamed dreams sang sings recommends recommended \##
        proposed proposes note sign lyrics heading said says say saying tell tells told telling ask asks asked asking \##
        shouting begging begs nagging urging chanting whispering mumbling muttering insisting goes thinks thought \##
        wants wanted wish wishes wrote texted texting yelled shouted insists insisted suggested reminded read reads \##
        called
        """##
        profile.remarks.unfinished = ##"""
        to will 'll would can could can't cannot should must may might and or but not never always often usually \##
        sometimes just only i you he she we they who that which if whether how what when where why the a an my your \##
        his her our their of for with at in on is are was were be been am do does did don't didn't let lets let's \##
        gonna wanna help make than as like even any some no this these those
        """##
        profile.remarks.commands = ##"""
        turn switch put play pause stop start open close lock unlock shut dim brighten mute unmute skip call ring \##
        phone dial text message email send tell remind wake book order reserve cancel add remove delete show find pay \##
        set change make schedule save create take bring hail raise lower increase decrease reduce crank can could \##
        would will please let's let what what's whats how how's when when's where where's who who's which is are am do \##
        does did have has give get read resume continue snooze log note write move push run begin end finish answer \##
        pick hang navigate drive shuffle repeat rewind kill quit clear empty check record jot say warm cool heat go \##
        leave keep ask transfer next louder quieter volume timer i need i'd you we
        """##
        profile.remarks.interjections = ##"""
        oh oi yo ugh okay ok so well right look listen honestly god gosh goodness wow hey please sorry man dude damn \##
        phew yikes aw alright anyway seriously argh oops yay great good fine yes yeah
        """##
        profile.remarks.takingBack = ##"""
        unless until provided providing assuming supposing suppose pretending pretend prank drill rehearsing \##
        practising practicing otherwise mind kidding joking myself joke forget leave nevermind anyway test example \##
        mistake meant misspoke regret refuse forbid forbids forbidden allowed objects disagrees stupid imitating \##
        scammer
        """##
        profile.remarks.joints = [
            ##"so"##,
            ##"and so"##,
            ##"so then"##,
            ##"therefore"##,
            ##"hence"##,
        ]
        profile.remarks.turns = [
            ##"yes"##,
            ##"yeah"##,
            ##"yep"##,
            ##"yup"##,
            ##"aye"##,
            ##"but"##,
            ##"but so"##,
            ##"right"##,
            ##"ok"##,
            ##"okay"##,
            ##"and"##,
            ##"then"##,
            ##"and then"##,
            ##"now"##,
            ##"and now"##,
            ##"anyway"##,
            ##"well"##,
            ##"there you go"##,
            ##"but there you go"##,
            ##"come on"##,
            ##"go on"##,
            ##"oh well"##,
            ##"never mind that"##,
            ##"so please"##,
            ##"but please"##,
            ##"so yes"##,
            ##"so yeah"##,
            ##"but yes"##,
            ##"please"##,
            ##"instead"##,
            ##"alright"##,
            ##"all right"##,
        ]
        profile.remarks.praises = [
            ##"oh"##,
            ##"ah"##,
            ##"ooh"##,
            ##"ok"##,
            ##"okay"##,
            ##"great"##,
            ##"good"##,
            ##"fine"##,
            ##"perfect"##,
            ##"lovely"##,
            ##"cool"##,
            ##"brilliant"##,
            ##"excellent"##,
            ##"wonderful"##,
            ##"super"##,
            ##"right"##,
            ##"alright"##,
            ##"all"##,
            ##"well"##,
            ##"nice"##,
            ##"grand"##,
            ##"sweet"##,
            ##"splendid"##,
            ##"sure"##,
            ##"very"##,
            ##"so"##,
            ##"hm"##,
            ##"hmm"##,
            ##"sounds"##,
            ##"that's"##,
            ##"fair enough"##,
        ]
        profile.remarks.settled = [
            ##"paid me"##,
            ##"paid us"##,
            ##"pays me"##,
            ##"paid it"##,
            ##"gave me"##,
            ##"gave it"##,
            ##"gives me"##,
            ##"already paid"##,
            ##"already got"##,
            ##"already gave"##,
            ##"already sent"##,
            ##"already has"##,
            ##"already have"##,
            ##"already did"##,
            ##"already done"##,
            ##"already there"##,
            ##"paid back"##,
            ##"gave back"##,
            ##"got it back"##,
            ##"has it back"##,
            ##"give it back"##,
            ##"have it back"##,
            ##"herself"##,
            ##"himself"##,
            ##"themselves"##,
            ##"myself"##,
            ##"ourselves"##,
            ##"driving us"##,
            ##"driving me"##,
            ##"drives us"##,
            ##"drives me"##,
            ##"right here"##,
            ##"here now"##,
            ##"both here"##,
            ##"next to me"##,
            ##"beside me"##,
            ##"with me now"##,
            ##"through the door"##,
            ##"in the door"##,
            ##"from the window"##,
            ##"be right there"##,
            ##"be right with you"##,
            ##"be down in"##,
            ##"we're even"##,
            ##"we are even"##,
            ##"quits"##,
            ##"broke"##,
            ##"dinner is ready"##,
            ##"dinner's ready"##,
            ##"lunch is ready"##,
            ##"food is ready"##,
            ##"food's ready"##,
            ##"tea is ready"##,
            ##"tea's ready"##,
            ##"grab a"##,
            ##"have a seat"##,
            ##"take a seat"##,
            ##"help yourself"##,
            ##"come in"##,
            ##"come on in"##,
            ##"sit down"##,
            ##"is ringing me"##,
            ##"she's ringing me"##,
            ##"he's ringing me"##,
            ##"they're ringing me"##,
            ##"she's calling me"##,
            ##"he's calling me"##,
            ##"they're calling me"##,
            ##"she's phoning me"##,
            ##"he's phoning me"##,
            ##"they're phoning me"##,
            ##"don't need"##,
            ##"doesn't need"##,
            ##"don't want"##,
            ##"isn't necessary"##,
            ##"not necessary"##,
            ##"no need"##,
            ##"taking us"##,
            ##"taking me"##,
            ##"takes us"##,
            ##"takes me"##,
            ##"picking us"##,
            ##"picking me"##,
            ##"picks us"##,
            ##"picks me"##,
            ##"collecting us"##,
            ##"collecting me"##,
            ##"lift"##,
            ##"sorted"##,
            ##"settled"##,
            ##"needn't"##,
            ##"in cash"##,
            ##"them at the door"##,
            ##"maybe"##,
            ##"perhaps"##,
            ##"no longer"##,
            ##"about it"##,
            ##"on it"##,
            ##"think"##,
            ##"change of plan"##,
        ]
        profile.remarks.calls = [
            ##"honey"##,
            ##"hun"##,
            ##"darling"##,
            ##"sweetheart"##,
            ##"sweetie"##,
            ##"sweetpea"##,
            ##"love"##,
            ##"dear"##,
            ##"dearest"##,
            ##"babe"##,
            ##"baby"##,
            ##"mum"##,
            ##"mummy"##,
            ##"mom"##,
            ##"mommy"##,
            ##"mama"##,
            ##"dad"##,
            ##"daddy"##,
            ##"papa"##,
            ##"son"##,
            ##"kids"##,
            ##"kiddo"##,
            ##"boys"##,
            ##"girls"##,
            ##"children"##,
        ]
        profile.remarks.acts = ##"""
        give giving hand handing drop dropping bring bringing pay paying ring phone call text tell telling say saying \##
        let explain mention message walk walking drive driving cycle cycling hop hopping take taking catch catching
        """##
        profile.remarks.modals = ##"""
        ll will would can could should must may might to gonna gotta let lets
        """##
        profile.remarks.cries = ##"""
        screaming screams screamed yelling yells bellowing bellows bellowed hollering hollers roaring shrieking
        """##
        profile.remarks.urging = [
            ##"before"##,
            ##"after all"##,
        ]
        profile.remarks.doubts = [
            ##"i wonder if i should"##,
            ##"i wonder if we should"##,
            ##"i wonder whether i should"##,
            ##"i wonder if i ought to"##,
            ##"i wonder whether to"##,
            ##"wondering if i should"##,
            ##"i'm wondering if i should"##,
            ##"i was wondering if i should"##,
            ##"i was wondering whether to"##,
            ##"should i"##,
            ##"should we"##,
            ##"ought i"##,
            ##"maybe i should"##,
            ##"maybe i ought to"##,
            ##"maybe we should"##,
            ##"perhaps i should"##,
            ##"perhaps we should"##,
            ##"perhaps i ought to"##,
            ##"do you think i should"##,
            ##"do you think we should"##,
            ##"not sure if i should"##,
            ##"not sure whether to"##,
            ##"not sure whether i should"##,
            ##"i'm not sure if i should"##,
            ##"i'm not sure whether to"##,
            ##"i don't know if i should"##,
            ##"i don't know whether to"##,
            ##"i might"##,
            ##"we might"##,
            ##"i may"##,
            ##"i'm thinking of"##,
            ##"i'm thinking about"##,
            ##"i was thinking of"##,
            ##"i was thinking about"##,
            ##"thinking of"##,
            ##"thinking about"##,
        ]
        profile.remarks.unreal = [
            ##"if i had"##,
            ##"if we had"##,
            ##"if i only had"##,
            ##"if only"##,
            ##"if i were"##,
            ##"if we were"##,
            ##"if it were"##,
            ##"if he had"##,
            ##"if she had"##,
            ##"if they had"##,
            ##"i'd"##,
            ##"we'd"##,
            ##"he'd have"##,
            ##"she'd have"##,
            ##"they'd have"##,
            ##"he'd been"##,
            ##"she'd been"##,
            ##"they'd been"##,
            ##"he'd asked"##,
            ##"she'd asked"##,
            ##"they'd asked"##,
            ##"he'd told"##,
            ##"she'd told"##,
            ##"they'd told"##,
            ##"he'd known"##,
            ##"she'd known"##,
            ##"they'd known"##,
            ##"would have"##,
            ##"could have"##,
            ##"should have"##,
        ]
        profile.articles = ##"""
        the a an my
        """##
        profile.functionWords = ##"""
        a an the this that these those i you he she it we they me him her us them my your his its our their is am are \##
        was were be been do does did have has had can could will would shall should may might must to too from of at \##
        for by with as and or if so than then there here what who how when where which i'm i'd i'll it's let's let \##
        want wanna like need please thanks thank just some any many much in into onto about re s t d m ll ve
        """##
        profile.numberHomophones = ##"""
        to too for fore
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        aardvark aback abacus abandon abate abbey abbot abdicate abdomen abdominal abduct abet abhor abhorrent abide
        ability abject ablaze able ablest ably abnormal aboard abode abolish abolition aborigine abort abortion
        abortive abound about above abrasive abreast abridge abroad abrupt abruptest abscess abscond absence absent
        absentee absolute absolve absorb absorbent abstain abstract abstruse absurd absurdest absurdity abundance
        abundant abuse abusers abusive abysmal abyss academic academy accede accent accept access accessory accident
        acclaim acclimate accolade accompany accord accordion accost account accredit accrue accuracy accurate accuse
        accusers accustom ace ache achieve acid acidity acne acorn acoustic acquaint acquiesce acquire acquit
        acquittal acre acreage acrid acridest acrimony acrobat acrobatic acronym across acrylic act action activate
        active activist activity actor actress actual actuality actuary acumen acute acutest ad adage adamant adapt
        adaptable adaptive adaptor add addendum addict addiction addictive addition additive address addressee adept
        adequate adhere adherence adherent adhesion adhesive adjacent adjective adjoin adjourn adjunct adjust
        admirable admirably admiral admire admirers admission admit admonish ado adobe adopt adoption adorable
        adoration adore adorn adornment adrift adroit ads adulation adult adultery adulthood advance advantage advent
        adventure adverb adverbial adversary adverse adversest adversity advert advertise advice advisable advise
        advisers advisor advisory advocate aeon aerial aeroplane aerosol aerospace aesthetic afar affable affably
        affair affect affection affidavit affiliate affinity affirm affix afflict affluence affluent afford affront
        afield aflame afloat afoot aforesaid afraid afresh after afterlife aftermath afternoon afterward again against
        age agency agenda agent aggravate aggregate aggressor aghast agile agility agitate agitation agitator aglow
        agnostic ago agonise agonize agony agree agreeable agreeably agreement aground ah ahead ahoy aid aide ail
        ailment aim aimless air airborne aircraft airfield airier airiest airline airliners airmail airplane airport
        airstrip airtight airy aisle ajar akin alarm alarmist alas albeit albino album alcohol alcoholic alcove ale
        alert alga algae algebra algebraic algorithm alias alibi alien alienate alight align alignment alike alimony
        alive alkali alkaline all allay allege allegedly allegory allergic allergy alleviate alley alliance alligator
        allocate allot allotment allow allowable allowance alloy allude allure allusion ally almanac almighty almond
        almost alms aloft alone along alongside aloof aloud alpha alphabet already also altar alter alterable
        alternate although altitude alto altruism aluminium aluminum always am amass amateur amaze amazement amazingly
        amber ambiance ambience ambient ambiguity ambiguous ambition ambitious amble ambulance ambush amen amenable
        amend amendment amenity amethyst amiable amiably amicable amicably amid amidst amiss ammonia amnesia amnesty
        amoeba amoebae amok among amongst amoral amorous amorphous amount amp ampere ampersand amphibian ample amplest
        amplifier amplify amplitude amputate amulet amuse amusement amusingly an anaemia anaemic anagram anal
        analgesic analog analogous analogue analogy analyse analysis analyst analytic analyze anarchic anarchism
        anarchist anarchy anathema anatomy ancestor ancestral ancestry anchor anchorage anchovy ancient and android
        anecdote anemia anemic anew angel angelic anger angle anglers angrier angriest angrily angry angst anguish
        angular animal animate animation animosity ankle annals annex annotate announce annoy annoyance annual annuity
        annul annulment anoint anomalous anomaly anon anonymity anonymous anorak another answer ant anteater antelope
        antenna antennae anthem anthill anthology anthrax antibody antic antidote antipathy antiquate antique
        antiquity antler antonym anus anvil anxiety anxious any anybody anyhow anyone anyplace anything anyway
        anywhere aorta apart apartheid apartment apathetic apathy ape aperture apex aphorism apiece aplomb apologise
        apologize apology apostle app appal appall apparatus apparel apparent appeal appear appease append appendage
        appendix appetiser appetite appetizer applaud applause apple appliance applicant apply appoint appointee
        apposite appraisal appraise apprehend approach approval approve apps apricot apron apt aptest aptitude
        aquarium aquatic aqueduct arable arbiter arbitrary arbitrate arbor arbour arc arcade arcane arch archaic
        archers archery archest architect archive archway ardent ardor ardour arduous are area arena arguable arguably
        argue argument aria arid arise arisen ark arm armadillo armament armchair armistice armor armory armour
        armoury armpit army aroma aromatic arose around arouse arraign arrange array arrears arrest arrival arrive
        arrogance arrogant arrow arse arsenal arsenic arson art artefact arterial artery artful arthritic arthritis
        artichoke article artifact artifice artillery artisan artist artistic artistry artwork as asbestos ascend
        ascension ascent ascertain ascetic ascribe asexual ash ashamed ashcan ashen ashore ashtray aside ask askance
        askew asleep asparagus aspect aspen aspersion asphalt aspirant aspire aspirin ass assail assailant assassin
        assault assemble assembly assent assert assertion assertive assess assessor asset assign assist assistant
        associate assort assume assurance assure assureds asterisk asteroid asthma astonish astound astray astride
        astrology astronaut astronomy astute astutest asylum asymmetry at ate atheism atheist atheistic athlete
        athletic atlas atom atomic atone atonement atrocious atrocity attach attack attain attempt attend attendant
        attention attentive attest attic attire attitude attorney attract attribute auburn auction audacious audacity
        audible audibly audience audio audit audition auditor auditory augment august augustest aunt aura aural
        austere austerest austerity authentic author authorise authority authorize auto autocracy autocrat autograph
        automate automatic autonomy autopsy autumn autumnal auxiliary avail available avalanche avarice avenge avenue
        average averse aversion avert aviation aviator avid avocado avoid avoidable avoidance avow avowal await awake
        awaken award aware awareness away awe awesome awful awfullest awhile awkward awning awoke awoken awry ax axe
        axiom axiomatic axis axle aye azalea azure babble babe babier babiest baboon baby babyish bachelor back
        backbone backers backfire backhand backings backlash backlog backpack backside backslash backspace backstage
        backtrack backward backwoods bacon bacteria bacterial bacterium bad baddest bade badge badgered badgering
        badgers badminton badness baffle bag bagel baggage baggier baggiest baggy bail bait bake bakers bakery balance
        balcony bald baldest baldness bale balk ball ballad ballast ballerina ballet balloon ballot ballroom balm
        balmier balmiest balmy baloney bamboo bamboozle ban banal banana band bandage bandanna bandier bandiest bandit
        bandstand bandwagon bandwidth bandy bang bani banish banister banjo bank bankers banknote bankrupt banners
        banquet banter baptise baptism baptize bar barb barbarian barbaric barbarous barbecue barbered barbering
        barbers bard bare bareback barefoot barest bargain barge baritone bark barley barman barn barnacle barnyard
        barometer baron baroque barrage barrel barren barrenest barrette barricade barrier barrings barrister
        bartender barter base baseball baseline basement basest bash bashful basic basically basil basin basis bask
        basket bass bassoon bastard baste bat batch bath bathe bathroom bathtub baton batsman battalion battered
        battering batters battery battle baud baulk bawdier bawdiest bawdy bawl bay bayonet bayou bazaar be beach
        beacon bead beadier beadiest beady beagle beak beakers beam bean bear bearable beard bearers bearings beast
        beat beaten beaters beautiful beautify beauty beaver became because beckon become bed bedbug bedlam bedridden
        bedrock bedroom bedside bedspread bedtime bee beech beef beefier beefiest beefy beehive been beeper beers
        beeswax beet beetle beeves befall befallen befell befit before befriend beg began beggar begin beginners
        begrudge beguile begun behalf behalves behave behavior behaviour behead beheld behind behold beige beings
        belabor belabour belated belch belfry belie belief believe believers belittle bell bellboy bellhop bellow
        belly belong beloved below belt belying bemoan bemuse bench bend beneath benefit benighted benign bent
        bequeath bequest bereave bereft beret berry berserk berth beseech beset beside besiege besought best bestial
        bestow bet beta betcha betray betrayal betrothal bettered bettering betters bettor between beverage beware
        bewilder bewitch beyond bias bib bible biblical bicker bicycle bid bidden bide biennial bifocals big bigamist
        bigamous bigamy biggest bigot bigotry bike bikini bilateral bile bilingual bill billboard billfold billiards
        billion billow bin binary bind binders bindings bingo binomial biography biologist biology biped biplane birch
        bird birdcage birth birthday birthmark biscuit bisect bisexual bishop bison bit bitch bite bitmap bitten
        bitterer bitterest bitterly bizarre blab black blackbird blacken blackest blackhead blackjack blacklist
        blackmail blackout blacktop bladder blade blame blameless blanch bland blandest blank blankest blanket blare
        blaspheme blasphemy blast blatant blaze blazers bleach bleak bleakest blearier bleariest bleary bleat bled
        bleed blemish blend bless blessings blew blight blimp blind blindest blindfold blindness blink blinkered
        blinkers blip bliss blissful blister blithe blithest blitz blizzard blob bloc block blockade blockage
        blockhead blog bloggers blond blonde blondest blood bloodier bloodiest bloodshed bloodshot bloody bloom
        blossom blot blotch blotters blouse blow blown blowout blowtorch blubber bludgeon blue bluebell blueberry
        bluebird bluegrass blueprint bluest bluff bluffest blunder blunt bluntest bluntness blur blurb blurt blush
        bluster boa boar board boarders boardwalk boast boastful boat bob bobbin bobcat bobsled bode bodice bodily
        body bodyguard bodywork bog boggle bogus boil boilers bold boldest boldness bologna bolster bolt bomb bombard
        bombers bombings bond bondage bone bonfire bonier boniest bonnet bonus bony boo booby book bookcase bookend
        bookings booklet bookmark bookshelf bookshop bookstore bookworm boom boomerang boon boor boorish boost
        boosters boot bootee booth bootleg bootstrap booty booze bop border bore boredom boringly born borne borough
        borrow bosom boss bossier bossiest bossy botanical botanist botany botch both bothered bothering bothers
        bottle bottom bough bought boulder boulevard bounce bound boundary boundless bountiful bounty bouquet bourbon
        bourgeois bout boutique bovine bow bowel bowl bowlegged box boxcar boxers boy boycott boyfriend boyhood boyish
        bra brace bracelet bracket brackish brag braggart braid brain brainier brainiest brainless brainwash brainy
        braise brake bran branch brand brandish brandy brash brashest brass brassier brassiere brassiest brassy brat
        bravado brave bravery bravest bravo brawl brawn brawnier brawniest brawny bray brazen brazier breach bread
        breadth break breakable breakdown breakfast breakneck breast breath breathe breathers bred breed breeders
        breeze breezier breeziest breezy brethren brevity brew brewery bribe bribery brick bridal bride bridge bridle
        brief briefcase briefest brigade bright brighten brightest brilliant brim brimstone brine bring brinier
        briniest brink briny brisk briskest bristle britches brittle brittlest broach broad broadcast broaden broadest
        broadside brocade broccoli brochure broil broilers broke broken brokered brokering brokers bronco bronze
        brooch brood brook broom broth brotherly brothers brought brow browbeat brown brownest brownie browse bruise
        brunch brunette brunt brush brusque brusquest brutal brutality brute brutish bubble bubblier bubbliest bubbly
        buck bucket buckle bud buddy budge budget buff buffalo buffered buffering buffers buffet buffoon bug buggers
        buggier buggiest buggy bugle buglers build builders buildings built bulb bulbous bulge bulk bulkier bulkiest
        bulky bull bulldog bulldoze bullet bulletin bullfight bullfrog bullion bully bum bumblebee bummest bump
        bumpers bumpier bumpiest bumpy bun bunch bundle bung bungalow bungle bunglers bunion bunk bunkers bunny buoy
        buoyancy buoyant burble burden bureau burger burglar burglary burgle burial burlap burlier burliest burly burn
        burners burnish burnt burp burr burro burrow bursar burst bury bus bush bushel bushier bushiest bushy busier
        busiest busily business bust bustle busy busybody but butcher butchery butler butt butte buttercup buttered
        butterfly buttering butters buttery buttock button buttress buxom buy buyers buzz buzzard buzzers by bye
        bygone bypass bystander byte byway cab cabaret cabbage cabin cabinet cable caboose cacao cache cackle cacti
        cactus cad caddie caddying cadence cadet cafeteria caffeine cage cagey cagier cagiest cajole cake calamity
        calcium calculate calculi calculus calendar calf caliber calibrate calibre calico calk call callable callers
        callings callous callow callus calm calmest calmness calorie calve cam came camel cameo camera camp campaign
        campers campus can canal canary cancel cancer candid candidacy candidate candle candor candour candy cane
        canine canister canker cannery cannibal cannier canniest cannon cannot canny canoe canon canonical canopy cant
        canteen cantered cantering canters canvas canvasses canyon cap capable capably capacitor capacity cape capered
        capering capers capillary capital caprice capsize capsule captain caption captivate captive captivity captor
        capture car caramel carat caravan carbon carcass card cardboard cardiac cardigan cardinal care careered
        careering careers carefree careful careless caress caretaker cargo caribou carnage carnal carnation carnival
        carnivore carol carouse carp carpenter carpentry carpet carriage carrier carrion carrot carry cart cartel
        cartilage carton cartoon cartridge cartwheel carve cascade case cash cashew cashier cashmere casings casino
        cask casket casserole cassette cast castaway caste casters castigate castings castle castoff castrate casual
        casualty cat cataclysm catalog catalogue catapult cataract catcall catch catchier catchiest catchings
        catchment catchy catechism category catered caterer catering caters catfish cathedral catholic catnap catnip
        cattle catwalk caucus caught caulk causal causality cause causeway caustic caution cautious cavalier cavalry
        cave caveat cavern caviar cavity cavort caw cease ceasefire ceaseless cedar cede ceiling celebrate celebrity
        celery celestial celibacy celibate cell cellar cellist cello cellular cellulose cement cemetery censor censure
        census cent centered centering centers centipede central centre century ceramic cereal cerebral ceremony
        certain certainty certify cervical cessation chafe chaff chagrin chain chainsaw chair chairman chairmen chalet
        chalice chalk chalkier chalkiest chalky challenge chamber chameleon champ champagne champion chance change
        channel chant chaos chaotic chap chapel chaperon chaperone chaplain chapter char character charcoal charge
        chariot charisma charity charlatan charm chart chartered charters chase chasm chassis chaste chasten chastest
        chastise chastity chat chattered chatters chattier chattiest chatty chauffeur cheap cheapen cheapest cheapness
        cheat check checkers checkout checkup cheek cheep cheer cheerful cheerier cheeriest cheery cheese cheetah chef
        chemical chemist chemistry cheque chequers cherish cherry cherub cherubim chess chest chestnut chew chewier
        chewiest chewy chi chic chicest chick chicken chide chief chiefest chieftain child childhood childish
        childlike children chili chill chillest chilli chilliest chilly chime chimney chimp chin china chink chintz
        chip chipmunk chippers chirp chisel chivalry chlorine chocolate choice choicest choir choke cholera choose
        choosier choosiest choosy chop choppered choppers choppier choppiest choppy choral chord chore chortle chorus
        chose chosen chow chowder christen chrome chromium chronic chronicle chubbier chubbiest chubby chuck chuckle
        chug chum chummier chummiest chummy chunk chunkier chunkiest chunky church churn chute cider cigar cigarette
        cinch cinder cinema cinnamon cipher circa circle circuit circuitry circular circulate circus cistern citation
        cite citizen citric citrus city civic civil civilian civilise civility civilize clack clad claim clam clamber
        clammier clammiest clammy clamor clamour clamp clan clang clank clap clappers claptrap claret clarify clarinet
        clarity clash clasp class classic classical classify classmate classroom classy clatter clause claw clay clean
        cleaners cleanest cleanlier cleanse cleansers clear clearance clearest clearings clearness cleat cleavage
        cleave cleavers clef cleft clemency clench clergy clergyman clergymen cleric clerical clerk clever cleverest
        click client cliff climactic climate climax climb climbers clime clinch cling clinic clinical clink clip
        clipboard clippings clique clitoris cloak clock clockwise clockwork clod clog cloister clone close closeness
        closest closet closure clot cloth clothe cloud cloudier cloudiest cloudy clout clove cloven clovers clown club
        clubhouse cluck clue clueless clump clumsier clumsiest clumsily clumsy clung cluster clutch clutter coach
        coagulate coal coalesce coalition coarse coarsen coarsest coast coastal coasters coastline coat coax cob
        cobalt cobble cobblers cobra cobweb cocaine cock cockeyed cockier cockiest cockpit cockroach cocktail cocky
        cocoa coconut cocoon cod code coerce coercion coexist coffee coffer coffin cog cogency cogent cognac cognitive
        coherence coherent coil coin coinage coincide coke colander cold coldest coldness colic collage collapse
        collar collate collation colleague collect collector college collide collie collision collusion colon colonel
        colonial colonise colonize colony color coloreds colorful colorless colossal colour coloureds colourful colt
        column coma comb combat combatant combine come comeback comedian comedy comelier comeliest comet comfort comic
        comical comings comma command commando commence commend comment commerce commit committee commodity commodore
        common commonest commotion communal commune communion communism communist community commute commuters compact
        companion company compare compass compel compete competent compile compilers complain complaint complete
        complex compliant comply component compose composers composite compost composure compound compress comprise
        compute computers comrade con concave conceal concede conceit conceive concept concern concert concerto
        concise concisest conclude concoct concord concourse concrete concur condemn condense condiment condition
        condom condone condor conducive conduct conductor cone confer confess confetti confidant confide confident
        configure confine confirm conflict conform confound confront confuse confusion congeal congenial congest
        congress congruent conical conifer conjugal conjugate conjure connect connector connote conquer conqueror
        conquest conscious consensus consent conserve consider consign consist console consonant consort conspire
        constancy constant constrain constrict construct construe consul consular consulate consult consume consumers
        contact contagion contain contempt contend content contest context continent continual continue continuum
        contort contour contract contrary contrast contrite contrive control convene convent converge converse convert
        convex convey convict convince convoy convulse coo cook cookbook cookie cool coolers coolest coop cooperate
        cop cope copier copious coppers copulate copy copyright coral cord cordial cordless cordon corduroy core cork
        corkscrew corn cornea cornered cornering corners cornet cornier corniest cornmeal corny corollary coronary
        coroner corporal corporate corps corpse corpulent corpus corpuscle corral correct corrector correlate corridor
        corrode corrosion corrosive corrupt corsage corset cortex cosier cosiest cosily cosiness cosmetic cosmic
        cosmology cosmonaut cosmos cost costings costlier costliest costume cosy cot cottage cotton couch cougar cough
        could council councilor counsel counselor count countable countdown countered counters countess countless
        country county coup couple coupon courage courier course court courteous courtesy courtroom courtship
        courtyard cousin cove covenant coverage covered covering covers covert covet covetous cow coward cowardice
        cowboy cowered cowering cowers cowgirl cowhide cox coy coyest coyote cozier coziest cozily coziness cozy crab
        crabbier crabbiest crabby crack crackers crackle crackpot cradle craft craftier craftiest craftily craftsman
        craftsmen crafty crag craggier craggiest craggy cram cramp cranberry crane cranium crank crankier crankiest
        cranky crap crash crass crassest crate cratered cratering craters crave cravings crawl crayfish crayon craze
        crazier craziest crazily craziness crazy creak creakier creakiest creaky cream creamier creamiest creamy
        crease create creation creative creator creature credence credible credit creditor credulous creed creek creep
        creepier creepiest creepy cremate cremation crepe crept crescendo crescent crest cretin cretinous crevasse
        crevice crew crib cricket crime criminal crimson cringe crinkle cripple crises crisis crisp crispest crispy
        criteria criterion critic critical criticise criticism criticize critique croak crochet crock crockery
        crocodile crocus crofts crony crook crookeder croon crop croquet cross crossbow crossest crossings crossroad
        crosswalk crossword crotch crouch crow crowbar crowd crown crucial crucifix crucify crude crudest crudity
        cruel cruelest cruellest cruelty cruise cruisers crumb crumble crumblier crummier crummiest crummy crumple
        crunch crunchy crusade crusaders crush crust crustier crustiest crusty crutch crux cry crybaby crypt cryptic
        crystal cs cub cube cubic cubicle cuckoo cucumber cuddle cuddly cue cuff cuisine culinary cull culminate
        culpable culprit cult cultivate cultural culture cumming cums cunning cup cupboard cupful cur curable curator
        curb curd curdle cure curfew curio curiosity curious curl currant currency current curricula curry curse
        cursor cursory curt curtail curtain curtest curtsy curvature curve cushion custard custodian custody custom
        customary customers customise customize cut cutback cute cutest cuticle cutlery cutlet cutters cutthroat
        cuttings cyanide cycle cyclic cyclist cyclone cylinder cymbal cynic cynical cynicism cypress cyst czar dab
        dabble dachshund dad daddy daemon daffodil daft dagger daily daintier daintiest daintily dainty dairy dais
        daisy dally dam damage dame damn damnation damnedest damp dampen dampest dampness damsel dance dancers
        dandelion dandier dandiest dandruff dandy danger dangerous dangle dank dankest dapper dapperest dare daredevil
        dark darken darkest darkness darling darn dart dash dashboard dastardly data database date datum daub daughter
        daunt dauntless dawdle dawn day daybreak daydream daylight daytime daze dazzle deacon dead deaden deadest
        deadlier deadliest deadline deadlock deaf deafest deafness deal dealers dealings dealt dean dear dearest
        dearth death deathbed deaves debase debatable debate debility debit debonair debrief debris debt debtor debug
        debunk debut decade decadence decadent decanter decay decease deceit deceitful deceive decency decent
        deception deceptive decibel decide decidedly deciduous decimal decimate decipher decision decisive deck
        declare decline decode decompose decorate decorator decorous decorum decoy decrease decree decrepit decry
        dedicate deduce deduct deduction deductive deed deem deep deepen deepest deer deface defame default defeat
        defeatist defecate defect defective defence defend defendant defenders defense defensive defer deference
        defiance defiant deficient deficit defile definable define definite deflate deflation deflect deform deformity
        defraud defrost deft deftest defunct defy degrade degree dehydrate deify deign deity deject dejection delay
        delegate delete deletion deli delicacy delicate delicious delight delimit delirious delirium deliver delivery
        delta delude deluge delusion deluxe delve demagogue demand demean demeanor demeanour demented dementia demerit
        demise democracy democrat demolish demon demote demotion demount demure demurest den denial denigrate denim
        denote denounce dense densest density dent dental dentist dentistry deny deodorant deodorise deodorize depart
        departure depend dependant dependent depict depiction deplete deplore deport depose deposit depot deprave
        depravity deprecate depress deprive depth deputy derail derange derelict deride derision derive derrick
        descend descent describe desecrate desert deserters deserve design designate designers desirable desire
        desirous desist desk desktop desolate despair desperate despise despite despot despotic dessert destine
        destiny destitute destroy detach detail detain detect detection detective detector detention deter detergent
        determine deterrent detest dethrone detonate detonator detour detract detriment devalue devastate develop
        deviant deviate deviation device devil devious devise devoid devolve devote devotee devotion devour devout
        devoutest dew dexterity dexterous diabetes diabetic diagnose diagnosis diagonal diagram dial dialect dialings
        diallings dialog dialogue diameter diamond diaper diaphragm diarrhea diarrhoea diary diatribe dice dictate
        dictation dictator diction did die diesel diet dietary differ different difficult diffuse diffusion dig digest
        digestion digestive digit digital digitise digitize dignify dignitary dignity digress dike dilate dilation
        dilemma diligence diligent dill dilute dilution dim dime dimension diminish dimmest dimple din dine diners
        dinghy dingier dingiest dingy dinnered dinnering dinners dinosaur diocese dioxide dip diphthong diploma
        diplomacy diplomat diplomata dire direct directest direction directive director directory direst dirge dirt
        dirtier dirtiest dirty disable disagree disallow disappear disarm disarray disaster disavow disband disbelief
        disburse disc discard discern discharge disciple disclaim disclose disco discolor discolour discord discount
        discourse discover discovery discredit discreet discrete discus discusses disdain disease disembark disengage
        disfavor disfavour disfigure disgrace disguise disgust dish dishonest dishonor dishonour disinfect disjoint
        disk dislike dislocate dislodge disloyal dismal dismantle dismay dismember dismiss dismissal dismount disobey
        disorder disown disparage disparate disparity dispatch dispel dispense dispersal disperse displace display
        displease disposal dispose disprove dispute disquiet disregard disrepair disrepute disrupt dissect dissent
        dissident dissipate dissolute dissolve dissuade distance distant distaste distend distil distill distinct
        distort distract distress district distrust disturb disuse ditch dither ditto ditty dive diverge divergent
        divers diverse diversify diversion diversity divert divest divide dividend divine divinest divinity divisible
        division divisive divisor divorce divulge dizzier dizziest dizziness dizzy do docile dock doctor doctorate
        doctrine document dodge dodo doe doers dog doggedly doggerel doghouse dogma dogmatic dogwood doily doldrums
        dole doleful doll dollar dolly dolphin domain dome domestic domicile dominance dominant dominate dominion
        domino don donate donation done donkey donor doodle doom door doorman doormen doorstep doorway dope dopey
        dopier dopiest dormant dormitory dorsal dos dose dot dote double doubly doubt doubtful doubtless dough
        doughnut dour dourest douse dove dowdier dowdiest dowdy down downcast downfall downgrade downhill downier
        downiest downpour downright downtown downward downy dowry doze dozen drab drabbest draconian draft draftier
        draftiest draftsman draftsmen drafty drag dragon dragonfly drain drainage drama dramatic dramatise dramatist
        dramatize drank drape drapery drastic draught draughty draw drawback drawers drawings drawl drawn dread
        dreadful dream dreamers dreamier dreamiest dreamt dreamy drearier dreariest dreary dredge dregs drench dress
        dressers dressier dressiest dressings dressy drew dribble drier driest drift driftwood drill drily drink
        drinkable drinkers drip drive drivel driven drivers driveway drizzle droll drollest drone drool droop drop
        dropout droppings dross drought drove drown drowse drowsier drowsiest drowsy drudge drudgery drug druggist
        drugstore drum drummers drumstick drunk drunkard drunken drunkest dry dryers dryness dual dualism dub dubious
        duchess duck duckling duct dud dude due duel duellings duet duff dug dugout duke dull dullest dullness dully
        duly dumb dumbbell dumbest dumbfound dummy dump dumpier dumpiest dumpling dumpster dumpy dunce dune dung
        dungeon dunk dunno duo dupe duplex duplicate duplicity durable duration duress during dusk duskier duskiest
        dusky dust dustbin dustier dustiest dustmen dustpan dusty dutiful duty duvet dwarf dwell dwellers dwellings
        dwelt dwindle dye dyked dyking dynamic dynamical dynamite dynamo dynasty dysentery dyslexia each eager
        eagerest eagerness eagle ear earache eardrum earl earlier earliest earmark earn earners earnest earnings
        earrings earshot earth earthier earthiest earthlier earthworm earthy ease easel easier easiest easily east
        easterly eastern eastward easy easygoing eat eaten eave eavesdrop ebb ebony eccentric echo eclectic eclipse
        ecologist ecology economic economise economist economize economy ecosystem ecstasy ecstatic eczema eddy edge
        edgewise edgier edgiest edgy edible edict edifice edit edition editor editorial educate education educator eel
        eerie eeriest effect effective effectual efficient effigy effort effusive egg eggplant ego egoism egotism
        egotist eh eight eighteen eighth eightieth eighty either ejaculate eject ejection eke elaborate elapse elastic
        elation elbow elder eldest elect election elective elector electoral electric electrify electrode electron
        elegance elegant elegy element elemental elephant elevate elevation elevator eleven eleventh elf elicit
        eligible eliminate elite elitism elitist elk ellipse ellipsis elliptic elm elongate elope elopement eloquence
        eloquent else elsewhere elucidate elude elusive elves em email emails emanate embalm embargo embark embarrass
        embassy embed embellish ember embezzle embitter emblem embody emboss embrace embroider embryo embryonic
        emerald emerge emergence emergency emergent emigrant emigrate eminence eminent emir emissary emission emit
        emoji emotion emotional emotive empathy emperor emphases emphasis emphasise emphasize emphatic emphysema
        empire empirical employ employee employers emporium empower empress emptier emptiest emptiness empty emulate
        emulation emulator emulsion enable enact enactment enamel encase enchant encircle enclose enclosure encode
        encompass encore encounter encourage encroach encrypted encumber end endanger endear endeavor endeavour
        endemic endings endive endless endorse endow endowment endurance endure endways enema enemy energetic energy
        enforce engage engender engine engineers engrave engravers engross engulf enhance enigma enigmatic enjoy
        enjoyable enjoyment enlarge enlighten enlist enliven enmity enormity enormous enough enquire enquiry enrage
        enrich enrol enroll enrolment ensemble enshrine ensign enslave ensue ensure entail entangle enter entertain
        enthral enthrall entice entire entirety entitle entity entrails entrance entrant entrap entreat entreaty
        entrench entropy entrust entry entwine enumerate enunciate envelop envelope enviable envious environs envisage
        envoy envy enzyme eon epaulet epaulette ephemeral epic epidemic epidermis epilepsy epileptic epilogue episode
        epitaph epithet epitome epoch epsilon equal equalise equality equalize equate equation equator equine equinox
        equip equipment equitable equity equivocal era eradicate erase erasers erasure erect erection ergo ergonomic
        erode erosion erotic err errand errant erratic erroneous error erstwhile erudite erupt eruption escalate
        escalator escapade escape escapism escort esophagi esophagus esoteric especial espionage essay essence
        essential establish estate esteem estimate etch etchings eternal eternity ether ethereal ethic ethical ethnic
        ethos etiquette etymology eulogise eulogize eulogy euphemism eureka evacuate evade evaluate evaporate evasion
        evasive eve even evenest evenings evenness event eventful eventual evergreen evermore every everybody everyday
        everyone evict eviction evidence evident evil evilest evillest evocative evoke evolution evolve ewe exact
        exactest exalt exam examine examiners example excavate exceed excel excellent except exception excerpt excess
        excessive exchange excise excitable excite exclaim exclude exclusion exclusive excrement excrete excursion
        excusable excuse execute execution executive executor exemplary exemplify exempt exemption exercise exert
        exertion exhale exhaust exhibit exhort exhume exile exist existence existent exit exodus exonerate exotic
        expand expanse expansion expansive expect expectant expedient expedite expel expend expense expensive expert
        expertise expire expiry explain expletive explicit explode exploit explore explorers explosion explosive
        exponent export exporters expose exposure expound express expulsion exquisite extant extend extension
        extensive extent exterior external extinct extol extort extortion extra extract extradite extreme extremest
        extremist extremity extricate extrovert exuberant exude exult exultant eye eyeball eyebrow eyelash eyelid
        eyesight eyesore fable fabric fabricate fabulous facade face faceless facet facetious facial facile facility
        facsimile fact faction factor factorial factory factual faculty fad fade faeces faggot fagot fail failings
        failure faint faintest fair fairest fairness fairy faith faithful faithless fake falcon fall fallacy fallen
        fallible fallout false falsehood falsest falsetto falsify falsity falter fame familiar family famine famous
        fan fanatic fanatical fancier fanciest fanciful fancy fanfare fang fantastic fantasy far faraway farce fare
        farewell farm farmers farmland farther farthest fascinate fascism fascist fashion fast fasten fasteners
        fastest fat fatal fatality fate fateful father fathom fatigue fatten fattest fattier fattiest fatty fatuous
        faucet fault faultier faultiest faultless faulty fauna favor favorable favorably favorite favour favourite
        fawn faze fear fearful fearless fearsome feasible feast feat feather feathery feature feces fed federal fee
        feeble feeblest feedback feeder feeding feeds feel feelers feelings feet feign feint feline fell fellest
        fellow felon felony felt female feminine feminism feminist fen fence fend fenders ferment fern ferocious
        ferocity ferret ferry fertile fertilise fertility fertilize fervent fervor fervour fester festival festive
        festivity festoon fetch feted fetid feting fetish fetter fetus feud feudal feudalism fever feverish few fewest
        fez fezzes fiasco fib fibbers fibers fibre fiche fickle ficklest fiction fictional fiddle fiddlers fiddly
        fidelity fidget fidgety field fiend fiendish fierce fiercest fierier fieriest fiery fiesta fifteen fifteenth
        fifth fiftieth fifty fig fight fighters figment figure filament filch file filet fill fillet filly film
        filmier filmiest filmy filter filth filthier filthiest filthy fin final finale finalise finalist finality
        finalize finance financial financier finch find findings fine finesse finest finger fingertip finickier
        finicky finish finite fir fire firearm firefly fireman firemen fireplace fireproof fireside firewood firework
        firm firmest firmness firmware first firsthand fiscal fish fisherman fishermen fishery fishier fishiest fishy
        fission fissure fist fit fitful fitness fittest fittings five fix fixable fixation fixture fizz fizzle fizzy
        flabbier flabbiest flabby flag flagpole flagrant flagship flagstone flail flair flak flake flakier flakiest
        flaky flame flamingo flammable flank flannel flap flapjack flare flash flashback flashest flashier flashiest
        flashy flask flat flatness flatten flattered flatterer flatters flattery flattest flaunt flautist flavor
        flavour flaw flawless flea fleck fled fledged fledgling flee fleece fleecier fleeciest fleecy fleet fleetest
        flesh fleshier fleshiest fleshy flew flex flexible flexibly flick flickered flickers flier fliest flight
        flightier flighty flimsier flimsiest flimsy flinch fling flint flip flippant flippers flippest flirt flit
        float flock flog flood floor flop floppier floppiest floppy flora floral florid florist floss flotilla flounce
        flounder flour flourish flout flow flowered flowerier flowering flowers flowery flown flu fluctuate flue
        fluency fluent fluff fluffier fluffiest fluffy fluid fluke flung flunk flunky flurry flush flushest fluster
        flute flutist flutter flux fly flyers flyover foal foam foamier foamiest foamy focal focus fodder foe fog
        fogey foggier foggiest foggy foghorn fogy foible foil foist fold folders foliage folk folklore folksier
        folksiest folksy follow followers folly foment fond fondest fondle fondness font food foodstuff fool foolhardy
        foolish foolproof foot footage football foothill foothold footings footnote footpath footprint footstep
        footstool footwear footwork for forage foray forbade forbear forbid forbidden forbore forborne force forceful
        forceps forcible forcibly ford fore forearm forebode forecast forefront forego foregone forehead foreign
        foreleg foreman foremen foremost forensic foreplay foresaw foresee foreseen foresight foreskin forest
        forestall forestry foretaste foretell foretold forever forewarn forewent foreword forfeit forgave forge
        forgers forgery forget forgetful forgive forgiven forgo forgone forgot forgotten fork forlorn form formal
        formalise formality formalize format formation formative formerly formless formula formulae formulate forsake
        forsaken forsook forswear forswore forsworn fort forte forth forthwith fortieth fortify fortitude fortnight
        fortress fortunate fortune forty forum forward forwent fossil fossilise fossilize foster fought foul foulest
        found foundered founders foundling foundry fount fountain four fourteen fourth fowl fox foxier foxiest foxy
        foyer fracas fractal fraction fracture fragile fragility fragment fragrance fragrant frail frailest frailty
        frame framework franc franchise frank frankest frantic fraternal fraud fraught fray freak freckle free freedom
        freehand freelance freest freeway freeze freezers freight french frenzy frequency frequent fresh freshen
        freshest freshman freshmen freshness fret fretful friar friction friend frieze frigate fright frighten
        frightful frigid frigidity frill frillier frilliest frilly fringe frisk friskier friskiest frisky fritter
        frivolity frivolous frizzier frizziest frizzy fro frock frog frolic frolicked from frond front frontage
        frontal frontier frost frostbit frostbite frostier frostiest frostings frosty froth frothier frothiest frothy
        frown froze frozen frugal frugality fruit fruitful fruitier fruitiest fruition fruitless fruity frustrate fry
        fudge fuel fugitive fulcrum fulfil fulfill full fullest fullness fully fumble fume fumigate fun function fund
        funeral fungi fungicide fungus funnel funnest funnier funniest funnily funny fur furious furl furlong furlough
        furnace furnish furniture furor furore furrier furriest furrow furry further furthest furtive fury fuse
        fuselage fusion fuss fussier fussiest fussy futile futility future fuzz fuzzier fuzziest fuzzy gab gable
        gadget gag gaiety gaily gain gainful gait gal gala galactic galaxy gale gall gallant gallantry gallery galley
        gallivant gallon gallop gallows galore galvanise galvanize gambit gamble gamblers game gamest gamma gamut
        gander gang gangling gangplank gangrene gangster gangway gap gape garage garb garbage garble garden gardeners
        gardenia gargle gargoyle garish garland garlic garment garnet garnish garret garrison garrulous garter gas
        gaseous gash gasket gasoline gasp gastric gate gateway gather gaudier gaudiest gaudy gauge gaunt gauntest
        gauntlet gauze gave gavel gawk gawkier gawkiest gawky gay gayest gaze gazelle gazette gear gee geese gel
        gelatin geld geldings gem gender gene genealogy genera general generate generator generic generous geneses
        genesis genetic genial genie genii genital genius genocide genre gent gentile gentility gentle gentleman
        gentlemen gentlest gentry genuine genus geography geologist geology geometric geometry geranium gerbil germ
        germicide germinate gestation gesture get getaway geyser ghastlier ghastly ghetto ghost ghostlier ghoul giant
        gibber gibberish gibe giddier giddiest giddiness giddy gift gig gigantic giggle gild gill gilt gimme gimmick
        gin ginger gingham giraffe girder girdle girl girlhood girlish girth gist give given gizzard glacial glacier
        glad gladden gladdest glade gladiator glamorise glamorize glamorous glamour glance gland glandular glare glass
        glassier glassiest glassware glassy glaze gleam glean glee glen glib glibbest glide gliders glimmer glimpse
        glint glisten glitter gloat global globe globular globule gloom gloomier gloomiest gloomy glorify glorious
        glory gloss glossary glossier glossiest glossy glove glow glowered glowering glowers glucose glue glum
        glummest glut glutton gluttony glycerin glycerine gnarl gnash gnat gnaw gnome gnu go goad goal goalie goat
        goatee gob gobble goblet goblin god godchild goddess godfather godless godlier godliest godlike godmother
        godparent godsend goes goggle going gold golden goldenest goldfish goldsmith golf golfers gondola gone goners
        gong gonna goo good goodbye goodness goodnight goodwill goody gooey goof goofier goofiest goofy gooier gooiest
        goon goose gopher gore gorge gorgeous gorier goriest gorilla gory gosh gosling gospel gossamer gossip got
        gotten gouge goulash gourd gourmet gout govern governess governor gown grab grace graceful graceless gracious
        gradation grade gradient gradual graduate graffiti graffito graft grain gram grammar grand grandest grandeur
        grandiose grandson granite granny granola grant granular granule grape grapevine graph graphic graphical
        graphite grapple grasp grass grassier grassiest grassy grate grateful graters gratify gratings gratitude
        gratuity grave gravel graven gravest graveyard gravitate gravity gravy gray grayest graze grease greasier
        greasiest greasy great greatest greatness greed greedier greediest greedily greedy green greenback greenery
        greenest greenhorn greet greetings gremlin grenade grew grey greyest greyhound grid griddle gridiron grief
        grievance grieve grievous grill grille grim grimace grime grimier grimiest grimmest grimy grin grind grinders
        grip gripe grislier grisliest grisly gristle grit grittier grittiest gritty grizzled grizzlier grizzly groan
        grocer grocery groggier groggiest groggy groin groom groove groovier grooviest groovy grope gross grossest
        grotesque grotto grouch grouchier grouchy ground group groupers groupings grouse grove grovel grow growers
        growl grown growth groyne grub grubbier grubbiest grubby grudge gruel gruesome gruff gruffest grumble grumpier
        grumpiest grumpy grunt guarantee guarantor guard guardian guerrilla guess guessable guesswork guest guffaw
        guidance guide guidebook guideline guild guile guilt guiltier guiltiest guiltily guiltless guilty guinea guise
        guitar guitarist gulch gulf gull gullet gullible gully gulp gum gumdrop gummier gummiest gummy gumption gun
        gunfire gunman gunmen gunners gunpowder gunshot guppy gurgle guru gush gushers gust gustier gustiest gusty gut
        guttered guttering gutters guy guzzle gybe gym gymnasium gymnast gyrate gyration gyroscope ha habit habitable
        habitat habitual hack hackers hackney hacksaw had haddock hag haggard haggle hail hailstone hair haircut
        hairdo hairier hairiest hairline hairy hale halest half halfway halibut hall hallmark hallway halo halon halt
        haltered haltering halters halve ham hamburger hamlet hammered hammering hammers hammock hamper hamster
        hamstring hamstrung hand handbag handbook handcuff handful handicap handier handiest handiwork handle
        handlebar handlers handmade handout handrail handshake handsome handy hang hangar hangers hangings hangout
        hangover hanker haphazard hapless happen happier happiest happily happiness happy harangue harass harbor
        harbour hard hardback harden hardest hardier hardiest hardliner hardship hardware hardwood hardy hare harem
        hark harlot harm harmful harmless harmonic harmonica harmonise harmonize harmony harness harp harpist harpoon
        harrow harry harsh harshest harshness hart harvest has hash hassle haste hasten hastier hastiest hastily hasty
        hat hatch hatchet hate hateful hatred haughtier haughtily haughty haul haunt have haven havoc hawk hay
        haystack haywire hazard hazardous haze hazel hazier haziest hazy he head headache headers headfirst headier
        headiest headings headland headlight headline headlong headphone headrest headroom headstone headway heady
        heal healers health healthful healthier healthy heap hear heard hearings hearsay hearse heart heartache
        heartbeat heartburn hearten heartfelt hearth heartier heartiest heartily heartless hearty heat heatedly
        heaters heath heathen heave heaven heavier heaviest heavily heaviness heavy heckle hecklers hectic hedge
        hedgehog heed heedless heel heftier heftiest hefty heifer height heighten heinous heir heirloom held heliport
        helium hell hellish hello helm helmet help helpers helpful helpings helpless hem hemlock hemp hen hence
        henchman henchmen hepatitis her herald herb herd here hereafter hereby heredity herein heresy heretic
        heretical herewith heritage hermit hernia hero heroic heroin heroine heroism heron herpes herrings herself hes
        hesitancy hesitant hesitate heuristic hew hexagon hexagonal hey heyday hi hiatus hibernate hiccup hick hickory
        hid hidden hide hideaway hideous hierarchy high highbrow highest highland highlight highway hijack hike hikers
        hilarious hilarity hill hillbilly hillier hilliest hillside hilly hilt him himself hind hindered hindering
        hinders hindrance hindsight hinge hint hip hippest hippie hippy hire his hisses histogram historian historic
        history hit hitch hitchhike hither hitherto hive ho hoard hoarders hoarse hoarsest hoax hobbit hobble hobby
        hobgoblin hobnob hobo hock hockey hoe hog hoist hold holders holdup hole holiday holier holiest holiness
        holler hollow hollowest holly holocaust holster holy homage home homeland homeless homelier homeliest homemade
        homesick homespun homestead homeward homework homey homicidal homicide homier homiest homonym hone honest
        honestest honesty honey honeycomb honeymoon honk honor honorable honorary honour hood hoodlum hoodwink hoof
        hook hoop hooray hoot hooves hop hope hopeful hopeless hopscotch horde horizon hormone horn hornet hornier
        horniest horny horoscope horrible horribly horrid horrific horrify horror horse horseback horseman horseplay
        horseshoe hose hosiery hospital host hostage hostel hostess hostile hostility hot hotbed hotel hothead hottest
        hound hour hourglass house houseboat household housewife housework housings hove hovel hovered hovering hovers
        how however howl hub hubbub huddle hue huff huffier huffiest huffy hug huge hugest huh hulk hull hum human
        humane humanest humanise humanism humanist humanity humanize humble humblest humbly humbug humdrum humid
        humidify humidity humiliate humility humor humorist humorous humour hump hunch hunchback hundred hundredth
        hung hungered hungering hungers hungrier hungriest hungrily hungry hunk hunt hunters hurdle hurl hurrah
        hurricane hurriedly hurry hurt hurtful hurtle husband hush husk huskier huskiest huskily huskiness husky
        hustle hustlers hut hutch hyacinth hybrid hydrant hydraulic hydrogen hyena hygiene hygienic hymn hymnal
        hyperbole hyphen hyphenate hypnosis hypnotic hypnotise hypnotism hypnotist hypnotize hypocrisy hypocrite
        hysteria hysteric ice iceberg icicle icier iciest icings icon icy id idea ideal idealise idealist idealize
        identical identify identity ideology idiocy idiom idiomatic idiot idiotic idle idlest idly idol idolise
        idolize idyllic if ifs igloo ignite ignition ignorance ignorant ignore iguana ilk ill illegal illegible
        illegibly illicit illness illogical illusion illusory image imagery imaginary imagine imbalance imbecile
        imitate imitation imitative imitator immature immediate immense immensity immerse immersion immigrant
        immigrate imminent immobile immoral immortal immovable immune immunise immunity immunize imp impact impair
        impale impart impartial impasse impassive impatient impeach impedance impede impel impend imperfect imperial
        imperil impetuous impetus impinge impish implant implement implicate implicit implied implies implore implying
        impolite import important impose impostor impotence impotent impound imprecise impress imprint imprison
        impromptu improper improve improvise impudence impudent impulse impulsive impunity impure impurest impurity in
        inability inaction inactive inane inanest inanimate inasmuch inaudible inaugural inborn inbred inbreed inbuilt
        incapable incarnate incense incentive inception incessant incest inch incidence incident incision incisive
        incisor incite incline include inclusion inclusive incognito income incorrect increase increment incubate
        incubator incumbent incur incurable indebted indecency indecent indeed indelible indelibly indent index
        indicate indicator indices indict indignant indignity indigo indirect indolence indolent indoor induce induct
        induction indulge indulgent industry inedible inelegant inept inert inertia inertial inexact infamous infamy
        infancy infant infantile infantry infect infection infer inference inferior inferno infertile infest infidel
        infield infinite infinity infirm infirmary infirmity infix inflame inflate inflation inflexion inflict
        influence influenza influx info inform informal informant informers infrared infringe infuriate infuse
        infusion ingenious ingenuity ingest ingrain inhabit inhale inhalers inherent inherit inhibit inhuman inhumane
        initial initiate initiator inject injection injure injurious injury injustice ink inkier inkiest inkling inky
        inlaid inland inlay inlet inmate inn innards innate innermost innings innkeeper innocence innocent innocuous
        innuendo inoculate input inquest inquire inquiry ins insane insanest insanity inscribe insect insecure insert
        insertion inside insiders insidious insight insignia insincere insinuate insipid insist insistent insofar
        insolence insolent insoluble insolvent insomnia inspect inspector inspire install instance instant instead
        instep instigate instil instill instinct institute instruct insular insulate insulator insulin insult
        insurance insure insurers insurgent intact intake integer integral integrate integrity intellect intend
        intense intensest intensify intensity intensive intent intention inter interact intercede intercept intercom
        interest interface interfere interim interior interject interlock interlude interment intern internal internet
        interplay interpose interpret interrupt intersect interval intervene interview interwove intestine intimacy
        intimate into intrepid intricacy intricate intrigue intrinsic introduce introvert intrude intruders intrusion
        intrusive intuition intuitive inundate invade invaders invalid invariant invasion invective invent invention
        inventive inventor inventory inverse inversion invert invest investor invisible invisibly invite invoice
        invoke involve inward iodine ion iota irascible irate ire iris irk iron ironic irony irradiate irregular
        irrigate irritable irritably irritant irritate is island islanders isle isolate isolation issue isthmus it
        italic italicise italicize itch itchier itchiest itchy item itemise itemize iterate iteration iterative
        itinerant itinerary its itself ivory ivy jab jabbered jabbering jabbers jack jackal jackass jackdaw jacket
        jackknife jackpot jade jagged jaggedest jaguar jail jailers jalopy jam jamb jamboree jangle janitor jar jargon
        jaundice jaunt jauntier jauntiest jauntily jaunty javelin jaw jawbone jay jaywalk jazz jealous jealousy jeans
        jeer jell jelly jellyfish jeopardy jerk jerkier jerkiest jerky jersey jest jesters jet jettison jetty jewel
        jewelers jewellers jewellery jewelry jibe jiffy jig jiggle jigsaw jilt jingle jinx jitterier jitters jittery
        job jockey jocular jog joggers join joint joke jokers jollier jolliest jolly jolt jostle jot journal journey
        jovial joy joyful joyous joystick jubilant jubilee judge judgement judgment judicial judiciary judicious judo
        jug juggle jugglers jugular juice juicier juiciest juicy jumble jumbo jump jumpers jumpier jumpiest jumpy
        junction juncture jungle junior juniper junk junket junkie junta juror jury just justest justice justify jut
        jute juvenile juxtapose kangaroo karat karate kayak keel keen keenest keep keepers keepsake keg kelp ken
        kennel kept kerb kerchief kernel kerosene ketchup kettle key keyboard keyhole keynote keystone keystroke
        keyword khaki kick kickback kickoff kid kidnap kidney kill killers killings kiln kilo kilobyte kilogram
        kilometer kilometre kilowatt kilt kimono kin kind kinda kindest kindle kindlier kindliest kindness kindred
        kinfolk king kingdom kink kinkier kinkiest kinky kinship kiosk kipper kiss kit kitchen kite kitten kitty kiwi
        knack knapsack knead knee kneecap kneel knelt knew knickers knife knight knit knives knob knock knockers
        knockout knoll knot knottier knottiest knotty know knowingly knowings knowledge known knuckle koala kosher
        kowtow kudos lab label labor laborers laborious labour labourers labyrinth lace lacerate lacier laciest lack
        lacquer lacrosse lacy lad laddered laddering ladders lade laden ladle lady ladybug ladylike lag laggard lagoon
        laid lain lair lake lamb lambda lame lament lamest lamp lampoon lance land landings landlady landlord landmark
        landowner landscape landslid landslide lane language languid languish languor lankier lankiest lanky lantern
        lap lapel lapse laptop larceny lard large largest lark larva larvae larynges larynx laser lash lass last latch
        late latent lateral latest latex lath lathe lathered lathering lathers latitude latrine latter lattice laud
        laudable laugh laughable laughter launch launchers launder laundry laureate laurel lava lavatory lavender
        lavish lavishest law lawful lawless lawmaker lawn lawsuit lawyer lax laxative laxest laxity lay layered
        layering layers layman laymen layout lazier laziest laziness lazy leach lead leaden leaders leaf leafier
        leafiest leaflet leafy league leak leakage leaky lean leanest leap leapfrog leapt learn learnt lease leash
        least leather leathery leave lectern lecture lecturers led ledge ledgers lee leech leek leered leerier
        leeriest leering leers leery leeway left leftest leftmost leg legacy legal legalise legality legalize legend
        legendary leggings legible legibly legion legislate legume leisure lemme lemon lemonade lend length lengthen
        lengthier lengthy leniency lenient lens lent lentil leopard leotard leper leprosy lesbian lesion less lessen
        lesson lest let letdown lethal lethargic lethargy lettered lettering letters lettuce letup leukaemia leukemia
        levee level lever leverage levity levy lewd lewdest lexical lexicon liability liable liaison liar libel
        libellous libelous liberal liberate liberty librarian library libretto lice licence license lichen lick
        licorice lid lie lieu life lifeboat lifeforms lifeguard lifeless lifelike lifeline lifelong lifespan lifestyle
        lifetime lift ligament ligature light lighten lighters lightest lightness lightning likable like likeable
        likelier likeliest liken likeness likest likewise lilac lilt lily limb limbered limbering limbers limbo lime
        limelight limerick limestone limit limitless limousine limp limpest linchpin line lineage linear linefeed
        linen liners linger lingerie lingo linguist liniment linings link linkage linoleum lint lion lioness lip
        lipstick liquefy liqueur liquid liquidate liquor liquorice lisp list listen listeners listings listless lit
        litany literacy literal literary literate liters lithe lithest lithium litre litterbug littered littering
        litters little littlest liturgy livable live liveable livelier liveliest liven livers livest livestock livid
        livings lizard llama load loadable loaf loafers loam loan loath loathe loathings loathsome loaves lob lobby
        lobbyist lobe lobotomy lobster local locale localise locality localize locate location lock lockers locket
        locksmith locust lodge lodgers lodgings loft loftier loftiest loftiness lofty log logarithm logic logical
        logician logo loin loincloth loiter loiterers loll lollipop lone lonelier loneliest lonesome long longest
        longevity longhand longings longish longitude look lookout loom loon loonie looniest loony loop loophole loose
        loosen loosest loot lop lope lopsided lord lore lorry lose losers loss lost lot lotion lottery lotus loud
        loudest loudness lounge louse lousier lousiest lousy lovable love lovelier lovelies loveliest lovers lovingly
        low lowdown lowered lowering lowers lowest lowlier lowliest loyal loyalest loyalty lozenge lubricant lubricate
        lucid luck luckier luckiest luckily lucky lucrative ludicrous lug luggage lukewarm lull lullaby lumber
        luminary luminous lump lumpier lumpiest lumpy lunacy lunar lunatic lunch luncheon lunchtime lung lunge lupin
        lupine lurch lure lurid lurk luscious lush lushest lust lustier lustiest lustre lustrous lusty lute luxuriant
        luxuriate luxurious luxury lye lymph lymphatic lynch lyre lyric lyrical ma macabre macaroni mace machete
        machine machinery machinist macho mackerel mad madam madame madcap madden maddest made madhouse madman madmen
        madness maelstrom magazine magenta maggot magic magical magician magnate magnesium magnet magnetic magnetise
        magnetism magnetize magnify magnitude magnolia magnum magpie mahogany maid maiden mail mailbox mailman mailmen
        maim main mainframe mainland mainline mainstay maintain maize majestic majesty major majority make makers
        makeshift makeup malady malaria male malformed malice malicious malign malignant mall mallard malleable mallet
        malt maltreat mama mamma mammal mammalian mammoth man manacle manage managers mandate mandatory mandible
        mandolin mane maneuver mange mangers mangier mangiest mangle mango mangrove mangy manhandle manhole manhood
        mania maniac maniacal manic manicure manifest manifesto manifold mankind manlier manliest manliness mannequin
        mannerism manners mannish manoeuvre manor manpower mansion mantel mantle manual manure many map maple mappings
        mar marathon marble march mare margarine margin marginal maria marigold marijuana marina marinate marine
        mariners marital maritime mark markedly markers market markings marksman marksmen marmalade maroon marquee
        marriage marrow marry marsh marshal marshier marshiest marshy marsupial mart martial martin martyr martyrdom
        marvel marvelous mas mascara mascot masculine mash mask masochist mason masonry massacre massage masses
        massive mast mastered masterful mastering masterly masters mastery masticate mat matador match matchbook
        matchless mate material maternal maternity math matriarch matrices matrimony matrix matron matt matte mattered
        mattering matters mattress mature maturest maturity maudlin maul mausoleum mauve maverick maxim maxima maximal
        maximise maximize maximum may maybe mayhem mayor maze me meadow meager meagre meal mealier mealiest mealy mean
        meander meanest meanings meant meantime meanwhile measles measlier measliest measly measure meat mechanic
        mechanise mechanism mechanize medal medallion meddle meddlers media median mediate mediation mediator medical
        medicate medicinal medicine medieval mediocre meditate medium medley meek meekest meekness meet meetings
        megabyte megaphone megaton mellow mellowest melodic melodious melodrama melody melon melt member membrane
        memento memo memoir memorable memorably memorial memorise memorize memory men menace menagerie mend menial
        menopause menstrual mental mentality menthol mention mentor menu meow mercenary merchant merciful merciless
        mercury mercy mere merest merge mergers meridian meringue merit mermaid merrier merriest merrily merriment
        merry mes mesdames mesh message messenger messes messier messiest messy met metabolic metal metallic metaphor
        mete meteor meteoric meteorite metered metering meters method metre metric metro mettle mew mezzanine miaow
        mice microbe microcode microfilm microwave midday middle middleman middlemen midget midnight midriff midst
        midstream midsummer midway midwife midwives mien might mightier mightiest mighty migraine migrant migrate
        migration migratory mike mild mildest mildew mile mileage milestone militancy militant military militate
        militia milk milkier milkiest milkman milkmen milky mill millers milligram milliner millinery million
        millionth mime mimic mimicked mimicking mimicry mince mincemeat mind mindful mindless mine minefield mineral
        miners mingle miniature minibus minimal minimise minimize minimum minion minister ministry mink minnow minor
        minority minstrel mint minuet minus minuscule minute minutest miracle mirage mire mirror mirth misbehave
        miscarry mischief misdeed misdirect miser miserable miserably misery misfit misgiving misguide mishap
        misinform misjudge mislaid mislay mislead misled mismatch misnomer misplace misprint misquote misread miss
        misshapen missile mission missive misspell mist mistake mistaken mistier mistiest mistletoe mistook mistress
        mistrust misty mistype misuse mite mitigate mitt mitten mix mixers mixture mnemonic moan moat mob mobile
        mobilise mobility mobilize moccasin mock mockery mod modal mode model modelings moderate moderator modern
        modernise modernity modernize modest modesty modicum modifier modify modular modulate module mohair moist
        moisten moistest moisture molar molasses mold moldier moldiest moldings moldy mole molecular molecule molest
        mollify mollusc mollusk molt molten mom moment momentary momentous momentum monarch monarchy monastery
        monastic monetary money mongoose mongrel monies monitor monk monkey monogamy monogram monologue monopoly
        monorail monotony monsoon monster monstrous month monthlies monument moo mood moodier moodiest moodily moody
        moon moonbeam moonlight moor moorings moose moot mop mope moral morale moralist morality morass morbid more
        moreover morgue morn mornings moron moronic morose morphine morsel mortal mortality mortar mortgage mortify
        mortuary mosaic mosque mosquito moss mossier mossiest mossy most motel moth mothball mothered mothering
        motherly mothers motif motion motivate motive motley motlier motliest motor motorbike motorcade motorise
        motorist motorize motorway motto mould mouldier mouldiest mouldings mouldy moult mound mount mountain mourn
        mourners mournful mouse mousier mousiest mousse moustache mousy mouth mouthful movable move movement movers
        movie mow mowers ms mu much muck mucous mucus mud muddier muddiest muddle muddy muff muffin muffle mufflers
        mug muggers muggier muggiest mugginess muggy mulch mule mull multi multiple multiply multitude mum mumble
        mummify mummy mumps munch mundane municipal mural murder murderers murderous murkier murkiest murky murmur
        muscle muscular muse museum mush mushier mushiest mushroom mushy music musical musician musk musket muss
        mussel must mustache mustang mustard mustered mustering musters mustier mustiest musty mutant mutate mutation
        mute mutest mutilate mutinous mutiny mutt muttered muttering mutters mutton mutual muzzle my myopic myriad
        myself mystery mystic mystical mysticism mystify myth mythical mythology nab nag nail naive naivest naivety
        naked nakedness name nameless namesake nap napalm nape napkin nappy narcotic narrate narration narrative
        narrator narrow narrowest nasal nastier nastiest nastily nastiness nasty nation national native nativity
        nattier nattiest natty natural nature naught naughtier naughtily naughty nausea nauseate nauseous nautical
        naval navel navigable navigate navigator navy nay near nearby nearest neat neatest neatness nebula nebulae
        nebulous necessary necessity neck necklace neckline necktie nectar nectarine need needier neediest needle
        needless needy negate negation negative neglect negligee negligent negotiate neigh neighbor neighbour neither
        neon neophyte nephew nepotism nerve nervous nest nestle net nether nettle network neural neurology neuron
        neuroses neurosis neurotic neuter neutral neutron never new newbie newborn newcomer newest newscast newsier
        newsiest newspaper newsprint newsstand newsy newt newton next nibble nice nicest nicety niche nick nickel
        nickname nicotine niece niftier niftiest nifty nigh night nightclub nightfall nightgown nightmare nighttime
        nil nimble nimblest nimbly nine nineteen ninetieth ninety ninny ninth nip nippier nippiest nipple nippy nit
        nitrate nitrogen nitwit no nobility noble nobleman noblemen noblest nobly nobody nocturnal nod node noes noise
        noiseless noisier noisiest noisily noisiness noisy nomad nomadic nominal nominate nominee non none nonentity
        nonprofit nonsense nonstop noodle nook noon noose nor norm normal normality north northeast northerly northern
        northward northwest nose nosebleed nosier nosiest nostalgia nostalgic nostril nosy not notable notably
        notation notch note notebook nothing notice notify notion notional notoriety notorious nougat nought noun
        nourish nova novel novelist novelty novice now nowadays nowhere noxious nozzle nuance nuclear nuclei nucleus
        nude nudest nudge nudity nugget nuisance null nullify numb numbered numbering numbers numbest numbness numeral
        numerate numerator numeric numerical numerous nun nuptial nurse nursemaid nursery nurture nut nutmeg nutrient
        nutriment nutrition nutshell nuttier nuttiest nutty nuzzle nylon nymph oaf oak oar oases oasis oath oatmeal
        obedience obedient obelisk obese obesity obey obituary object objection objective objector obligate oblige
        oblique oblivion oblivious oblong obnoxious oboe obscene obscenest obscenity obscure obscurest obscurity
        observant observe observers obsess obsession obsessive obsolete obstacle obstinacy obstinate obstruct obtain
        obtrusive obtuse obtusest obvious occasion occupancy occupant occupy occur ocean oceanic octagon octagonal
        octal octave octopus ocular odd oddest oddity ode odious odometer odor odour oesophagi of off offbeat offence
        offend offenders offense offensive offered offering offers offhand office officers official officiate
        officious offings offload offset offshoot offshore offspring offstage often oftenest ogle ogre oh ohm ohs oil
        oilier oiliest oily ointment ok okay okra old olden oldest olfactory olive omega omelet omelette omen ominous
        omission omit omnibus on once oncoming one onerous oneself ongoing onion online onlooker only onrush onset
        onslaught onto onus onward oodles ooze opal opaque opaquest open openers openest openings openness opera
        operand operate operatic operation operative operator opinion opium opossum opponent opportune oppose opposite
        oppress oppressor opt optic optical optician optima optimal optimise optimism optimist optimize optimum option
        optional opulent opus or oracle oral orange orangutan oration orator oratory orbit orbital orchard orchestra
        orchid ordain ordeal order orderlies ordinance ordinary ore organ organic organise organism organist organize
        orgasm orgy orient oriental orientate orifice origin original originate ornament ornate orphan orphanage
        orthodox oscillate osmosis ostracise ostracize ostrich other otherwise otter ouch ought ounce our ourselves
        oust ousters out outbound outbreak outburst outcast outclass outcome outcry outdated outdid outdo outdone
        outdoor outermost outfield outfit outgoing outgrew outgrow outgrown outgrowth outhouse outings outlaid outlast
        outlaw outlay outlet outline outlive outlook outlying outmoded outnumber outpost output outrage outran
        outright outrun outset outshine outshone outside outsiders outskirt outsmart outspoken outstrip outward
        outweigh outwit ova oval ovary ovation oven over overall overate overbear overblown overboard overbore
        overborne overcame overcast overcoat overcome overcrowd overdid overdo overdone overdose overdraft overdraw
        overdrawn overdrew overdue overeat overeaten overflow overgrew overgrow overgrown overhand overhang overhaul
        overhead overhear overheard overheat overhung overkill overlaid overlain overland overlap overlay overlie
        overload overlong overlook overlying overnight overpass overpower overprice overprint overran overrate
        overreact override overrode overrule overrun oversaw overseas oversee overseen overseers overshoot overshot
        oversight oversleep overslept overstate overstep overt overtake overtaken overthrew overthrow overtime
        overtone overtook overture overturn overuse overview overwhelm overwork overwrite ovum owe owl own owners
        ownership ox oxen oxidation oxide oxidise oxidize oxygen oyster ozone pa pace pacemaker pacific pacifier
        pacifism pacifist pacify pack package packers packet pact pad paddle paddock paddy padlock pagan page pageant
        pageantry pagoda paid pail pain painful painless paint paintings pair pajamas pal palace palatable palate
        palatial pale palest palette pall pallid pallor palm palomino palpable palpably paltrier paltriest paltry
        pamper pamphlet pan panacea pancake pancreas panda pander pane panel pang panhandle panic panicked panicking
        panicky panorama panoramic pansy pant panther pantie pantomime pantry pap papa papacy papal papaya paperback
        papered papering papers paperwork paprika papyri papyrus par parable parachute parade paradigm paradise
        paradox paraffin paragon paragraph parakeet parallel paralyse paralysis paralytic paralyze parameter paramount
        paranoia paranoid parasite parasitic parasol parcel parch parchment pardon pare parent parentage parental
        parish parity park parka parkway parlor parlour parochial parody parole parrot parse parsec parsley parsnip
        parson parsonage part partake partaken partial particle partings partisan partition partner partook partridge
        party pas passable passage passbook passenger passes passion passive passport password past pasta paste pastel
        pastiche pastier pastiest pastime pastor pastoral pastry pasture pasty pat patch patchwork patchy pate patent
        paternal paternity path pathetic pathology pathos pathway patience patient patio patriarch patrimony patriot
        patriotic patrol patron patronage patronise patronize pattered pattering pattern patters patty paucity paunch
        paunchier paunchy pauper pause pave pavement pavilion paw pawn pay payable payers payload payment payoff
        payroll pea peace peaceable peaceful peach peacock peak peal peanut pear pearl peasant peat pebble pecan peck
        peculiar pedagogy pedal pedant pedantic pedantry peddle peddlers pedestal pedigree pedlar peek peel peep peer
        peerless peeve peevish peg pelican pellet pelt pelvic pelvis pen penal penalise penalize penalty penance pence
        penchant pencil pendant pended pending pends pendulum penetrate penguin peninsula penis penitence penitent
        penknife penknives pennant penniless penny pension pensive pentagon penthouse peon peony people pep peppered
        peppering peppers per perceive percent perch perchance percolate perennial perfect perforate perform perfume
        perhaps peril perilous perimeter period periodic periphery periscope perish perjure perjury perk perkier
        perkiest perky permanent permeate permit peroxide perpetual perplex persecute persevere persist person persona
        personal personify personnel perspire persuade pert pertain pertest pertinent perturb perusal peruse pervade
        pervasive perverse pervert peskier peskiest pesky pessimism pessimist pest pestered pestering pesters
        pesticide pet petal petered petering peters petite petition petrify petrol petroleum petticoat pettier
        pettiest pettiness petty petulant petunia pew pewter phantom pharmacy phase pheasant phenomena phlegm phobia
        phoenix phone phonetic phoney phonics phonier phoniest phony phosphor photo photocopy photon phrase physic
        physical physician physicist physique pi pianist piano piccolo pick pickax picket pickier pickiest pickle
        pickup picky picnic picnicked pictorial picture piddle pie piece piecemeal piecework pierce piers piety pig
        pigeon piggish piggyback pigheaded pigment pigpen pigtail pike pile pilfer pilgrim pill pillage pillar pillow
        pilot pimple pimplier pimpliest pimply pin pinch pine pineapple ping pinion pink pinkest pinnacle pinpoint
        pint pioneer pious pipe pipeline pique piracy piranha pirate pirouette pis pistachio pistol piston pit pitch
        pitchers pitchfork piteous pitfall pithier pithiest pithy pitiful pitiless pittance pity pivot pivotal pixie
        pizza placard placate place placement placenta placid plague plaice plaid plain plainest plaintiff plaintive
        plan planar plane planet planetary plank plankton planners plant plantain planters plaque plasma plaster
        plastic plate plateau platform platinum platitude platoon platter plausible plausibly play playable playback
        players playful playhouse playlist playmate playpen plaything plaza plea plead pleasant please pleasings
        pleasure pleat pledge plentiful plenty plethora pliable pliant pliers plight plod plop plot plotters plough
        plow ploy pluck plucky plug plum plumage plumb plumbers plume plummet plump plumpest plunder plunge plungers
        plural plurality plus plush plushest plutonium ply plywood pneumatic pneumonia poach poachers pocket pockmark
        pod podcast podium poem poet poetic poetical poetry poignancy poignant point pointedly pointers pointless
        poise poison poisonous poke pokers pokey pokier pokiest poky polar polarise polarity polarize pole polemic
        police policeman policemen policy polio polish polite politest political politics polka poll pollen pollinate
        pollster pollutant pollute pollution polo polygamy polygon polyp pomp pompous poncho pond pondered pondering
        ponderous ponders pontoon pony poodle pool poop poor poorest pop popcorn pope poplar poppy populace popular
        populate populous porcelain porch porcupine pore pork porous porpoise porridge port portable portal portend
        portent porters portfolio porthole portico portion portlier portliest portrait portray portrayal pose position
        positive possess possessor possible possibly possum post postage postal postbox postcard postcode posterior
        posterity posters postman postmark postmen postpone postulate posture posy pot potassium potato potency potent
        potential pothole potion pottered pottering potters pottery pouch poultry pounce pound pour pout poverty
        powder powdery power powerful powerless powwow practical practice practise pragmatic prairie praise pram
        prance prank prattle prawn pray prayers preach preachers preamble precede precedent precinct precious
        precipice precise precisest precision preclude precursor predator predatory predicate predict predictor
        preempt preen prefab preface prefect prefer prefix pregnancy pregnant prejudice prelude premature premier
        premiere premise premium prenatal preoccupy prepaid prepare prepay prescribe presence present preserve preside
        president press pressings pressure prestige presto presume pretence pretend pretense pretext prettier
        prettiest pretty pretzel prevail prevalent prevent preview previous prey price priceless prick prickle
        pricklier pride priest priestess prim primal primarily primary primate prime primers primeval primitive
        primmest primp primrose prince princess principal principle print printable printers printings printout prior
        priority prise prism prison prisoners privacy private privatest privation privatise privatize privier priviest
        privilege privy prize pro probable probably probation probe problem procedure proceed process processor
        proclaim procure prod prodigal prodigy produce producers product profane profanity profess professor proffer
        profile profit profiteer profound profuse profusion progeny prognoses prognosis program programme progress
        prohibit project projector prolific prologue prolong prom promenade prominent promise promote promotion prompt
        promptest prone prong pronoun pronounce proof proofread prop propagate propel properer properest properly
        property prophecy prophesy prophet prophetic proponent proposal propose propriety prose prosecute prospect
        prosper prostrate protect protector protein protest protocol proton prototype protract protrude proud proudest
        provable provably prove proven proverb provide province provision proviso provoke prow prowess prowl prowlers
        proximity proxy prude prudence prudent prudish prune pry psalm pseudo pseudonym psych psyche psychic psychoses
        psychosis psychotic pub puberty public publicise publicity publicize publish puck puckered puckering puckers
        pudding puddle pudgier pudgiest pudgy pueblo puff puffier puffiest puffy puke pull pulley pullover pulmonary
        pulp pulpit pulsate pulsation pulse pulverise pulverize puma pumice pummel pump pumpkin pun punch punchline
        punctual punctuate puncture pundit pungent punier puniest punish punitive punk punkest punt punters puny pup
        pupil puppet puppy purchase pure puree purest purgatory purge purify purity purple purplest purport purpose
        purr purse pursue pursuit purveyor pus push pushers pushier pushiest pushover pushy pusses pussier pussiest
        pussy put putative putrid putt puttered puttering putters putty puzzle pyjamas pyramid pyre python qua quack
        quadrant quadratic quadruped quadruple quagmire quail quaint quaintest quake qualifier qualify quality qualm
        quandary quantify quantity quantum quark quarrel quarry quart quartered quarterly quarters quartet quartz
        quash quaver quay queasier queasiest queasy queen queenlier queer queerest quell quench query quest question
        queue quibble quiche quick quicken quickest quicksand quiet quietest quill quilt quinine quintet quip quirk
        quirky quit quite quitters quiver quiz quizzes quizzical quorum quota quotation quote quotient rabbi rabbit
        rabble rabid rabies raccoon race racetrack racial racier raciest racism racist rack racket racketeer racy
        radar radial radiance radiant radiate radiation radiator radical radii radio radish radium radius raffle raft
        rafters rag rage raggeder raggedest ragtime raid raiders rail railings railroad railway rain rainbow raincoat
        raindrop rainfall rainier rainiest rainstorm rainwater rainy raise raisin rake rally ram ramble ramblers ramp
        rampage rampant ramrod ran ranch ranchers rancid rancor rancorous rancour random rang range rangers rank
        rankest rankle ransack ransom rant rap rape rapid rapidest rapidity rapist rapport rapt rapture rapturous rare
        rarest rarity rascal rash rashest rasp raspberry raster rat rate rather ratify ratings ratio ration rational
        rationale rattle rattlers ratty raucous ravage rave ravel raven ravenous ravine ravings ravish raw rawest ray
        rayon raze razor re reach react reaction reactive reactor read readable readers readier readiest readily
        readiness readings readjust ready real realest realise realism realist realistic reality realize realm realty
        ream reap reapers reappear rear rearrange reason reassure rebate rebel rebellion rebind rebirth reborn rebound
        rebuff rebuild rebuilt rebuke rebut rebuttal recall recant recap recapture recede receipt receive receivers
        recent recentest reception receptive recess recession recharge recipe recipient recital recite reckless reckon
        reclaim recline recluse recognise recognize recoil recollect recommend recompile reconcile reconnect record
        recorders recount recoup recourse recover recovery recreate recruit rectal rectangle rectify rector rectum
        recur recurrent recursion recursive recycle red redden reddest redeem redefine redesign redhead redid redirect
        redo redone redraft redraw redress reduce reduction redundant reed reef reek reel reelect refer referee
        reference refill refine refinery reflect reflector reflex reflexive reform reformat reformers refrain refresh
        refuel refuge refugee refund refurbish refusal refuse refute regain regal regale regalia regard regatta regent
        regime regimen regiment region regional register registrar registry regress regret regretful regular regulate
        rehash rehearsal rehearse reign reimburse rein reindeer reinforce reinstate reiterate reject rejection rejoice
        rejoin rejoinder relaid relapse relate relation relative relax relay release relegate relent relevance
        relevant reliable reliably reliance reliant relic relief relieve religion religious relish relive reload
        relocate reluctant rely remade remain remainder remake remark remedial remedy remember remind reminders
        reminisce remiss remission remit remnant remodel remorse remote remotest removable removal remove rename rend
        rendered rendering renders rendition renegade renege renew renewable renewal renounce renovate renown rent
        rental reopen repaid repair repay repayment repeal repeat repel repellent repent repentant rephrase replace
        replay replenish replete replica replicate reply report reporters repose represent repress reprieve reprimand
        reprint reprisal reproach reproduce reprogram reprove reptile republic repudiate repugnant repulse repulsion
        repulsive reputable repute reputedly request requiem require requisite reread reroute resale rescind rescue
        rescuers research resemble resent resentful reserve reservoir reset reshuffle reside residence resident
        residual residue resign resilient resin resist resistant resistor resolute resolve resonance resonant resort
        resound resource respect respite respond response rest restart restful restive restless restore restrain
        restraint restrict resubmit result resultant resume resurface resurrect retail retailers retain retainers
        retaliate retard retch retention rethink reticence reticent retina retire retort retrace retract retreat
        retrieval retrieve retry return retype reunion reunite reuse rev revamp reveal revel revelers revellers
        revelry revenge revenue revere reverence reverent reverie reversal reverse reversion revert review reviewers
        revile revise revision revisit revival revive revoke revolt revolve revolvers revue revulsion reward rewind
        rework rewrite rewritten rewrote rhapsody rhetoric rhino rhubarb rhyme rhythm rhythmic rib ribbon rice rich
        richest richness ricketier rickety rickshaw ricochet rid riddance ridden riddle ride riders ridge ridicule
        rife rifest rifle rift rig right righteous rightest rightful rightmost rightness rigid rigidity rigor rigorous
        rigour rile rim rind ring ringlet ringworm rink rinse riot rioters riotous rip ripe ripen ripeness ripest
        riposte ripple rise risen risers risk riskier riskiest risky rite ritual rival rivalry river rivet roach road
        roadblock roadside roam roar roast rob robbers robbery robe robin robot robust robustest rock rockers rocket
        rockier rockiest rocky rod rode rodent rodeo roe rogue roguish role roll rollers roman romance romantic romp
        roof rook rookie room roomier roomiest roommate roomy roost roosters root rope rosary rose rosemary rosier
        rosiest roster rostrum rosy rot rotary rotate rotation rote rotor rotten rottenest rotund rotunda rouge rough
        roughage roughen roughest roughness roulette round roundest roundness rouse rout route routine row rowboat
        rowdier rowdiest rowdiness rowdy royal royalty rub rubbers rubbish rubble rubier rubiest rubric ruby rucksack
        ruckus rudder ruddier ruddiest ruddy rude rudeness rudest rue rueful ruff ruffian ruffle rug rugby ruggeder
        ruggedest ruin ruinous rule rulers rulings rum rumble ruminate rummage rummest rummy rumor rumour rump rumple
        run runaway rundown rune rung runners runnier runniest runny runt runway rupture rural ruse rush rust rustic
        rustier rustiest rustle rustlers rusty rut ruthless rye saber sabotage saboteur sabre sac sack sacrament
        sacred sacrifice sacrilege sad sadden saddest saddle sadism sadist sadistic sadness safari safe safeguard
        safest safety saffron sag saga sage sagebrush sagest said sail sailboat sailor saint saintlier sake saki
        salable salad salami salary sale saleable salesman salesmen salient saliva salivate sallow sallowest sally
        salmon salon saloon salt saltest saltier saltiest salty salute salvage salvation salve same sameness sample
        sanctify sanction sanctity sanctuary sand sandal sandbag sandier sandiest sandman sandmen sandpaper sandstone
        sandstorm sandwich sandy sane sanest sang sanitary sanity sank sanserif sap sapling sapphire sarcasm sarcastic
        sardine sari sash sassier sassiest sassy sat satanic satchel satellite satin satire satirical satirise
        satirist satirize satisfy saturate sauce saucepan saucers saucier sauciest saucy sauna saunter sausage savage
        savagery savagest save savings savior saviour savor savorier savoriest savory savour savourier savoury savvier
        savviest savvy saw sawdust saxophone say sayings scab scaffold scalar scald scale scalier scaliest scallop
        scalp scalpel scaly scamper scan scandal scanners scant scantest scantier scantiest scanty scapegoat scar
        scarce scarcest scarcity scare scarecrow scarf scarier scariest scarlet scarves scary scathing scatter
        scavenger scenario scene scenery scenic scent scepter sceptic sceptical sceptre schedule scheme schemers
        scholar school schoolboy schooner science scientist scissor scoff scold scoop scoot scooters scope scorch
        score scorn scornful scorpion scotch scoundrel scour scourge scout scowl scrabble scram scramble scrap
        scrapbook scrape scratch scratchy scrawl scrawnier scrawny scream screech screen screw screwier screwiest
        screwy scribble scribe script scripture scroll scrounge scrub scruff scruffier scruffy scruple scrutiny scuff
        scuffle sculptor sculpture scum scurry scuttle scythe sea seafaring seafood seal seam seaman seamen seaport
        sear search seashell seashore seasick seaside season seasonal seat seaweed secede secession seclude seclusion
        second secondary secrecy secret secretary secrete secretion secretive sect section sector secular secure
        securest security sedan sedate sedatest sedative sedentary sediment seduce seduction seductive see seeded
        seedier seediest seeding seedling seeds seedy seek seem seemingly seen seep seepage seesaw seethe segment
        segregate seize seizure seldom select selection selective selector self selfie selfish sell sellers selves
        semantic semblance semen semester semicolon semifinal seminar seminary senate senator send senile senility
        senior seniority sensation sense senseless sensible sensibly sensitive sensor sensory sensual sensuous sent
        sentence sentience sentient sentiment sentry separate separator sepulcher sepulchre sequel sequence sequin
        serenade serene serenest serenity sergeant serial series serious sermon serpent serum servant serve servers
        service serviette servile servitude session set setback settable setters settings settle settlers seven
        seventeen seventh seventy sever several severance severe severest severity sew sewage sewers sewn sex sexism
        sexist sexual sexuality sexy shabbier shabbiest shabbily shabby shack shackle shade shadier shadiest shadow
        shadowier shadowy shady shaft shaggier shaggiest shaggy shake shaken shakier shakiest shaky shall shallow sham
        shamble shame shameful shameless shampoo shamrock shanty shape shapelier share shark sharp sharpen sharpest
        sharpness shatter shave shaven shavers shawl she sheaf shear sheath sheathe sheave shedding sheds sheen sheep
        sheepish sheered sheerer sheerest sheering sheers sheet sheikh shelf shell shellfish shelter shelve shepherd
        sherbet sheriff sherry shield shift shiftier shiftiest shiftless shifty shimmer shin shine shingle shinier
        shiniest shiny ship shipment shipshape shipwreck shire shirk shirt shiver shoal shock shod shoddier shoddiest
        shoddy shoe shoelace shone shoo shook shoot shop shoppers shore short shortage shorten shortest shortfall
        shorthand shortlist shortness shot shotgun should shoulders shout shove shovel show showcase showdown showered
        showering showers showier showiest showings showman showmen shown showy shrank shrapnel shred shrew shrewd
        shrewdest shriek shrill shrillest shrimp shrine shrink shrinkage shrivel shroud shrub shrubbery shrug shrunk
        shrunken shuck shudder shuffle shun shunt shut shutdown shuttered shutters shuttle shy shyest shyness sibling
        sic sick sicken sickest sickle sicklier sickliest sickness side sideline sidelong sideshow sidestep sidetrack
        sidewalk sideways sidings sidle siege sierra siesta sieve sift sigh sight sightless sigma sign signal
        signature signify signpost silence silent silentest silicon silk silken sill sillier silliest silliness silly
        silo silt silver silvery similar simile simmer simple simplest simplex simplify simply simulate simulator sin
        since sincere sincerest sincerity sine sinew sinewy sinful sing singe singers single singular sinister sink
        sinners sinus sip siphon sir sire siren sirloin sissier sissiest sissy sister sit site sitters situate
        situation six sixpence sixteen sixteenth sixth sixtieth sixty sizable size sizeable sizzle skate skaters skein
        skeleton skeptic skeptical sketch sketchier sketchy skew skewered skewering skewers ski skid skilful skill
        skillet skillful skim skimp skimpier skimpiest skimpy skin skinflint skinnier skinniest skinny skip skippered
        skippers skirmish skirt skit skittish skulk skull skunk sky skylight skyline skyrocket slab slack slacken
        slackest slag slain slake slam slander slang slant slap slapstick slash slat slate slaughter slave slavery
        slavish slay sleazier sleaziest sleazy sled sleek sleekest sleep sleepers sleepier sleepiest sleepless sleepy
        sleet sleeve sleigh slender slept slew slice slick slickest slid slide slier sliest slight slightest slim
        slime slimier slimiest slimmest slimy sling slingshot slink slip slippers slippery slipshod slit slither
        sliver slob slobbered slobbers slog slogan slop slope sloppier sloppiest sloppy slosh slot sloth slothful
        slouch slovenly slow slowest slowness sludge slug sluggish sluice slum slumber slump slung slunk slur slush
        slut sly slyest slyness smack small smallest smallish smallpox smart smartest smash smear smell smellier
        smelliest smelly smelt smidgen smile smirk smite smith smitten smock smog smoke smokers smokier smokiest smoky
        smolder smooth smoothest smote smother smoulder smudge smug smuggest smuggle smugglers smut snack snag snail
        snake snap snappier snappiest snappy snapshot snare snarl snatch sneak sneakers sneakier sneakiest sneaky
        sneer sneeze snicker snide snidest sniff sniffle snip snipe snipers snippet snitch snob snobbery snobbish
        snooker snoop snootier snootiest snooty snooze snore snorkel snort snot snout snow snowball snowdrift snowfall
        snowflake snowier snowiest snowplow snowstorm snowy snub snuff snug snuggest snuggle so soak soap soapier
        soapiest soapy soar sob sobered soberer soberest sobering sobers sobriety soccer sociable social socialise
        socialism socialist socialize society sociology sock socket sod soda sodden sodium sodomy sofa soft softball
        soften softest softness software soggier soggiest soggy soil sojourn solace solar sold soldered soldering
        solders soldier sole solemn solemnest solemnity solicit solicitor solid solidest solidify solidity solitaire
        solitary solitude solo soloist soluble solution solve solvent somber sombre some somebody someday somehow
        someone someplace something sometime somewhat somewhere son sonata song sonic sonnet sonorous soon soonest
        soot soothe sootier sootiest sooty sop sophistry sophomore soprano sorcerer sorceress sorcery sordid sore
        sorest sorority sorrier sorriest sorrow sorrowful sorry sort sorta sought soul sound soundest soup sour source
        sourest south southeast southerly southern southpaw southward southwest souvenir sovereign sow sown spa space
        spaceship spacial spacious spade spaghetti span spangle spaniel spank spankings spanners spar spare sparest
        spark sparkle sparklers sparrow sparse sparsest spasm spasmodic spat spate spatial spattered spatters spatula
        spawn spay speak speakers spear spearhead spearmint special specialty species specific specifier specify
        specimen specious speck spectacle spectator specter spectra spectre spectrum speculate sped speech speed
        speedboat speedier speediest speedy spell spellbind spellings spelt spend spent sperm spew sphere spherical
        sphinx spice spicier spiciest spicy spider spigot spike spill spilt spin spinach spinal spindlier spindly
        spine spineless spinster spiral spire spirit spiritual spit spite spiteful spittle splash splat splatters
        spleen splendid splendor splendour splice splint splinters split splurge spoil spoilt spoke spoken spokesman
        spokesmen sponge spongier spongiest spongy sponsor spoof spook spookier spookiest spooky spool spoon spoonful
        sporadic spore sporran sport spot spotless spotlight spottier spottiest spotty spouse spout sprain sprang
        sprawl spray spread spree sprier spriest sprig spring springier springy sprinkle sprint sprinters sprout
        spruce sprucest sprung spry spud spun spunk spur spurious spurn spurt sputter spy squabble squad squadron
        squalid squall squalor squander square squarest squash squat squattest squawk squeak squeakier squeaky squeal
        squeamish squeeze squelch squid squint squintest squire squirm squirrel squirt stab stabilise stability
        stabilize stable stablest stack stadium staff stag stage staggered staggers stagnant stagnate staid staidest
        stain stair staircase stairway stake stale stalemate stalest stalk stall stallion stalwart stamina stammer
        stamp stampede stance stanch stanchest stand standard standby standings standoff stank stanza staple staplers
        star starboard starch starchier starchy stardom stare starfish stark starkest starlight starrier starriest
        starry start starters startle starve state statelier statement statesman statesmen static station statistic
        statue stature status statute statutory staunch stave stay steadfast steadier steadiest steadily steady steak
        steal stealth stealthy steam steamier steamiest steamy steel steep steepest steeple steer stellar stem stench
        stencil step stereo sterile sterilise sterilize sterling stern sternest sternness stew steward stick stickers
        stickier stickiest stickler sticky stiff stiffen stiffest stiffness stifle stigma stigmata still stillborn
        stillest stillness stilted stimulant stimulate stimuli stimulus sting stingers stingier stingiest stingy stink
        stint stipulate stir stirrup stitch stock stockade stockier stockiest stockings stockpile stocky stockyard
        stodgier stodgiest stodgy stoical stoke stole stolen stolid stolidest stomach stomp stone stonier stoniest
        stony stood stool stoop stop stopgap stopover stoppage stoppered stoppers stopwatch storage store storeroom
        storey stork storm stormier stormiest stormy story stout stoutest stove stow stowaway straddle straggle
        straight strain strainers strait strand strange strangers strangest strangle strap strata stratagem strategic
        strategy stratify stratum straw stray streak stream streamers street streetcar strength strenuous stress
        stressful stretch strew strewn stricken strict strictest stridden stride strife strike strikers strikings
        string stringent stringier stringy strip stripe strive striven strode stroke stroll strollers strong strongest
        strove struck structure struggle strum strung strut stub stubbier stubbiest stubble stubborn stubby stuck stud
        student studio studious study stuff stuffier stuffiest stuffings stuffy stumble stump stun stung stunk stunt
        stupefy stupid stupidest stupidity stupor sturdier sturdiest sturdy stutter style stylish stylistic stylus
        suave suavest sub subdivide subdue subgroup subject subjugate sublet sublime sublimest submarine submerge
        submit subnormal subscribe subscript subset subside subsidise subsidize subsidy subsist substance subsystem
        subtle subtlest subtlety subtly subtract suburb suburban subvert subway succeed success successor succinct
        succor succour succulent succumb such suck suckered suckering suckers suckle suction sudden suds sue suede
        suffer sufferers suffice suffix suffocate suffrage sugar sugarier sugariest sugary suggest suicidal suicide
        suit suitable suitably suitcase suite suitor sulfur sulk sulkier sulkiest sulky sullen sullenest sulphur
        sultan sultrier sultriest sultry sum summarily summarise summarize summary summered summering summers summit
        summon summonsed summonses sumptuous sun sunbathe sunburn sundae sundial sundown sundry sunflower sung sunk
        sunken sunlight sunlit sunnier sunniest sunny sunrise sunscreen sunset sunshine suntan sunup sup superb
        superbest superior supers supersede superstar supervise suppers supplant supple supplest supplier supply
        support suppose suppress supremacy supreme surcharge sure surest surf surface surfboard surge surgeon surgery
        surgical surlier surliest surly surmise surmount surname surpass surplus surprise surreal surrender surround
        survey surveyor survival survive survivor suspect suspend suspense suspicion sustain swab swagger swallow swam
        swamp swampier swampiest swampy swan swap swarm swarthier swarthy swat swathe sway swear sweat sweaters sweaty
        sweep sweepers sweepings sweet sweeten sweetest sweetness swell swellest swellings swept swerve swift swiftest
        swig swill swim swindle swindlers swine swing swipe swirl swish swishest switch swivel swollen swoon swoop
        sword swordfish swore sworn swum swung syllable syllabus symbol symbolic symbolise symbolism symbolize
        symmetric symmetry sympathy symphonic symphony symptom synagogue synapse syndicate syndrome synonym synopses
        synopsis syntactic syntax syntheses synthesis synthetic syphilis syringe syrup system tab tabby table tablet
        tabloid taboo tabulate tacit taciturn tack tackier tackiest tackle tacky taco tact tactful tactic tactical
        tactless tadpole tag tail tailgate taillight tailor tailspin taint take taken takeoff takeover takers talc
        tale talent talisman talk talkative talkers tall tallest tallow tally talon tame tameness tamest tamper tan
        tandem tang tangent tangerine tangible tangle tango tank tankard tankers tannest tantalise tantalize tantrum
        tap tape tapered tapering tapers tapestry tar tarantula tardier tardiest tardiness tardy target tariff tarnish
        tarpaulin tarrier tarriest tarry tart tartan tartar tartest task tassel taste tasteful tasteless tastier
        tastiest tasty tattle tattoo tatty taught taunt taut tautest tautology tavern tawdrier tawdriest tawdry
        tawnier tawniest tawny tax taxable taxation taxi taxicab taxpayer tea teach teachers teachings teacup teak
        team teammate teamster teamwork teapot tear teardrop tearful tease teaspoon teat technical technique tedious
        tedium tee teem teen teenage teenagers teeter teeth teethe teetotal telegram telegraph telepathy telephone
        telescope teletype televise tell tellers telltale temper temperate tempest template temple tempo temporal
        temporary tempt ten tenable tenacious tenacity tenancy tenant tend tendency tendered tenderer tenderest
        tendering tenderise tenderize tenderly tenders tendon tendril tenement tenet tennis tenor tense tensest
        tension tensors tent tentacle tentative tenth tenuous tenure tepee tepid term terminal terminate termini
        terminus termite terrace terrain terrible terribly terrier terrific terrify territory terror terrorise
        terrorism terrorist terrorize terse terseness tersest test testable testament testers testicle testify
        testimony testis tetanus tether text textbook textile textual texture than thank thankful thankless that
        thatch thaw the theater theatre thee theft their theist them theme then thence theology theorem theoretic
        theorise theorist theorize theory therapist therapy there thereby therefore therein thereof thereon thereupon
        thermal thesauri thesaurus these thesis theta they thick thicken thickest thicket thickness thief thieve thigh
        thimble thin things think thinkers thinnest third thirst thirstier thirsty thirteen thirtieth thirty this
        thistle thong thorn thornier thorniest thorny thorough those thou though thought thousand thrash thread threat
        threaten three thresh threshers threshold threw thrice thrift thriftier thrifty thrill thrillers thrive throat
        throb throne throng throttle through throw throwaway throwback thrown thrust thud thug thumb thumbtack thump
        thunder thus thwart thy thyme thyroid tiara tick ticket tickle ticklish tidal tidbit tide tidier tidiest tidy
        tie tiers tiff tiger tight tighten tightest tightness tightrope tightwad tilde tile till tilt timber time
        timeless timelier timeliest timers timescale timetable timezone timid timidest timidity timings tin tinder
        ting tinge tingle tinier tiniest tinker tinkle tinnier tinniest tinny tinsel tint tiny tip tipsier tipsiest
        tipsy tiptoe tirade tire tireder tiredest tireless tiresome tissue tit titbit titillate title tittered
        tittering titters to toad toadstool toast toasters tobacco toboggan today toddle toddlers toe toenail toffee
        toga together toggle toil toilet token told tolerable tolerably tolerance tolerant tolerate toll tomahawk
        tomato tomb tomboy tombstone tomcat tome tomorrow ton tonal tone tong tongue tonic tonight tonnage tonne
        tonsil too took tool toolkit toot tooth toothache toothpick top topaz topic topical topology topple torch tore
        torment tormentor torn tornado torpedo torque torrent torrid torso tortilla tortoise tortuous torture toss tot
        total totality tote totem tottered tottering totters toucan touch touchdown touchier touchiest touchings
        touchy tough toughen toughest toughness toupee tour tourist tousle tout tow toward towel towered towering
        towers town toxic toxin toy trace track tract traction tractor trade trademark traders tradition traffic
        tragedy tragic trail trailers train trainee trainers trait traitor tramp trample trance tranquil transact
        transcend transfer transform transient transit translate transmit transpire transport transpose trap trapdoor
        trapeze trapezoid trappers trappings trash trashcan trashier trashiest trashy trauma traumatic travel
        travelers traverse travesty trawl trawlers tray treachery treacle tread treadmill treason treasure treasury
        treat treatise treatment treaty treble tree trek trellis tremble tremor trench trend trendier trendiest trendy
        trespass trestle trial triangle tribal tribe tribunal tributary tribute trick trickery trickier trickiest
        trickle trickster tricky tricycle trifle trigger trill trillion trilogy trim trimester trimmest trinity
        trinket trio trip tripe triple triplet tripod tripos trite tritest triumph trivia trivial trod trodden troll
        trolley trombone troop troopers trophy tropical trot trouble trough trounce troupe trouser trout trowel
        truancy truant truce truck trudge true truest truffle truism truly trump trumpet truncate trunk trust trustee
        trustful trustier trustiest trusty truth truthful try tryout tsar tub tuba tube tubular tuck tuft tug tuition
        tulip tumble tumblers tummy tumor tumour tumult tuna tundra tune tuneful tuners tunic tunnel turban turbine
        turbulent tureen turf turgid turkey turmoil turn turnip turnout turnover turnpike turnstile turntable
        turquoise turret turtle tusk tussle tutor tutorial tuxedo twang tweak twee tweet tweezers twelfth twelve
        twentieth twenty twice twiddle twig twilight twin twine twinge twinkle twirl twist twisters twitch twitter two
        tycoon tying type typeface typeset typhoid typhoon typhus typical typify typist tyrannise tyrannize tyranny
        tyrant tyre udder ugh uglier ugliest ugliness ugly ulcer ulterior ultimate ultimatum ultra umbrella umpire
        umpteen unable unaltered unanimity unanimous unarmed unaware unbiased unblock unborn unbroken unburden
        uncannier uncanny unceasing uncertain unchanged uncle unclean unclear uncommon uncouth uncover uncut undamaged
        undaunted undecided undefined under undercut underdog underflow underfoot undergo undergone underlain underlay
        underlie underline undermine underpass underrate underside undertake undertone undertook undertow underwear
        underwent undid undo undoings undone undoubted undress undue unduly undying unearth uneasier uneasiest
        uneasily uneasy unequal unerring unethical uneven unfailing unfair unfairest unfasten unfeeling unfilled unfit
        unfold unfounded unfunny unfurl ungainly ungodlier ungodly unhappier unhappily unhappy unhealthy unheard
        unhelpful unhook unicorn unicycle uniform unify union unionise unionize unique uniquest unison unit unite
        unity universal universe unjust unkempt unkind unkindest unknown unlabeled unlawful unleash unless unlike
        unlimited unload unlock unluckier unlucky unman unmarked unmarried unmask unmoved unnamed unnatural unnerve
        unnoticed unpack unpaid unpick unpopular unproven unravel unread unreal unrelated unrest unrivaled unruffled
        unrulier unruliest unruly unsafe unsafest unsaid unsavory unsavoury unsay unscathed unscrew unseat unseemly
        unseen unset unsettle unsightly unsigned unskilled unsolved unsound unstable unstuck unsuited unsung unsure
        untangle untenable untidier untidiest untidy untie until untiring unto untold untouched untrained untrue
        untruest untying unusable unused unusual unveil unwanted unwary unwashed unwelcome unwell unwieldy unwilling
        unwind unwise unwisest unworthy unwound unwrap unwritten up upbeat update upend upgrade upheaval upheld uphill
        uphold upholster upkeep uplift upload upon upped upper uppermost upping upright uprising uproar uproot ups
        upset upshot upside upstairs upstart upstream uptake uptight uptown upturn upward uranium urban urbane
        urbanest urchin urge urgency urgent urinate urine urn us usable usage use useful useless users usher usual
        usurp utensil uteri uterus utilise utility utilize utmost utter utterance vacancy vacant vacate vacation
        vaccinate vaccine vacillate vacuous vacuum vagabond vagary vagina vaginae vaginal vagrant vague vagueness
        vaguest vain vainest valentine valet valiant valid validate validity valise valley valor valour valuable value
        valueless valve vampire van vandal vandalise vandalism vandalize vane vanguard vanilla vanish vanity vanquish
        vapor vaporise vaporize vapour variable variance variant variation variety various varnish varsity vary vase
        vast vastest vastness vat vault veal vector veer vegetable vehement vehicle veil vein velocity velour velvet
        velvety vend vendor veneer venerable venerate vengeance vengeful venison venom venomous vent ventilate
        ventricle venture venue veracity veranda verb verbal verbatim verbiage verbose verbosity verdict verge verier
        veriest verify veritable vermin versatile verse version versus vertebra vertebrae vertical vertices vertigo
        verve very vessel vest vestibule vestige vestment vet veteran veto vex vexation via viability viable viaduct
        vial vibrant vibrate vibration vicar vicarious vice vicinity vicious victim victimise victimize victor victory
        video videotape vie view viewers viewpoint vigil vigilance vigilant vigilante vigor vigorous vigour vile
        vilest vilify villa village villagers villain villainy vindicate vine vinegar vineyard vintage vinyl viola
        violate violation violence violent violet violin viper viral virgin virginity virile virility virtual virtue
        virtuoso virtuous virulent virus visa vise visible visibly vision visionary visit visitor visor vista visual
        visualise visualize vital vitality vitamin vitriolic vivacious vivacity vivid vividest vocal vocalist vocation
        vodka vogue voice void volatile volcanic volcano volition volley volt voltage volume voluntary volunteer vomit
        voodoo voracious vortex vote voters vouch vouchers vow vowel voyage voyagers vulgar vulgarest vulgarity
        vulture vying wad waddle wade wafer waffle waft wag wage wagered wagering wagers wagon waif wail waist
        waistline wait waiters waitress waive waivers wake waken walk walkers walkout wall wallet wallop wallow
        wallpaper walnut walrus waltz wan wand wandered wanderer wandering wanders wane wanna wannest want wanton war
        warble ward warden wardrobe warehouse warfare warhead warier wariest warlike warm warmest warmth warn warnings
        warp warpath warrant warranty warren warrior wart wartime wary was wash washable washcloth washers washings
        washout washroom wasp wastage waste wasteful wasteland watch watchdog watchful watchman watchmen watchword
        water waterfall waterier wateriest watermark watershed waterway watery watt wave waveform wavered wavering
        wavers wavier waviest wavy wax waxier waxiest waxy way waylaid waylay wayside wayward we weak weaken weakest
        weakling weakness wealth wealthier wealthy wean weapon weaponry wear wearier weariest wearily weariness
        wearisome weary weasel weather weave weavers web website wed weddings wedge wedlock wee weeded weedier
        weediest weeding weeds weedy week weekday weekend weeklies weep weest weigh weight weightier weighty weird
        weirdest weirdness weirdo welcome weld welders welfare well welt weltered weltering welters went wept were
        werewolf west westerly western westward wet wettest whack whale whalers wharf wharves what whatever wheat
        wheedle wheel wheeze when whence whenever where whereas whereby wherein whereupon wherever whet whether whew
        which whichever whiff while whilst whim whimper whimsical whine whinny whip whir whirl whirlpool whirlwind
        whirr whisk whiskered whiskers whiskey whisky whisper whistle white whiten whiteness whitest whitewash whittle
        whiz whizz who whoa whoever whole wholesale wholesome wholly whom whoop whopper whore whose why wick wickeder
        wickedest wickedly wickers wicket wide widen widest widow widowers width wield wife wifi wig wiggle wigwam
        wild wildcat wildest wildfire wildlife wildness wilful wilier wiliest will willful willingly willow willpower
        wilt wily win wince winch wind windfall windier windiest windmill window windpipe windy wine wing wingers wink
        winners winnings winsome winsomest winter wintrier wintriest wintry wipe wipers wire wirier wiriest wiry
        wisdom wise wisecrack wisest wish wishbone wishful wisp wispier wispiest wispy wist wistful wit witch with
        withdraw withdrawn withdrew withered withering withers withheld withhold within without withstand withstood
        witless witness witticism wittier wittiest witty wive wiz wizard wizened wobble wobblier wobbliest wobbly woe
        wok woke woken wolf wolves woman womanhood womankind womb wombat women won wonder wonderful wondrous wont woo
        wood woodchuck wooden woodenest woodier woodiest woodland woodsman woodsmen woodwind woodwork woody woof wool
        woolen woollen woollier woollies woolliest word wordier wordiest wordings wordy wore work workable workbench
        workbook workers workforce workings workload workman workmen workout workplace workshop world worldlier
        worldwide worm wormhole worn worrisome worry worse worsen worship worst worth worthier worthiest worthless
        worthy wot would wound wove woven wow wrangle wranglers wrap wrappers wrappings wrath wreak wreath wreathe
        wreck wreckage wren wrench wrest wrestle wrestlers wretch wriggle wright wring wringers wrinkle wrist writ
        writable write writers writhe writings written wrong wrongdoer wrongest wrote wrought wrung wry wryest
        xylophone yacht yak yam yank yap yard yardstick yarn yawn year yearlies yearling yearn yearnings yeast yell
        yellow yellowest yelp yen yes yesterday yet yeti yew yield yodel yoga yogurt yoke yokel yolk yonder you young
        youngest youngster your yourself youth youthful yowl yuck zanier zaniest zany zeal zealous zebra zenith zero
        zest zeta zigzag zillion zinc zincked zincking zip zippered zippering zippers zodiac zombie zone zoo zoologist
        zoology zoom zucchini
        """##)
        profile.names = SortedWords(sorted: ##"""
        aachen aaliyah aaron abbas abbasid abbott abby abdul abe abel abelard abelson aberdeen abernathy abidjan
        abigail abilene abner abraham abram abrams absalom abuja abyssinia abyssinian acadia acapulco accenture accra
        acevedo achaean achebe achernar acheson achilles aconcagua acosta acropolis acrux actaeon acton acts acuff ada
        adam adams adan adana adar addams adderley addie addison adela adelaide adele adeline aden adenauer adhara
        adidas adirondack adkins adler adolf adolfo adolph adonis adonises adrian adriana adriatic adrienne adventist
        advents advil aegean aelfric aeneas aeneid aeolus aeroflot aeschylus aesop afghan afghani afghans africa
        african africans afrikaans afrikaner afrikaners afro afros agamemnon agassi agassiz agatha aggie aglaia agnes
        agnew agni agra agricola agrippa agrippina aguadilla aguilar aguinaldo aguirre agustin ahab ahmad ahmadabad
        ahmed ahriman aida aiken aileen aimee ainu airedale airedales aires aisha ajax akbar akhmatova akihito akita
        akiva akkad akron al alabama alabaman alabamans alabamian alabamians aladdin alamo alamogordo alan alana alar
        alaric alaska alaskan alaskans alba albania albanian albanians albany albee alberio albert alberta alberto
        albion albireo alcatraz alcestis alcibiades alcindor alcmena alcoa alcott alcuin alcyone aldan aldebaran alden
        alderamin aldo aldrin alec aleichem alejandra alejandro alembert aleppo aleut aleutian alex alexander
        alexandra alexandria alexei alexis alfonso alfonzo alford alfred alfreda alfredo algenib alger algeria
        algerian algerians algieba algiers algol algonquian algonquin alhambra alhena ali alice alicia alighieri aline
        alioth alisa alisha alison alissa alistair alkaid allah allahabad allan allegheny allegra allen allende
        allentown allie allison allstate allyson alma almach almaty almohad almoravid alnilam alnitak alonzo alpert
        alphard alphecca alpheratz alphonse alphonso alpine alpo alps alsace alsatian alsop alston altaba altai altaic
        altair altamira althea altiplano altman altoids alton altoona aludra alva alvarado alvarez alvaro alvin alyce
        alyson alyssa alzheimer amadeus amado amalia amanda amarillo amaru amaterasu amati amazon amazons amelia
        amenhotep amerasian america american americana americans americas amerind amerindian amerinds ames ameslan
        amgen amharic amherst amie amiga amish amman amoco amos amparo amritsar amsterdam amtrak amundsen amur amway
        amy ana anabaptist anabel anacin anacreon anaheim analects ananias anasazi anastasia anatole anatolia
        anatolian anaxagoras andalusia andalusian andaman andean andersen anderson andes andorra andre andrea andrei
        andres andretti andrew andrews andromache andromeda andropov andy angara angela angeles angelia angelica
        angelico angelina angeline angelique angelita angelo angelou angevin angie angkor angleton anglia anglican
        anglicans anglicize anglo anglophile angola angolan angolans angora angoras anguilla angus aniakchak anibal
        anita ankara ann anna annabel annabelle annam annapolis annapurna anne annette annie anniston annmarie anouilh
        anselm anselmo anshan antaeus antarctic antarctica antares anthony antichrist antietam antifa antigone antigua
        antilles antioch antipas antoine antoinette anton antone antonia antoninus antonio antonius antony antwan
        antwerp anubis anzac apache apaches apennines aphrodite apia apocrypha apollo apollonian apollos appalachia
        appaloosa appleseed appleton appomattox apr april aprils apuleius aquafresh aquarius aquariuses aquila aquinas
        aquino aquitaine ara arab arabia arabian arabians arabic arabs araby araceli arafat araguaya aral aramaic
        aramco arapaho ararat araucanian arawak arawakan arbitron arcadia arcadian archean archibald archie archimedes
        arctic arcturus arden arduino arecibo arequipa ares argentina argentine argo argonaut argonne argos argus
        ariadne arianism ariel aries arieses ariosto aristides aristotle arius arizona arizonan arizonans arizonian
        arizonians arjuna arkansan arkansas arkwright arlene arline arlington armageddon armagnac armand armando
        armani armenia armenian armenians arminius armonk armstrong arneb arnhem arno arnold arnulfo aron arrhenius
        arron artaxerxes artemis arthur arthurian artie arturo aruba aryan aryans asama ascella asgard ashanti
        ashcroft ashe asheville ashikaga ashkenazim ashkhabad ashlee ashley ashmolean asia asiago asian asians asiatic
        asiatics asimov asmara asoka aspell asperger aspidiske asquith assad assam assamese assisi assyria assyrian
        assyrians astaire astana astarte aston astor astoria astrakhan astroturf asturias aswan atacama atahualpa
        atalanta atari atascadero athabasca athena athenian athenians athens atkins atkinson atlanta atlantes atlantic
        atlantis atlases atman atreus atria atropos ats attica attila attlee attucks atwood aubrey auckland auden audi
        audion audra audrey audubon aug augean augsburg augusta augustan augustine augusts augustus aurangzeb aurelia
        aurelio aurelius aureomycin auriga aurora auschwitz aussie aussies austen austerlitz austin austins australia
        australian australoid austria austrian austrians ava avalon aventine avernus averroes avery avesta avicenna
        avignon avila avior avis avogadro avon avondale axum ayala ayers aymara ayrshire ayurveda ayyubid azana azania
        azazel azerbaijan azores azov aztec aztecan aztecs aztlan baal baath baathist babbage babbitt babel babels
        babylon babylonian babylons bacall bacardi bacchus bach backus bactria baden badlands baedeker baez baffin
        baggies baghdad baguio bahama bahamas bahamian bahamians bahia bahrain baidu baikal bailey baird bakelite
        baker baku bakunin balanchine balaton balboa balder baldwin balearic balfour bali balinese balkan balkans
        balkhash ballard balthazar baltic baltimore balzac bamako bambi banach bancroft bandung bangalore bangkok
        bangladesh bangor bangui banjul banks banneker bannister banting bantu bantus baotou baptist baptiste baptists
        barabbas barack barbadian barbadians barbados barbara barbarella barbarossa barbary barber barbie barbour
        barbra barbuda barcelona barclay bardeen barents barker barkley barlow barnabas barnaby barnard barnaul barnes
        barnett barney barnum baroda barr barrera barrett barrie barron barry barrymore bart barth bartholdi bartlett
        barton baruch basel basho basie basque basques basra basseterre bastille bataan bates bathsheba batista batman
        batu baudelaire baudouin bauer bauhaus baum bavaria bavarian baxter bayer bayes bayesian bayeux baylor bayonne
        bayreuth baywatch bea beadle beardmore beardsley bearnaise beasley beatles beatrice beatrix beatriz beau
        beaufort beaujolais beaumont beauregard beauvoir bechtel beck becker becket beckett beckley becky becquerel
        bede bedouin bedouins beebe beecher beefaroni beelzebub beerbohm beethoven beeton behan behring beijing beirut
        bekesy bela belarus belau belem belfast belgian belgians belgium belgrade belinda belize bella bellamy
        bellatrix belleek bellingham bellini belmont belmopan beloit belshazzar beltane belushi ben benacerraf
        benchley bender bendix benedict benelux benet benetton bengal bengali benghazi benin benita benito benjamin
        bennett bennie benny benson bentham bentley benton benz benzedrine beowulf berber berbers berenice beretta
        berg bergen berger bergerac bergman bergson beria bering berkeley berkshire berkshires berle berlin berliner
        berlins berlioz berlitz bermuda bermudas bern bernadette bernadine bernanke bernard bernardo bernays bernbach
        bernhardt bernice bernie bernini bernoulli bernstein berra bert berta bertha bertie bertillon bertram bertrand
        berwick beryl berzelius bess bessel bessemer bessie betelgeuse beth bethany bethe bethesda bethlehem bethune
        betsy bette bettie betty bettye beulah beverley beverly beyer bhopal bhutan bhutto bialystok bianca bibles bic
        biddle biden bierce bigfoot biggles bigquery biko bilbao bilbo billie billings billy bimini binghamton biogen
        bioko birdseye birmingham biro biscay biscayne bishkek bismarck bismark bisquick bissau bittorrent bizet
        bjerknes bjork blackbeard blackburn blackfoot blacksburg blackshirt blackstone blackwell blaine blair blake
        blanca blanchard blanche blantyre blatz blavatsky blenheim blevins bligh bloch blondel blondie bloomer
        bloomfield bloomsburg bloomsbury blu blucher bluebeard bluetooth blythe boas bobbi bobbie bobbitt bobby
        boccaccio boeing boeotia boeotian boer boers boethius bogart bohemia bohemian bohemians bohr boise bojangles
        boleyn bolivar bolivia bolivian bolivians bollywood bolshevik bolsheviks bolshevism bolshevist bolshoi bolton
        boltzmann bombay bonaparte bonhoeffer boniface bonita bonn bonner bonneville bonnie bono booker boole boolean
        boone bordeaux borden bordon boreas borg borges borgia borglum boris bork borlaug borneo borobudur borodin
        boru bosch bose bosnia bosporus boston bostonian bostons boswell botox botswana botticelli boulez bourbaki
        bovary bowditch bowell bowen bowers bowery bowie bowman boyd boyer boyle brad bradbury braddock bradenton
        bradford bradley bradly bradshaw bradstreet brady bragg brahe brahma brahman brahmanism brahmans brahmas
        brahms braille brailles brampton brandeis branden brandi brandie brando brandon brandt brant braque brasilia
        bratislava brattain brazil brazilian brazilians brazos breakspear brecht bremen bremerton brenda brendan
        brennan brenner brent brenton brest bret breton brett brewer brewster brexit brezhnev brian briana brianna
        brice bridalveil bridgeport bridger bridges bridget bridgetown bridgett bridgette bridgman brie brigadoon
        briggs brigham brighton brigid brigitte brillo brinkley brisbane bristol brit britain britannia britannic
        britannica british britisher britney briton britons brits britt brittany britten brittney brno broadway
        broadways brock brokaw bronson bronte bronx brooke brooklyn brooks browne brownian brownies browning
        brownshirt brubeck bruce bruckner brummel brunei brunhilde bruno brunswick brussels brut brutus bryan bryant
        bryce brynner bryon brzezinski btu buber buchanan bucharest buchenwald buchwald buckingham buckley buckner
        budapest buddha buddhas buddhism buddhisms buddhist buddhists budweiser buffy buford bugatti bugzilla buick
        bujumbura bukhara bukharin bulawayo bulfinch bulganin bulgar bulgari bulgaria bulgarian bulgarians bullock
        bullwinkle bultmann bumppo bunche bundesbank bundestag bunin bunker bunsen bunyan burbank burberry burch
        burgess burgoyne burgundian burgundies burgundy burke burks burl burlington burma burmese burnett burns
        burnside burris burroughs bursa burt burton burundi busch bushido bushnell buxtehude byblos byers byrd byron
        byronic byzantine byzantines byzantium cabernet cabot cabral cabrera cabrini cadillac cadiz caedmon caerphilly
        caesar caesars cagney cahokia caiaphas cain cains cairo caitlin cajun cajuns calais calcutta calder calderon
        caldwell caleb caledonia calexico calgary calhoun cali caliban california caligula callaghan callahan callao
        callas callie calliope callisto caloocan calvary calvert calvin calvinism calvinisms calvinist calvinists
        camacho camarillo cambodia cambodian cambodians cambrian cambridge camelot camembert camemberts cameron
        cameroon cameroons camilla camille camoens campanella campbell campinas campos camry camus canaan canada
        canadian canadians canaletto canaries canaveral canberra cancers cancun candace candice candide cannes canopus
        canterbury canton cantonese cantor cantrell cantu canute capablanca capek capella capet capetian capetown caph
        capistrano capitol capitoline capitols capone capote capra capri capricorn capricorns capuchin capulet cara
        caracalla caracas caravaggio carboloy carbondale cardenas cardiff cardin cardozo carey carib caribbean
        caribbeans carina carissa carl carla carlene carlin carlo carlos carlsbad carlson carlton carly carlyle
        carmela carmella carmelo carmen carmichael carmine carnap carnegie carney carnot carole carolina caroline
        carolinian carolyn carpathian carr carranza carrie carrillo carroll carson carter cartesian carthage cartier
        cartwright caruso carver cary casablanca casals casandra casanova casanovas cascades casey casio caspar casper
        caspian cassandra cassatt cassie cassiopeia cassius castaneda castillo castor castries castro catalan catalina
        catalonia catawba cathay cather catherine cathleen catholics cathryn cathy catiline cato catskill catskills
        catt catullus caucasian caucasians caucasoid caucasus cauchy cavendish cavour caxton cayenne cayman cayuga
        ceausescu cebu cebuano cecelia cecil cecile cecilia cecily cedric celeste celgene celia celina cellini celsius
        celt celtic celtics celts cenozoic centaurus centigrade cepheid cepheus cerberus cerenkov ceres cerf cervantes
        cesar cesarean cessna cetus ceylon cezanne chablis chad chadwick chagall chaitanya chaitin chaldean challenger
        chambers champaign champlain chan chandigarh chandler chandon chandra chanel chaney chang changchun changsha
        chantilly chaplin chapman charbray chardonnay charlene charles charleston charley charlie charlotte charmaine
        charmin charolais charon chartism chartres charybdis chasity chatterley chatterton chaucer chauncey chautauqua
        chavez chayefsky che chechen chechnya cheddar cheerios cheetos cheever chekhov chelsea chen cheney chengdu
        chennai cheops cheri cherie chernenko chernobyl cherokee cherokees cheryl chesapeake cheshire chester
        chesterton chevalier cheviot chevrolet chevron chevy cheyenne cheyennes chianti chiantis chiba chibcha chicago
        chicagoan chicana chicano chickasaw chiclets chico chihuahua chihuahuas chile chilean chileans chimborazo
        chimera chimu chinatown chinese chinook chinooks chipewyan chippewa chiquita chirico chisholm chisinau
        chittagong chivas chloe choctaw chomsky chongqing chopin chopra chou chretien chris christ christa christi
        christian christians christie christina christine christmas christoper christs chrysler chrysostom chrystal
        chukchi chumash chung churchill chuvash cicero cid cimabue cincinnati cinderella cindy cinerama cipro circe
        cisco citibank citigroup citroen claiborne clair claire clairol clancy clapeyron clapton clara clare clarence
        clarendon clarice clarissa clark clarke claude claudette claudia claudine claudio claudius claus clausewitz
        clausius clayton clearasil clem clemenceau clemens clement clementine clements clemons clemson cleo cleopatra
        cleveland cliburn clifford clifton cline clint clinton clio clive clojure clorets clorox clotho clouseau
        clovis clyde clydesdale cobain cobb cochabamba cochin cochise cochran cockney cocteau cody coffey cohan cohen
        coimbatore cointreau cokes colbert colby cole coleen coleman coleridge colette colfax colgate colin colleen
        collier collin collins cologne colombia colombian colombians colombo colorado colosseum coltrane columbia
        columbine columbus comanche comanches combs comintern commons communions communists como comoros compaq
        compton compuserve comte conakry conan concetta concorde concords condillac condorcet conestoga confucian
        confucians confucius congo congolese congresses congreve conley connemara conner connery connie connolly
        connors conrad conrail conroe constable constance consuelo contreras conway cooke cooley coolidge cooper coors
        copacabana copeland copenhagen copernican copernicus copland copley coppertone coppola coptic cora cordelia
        cordoba corey corfu corina corine corinne corinth corinthian coriolanus coriolis corleone cormack corneille
        cornelia cornelius cornell corning cornish cornwall cornwallis coronado corot correggio corrine corsica
        corsican cortes corteses cortland corvallis corvette corvus cory cosby cosmosdb cossack costco costello
        costner cote cotonou cotopaxi cotswold coulomb coulter couperin courbet courtney cousteau coventries coventry
        covington cowley cowper cozumel crabbe craig cranach cranmer crater crawford cray crayola crecy cree creighton
        creole creoles creon cressida cretaceous cretan crete crichton crick crimea crimean criollo crisco cristina
        croat croatia croatian croatians croats croce crockett croesus cromwell cronin cronkite cronus crookes crosby
        crowley cruikshank crusoe cruz cryptozoic csonka ctesiphon cthulhu cuba cuban cubans cuchulain cuisinart
        culbertson cullen cumberland cummings cunard cunningham cupid curacao curie curitiba currier curtis custer
        cuvier cuzco cybele cyclades cyclops cygnus cymbeline cynthia cyprian cypriot cypriots cyprus cyrano cyril
        cyrillic cyrus czech czechia czechs czerny dachau dacron dacrons dada dadaism daedalus daguerre dagwood
        dahomey daimler dakar dakota dakotan dakotas dalai dale daley dali dalian dallas dalmatian dalmatians dalton
        damascus damian damien damion damocles damon dan dana danbury dane danelaw danes danial daniel danielle
        daniels danish dannie danny danone dante danton danube danubian danville daphne darby darcy daren darfur darin
        dario darius darjeeling darla darlene darnell darrel darrell darren darrin darrow darryl darth dartmoor
        dartmouth darvon darwin darwinian darwinism daryl daugherty daumier davao dave davenport david davids davidson
        davies davis davy dawes dawson dayton deadhead deana deandre deann deanna deanne deb debbie debby debian
        debora deborah debouillet debra debs debussy dec decalogue decatur decca deccan december decembers decker
        dedekind dee deena deere defoe degas degeneres deidre deimos deirdre dejesus dekalb delacroix delacruz delaney
        delano delaware delawarean delawares delbert deleon delgado delhi delia delibes delilah delius dell della
        delmar delmarva delmer delmonico delores deloris delphi delphic delphinus deltona demavend demerol demeter
        demetrius deming democrats democritus dempsey dena deneb denebola deng denis denise denmark dennis denny
        denton denver deon depp derby derek derick derrida descartes desdemona desiree desmond detroit devanagari devi
        devin devon devonian dewar dewayne dewey dewitt dexedrine dexter dhaka dhaulagiri diaghilev diana diane diann
        dianna dianne diaspora dicaprio dick dickens dickerson dickinson dickson dictaphone diderot dido didrikson
        diego diem dietrich dijkstra dijon dilbert dillard dillinger dillon dimaggio dina dinah dino diocletian
        diogenes dion dionne dionysian dionysus dior dipper dirac dirichlet dirk dis disney disneyland disraeli diwali
        dix dixie dixiecrat dixieland dixielands dixon django djibouti dmitri dniester dobbin doberman dobro doctorow
        dodgson dodoma dodson doha dolby dollie dolores domesday domingo dominguez dominic dominica dominican
        dominicans dominick dominique domitian dona donahue donald donaldson donatello donetsk donizetti donn donna
        donne donnell donner donnie donny donovan dooley doolittle doonesbury doppler dora dorcas doreen dorian doric
        doris doritos dorothea dorothy dorset dorsey dorthy dortmund dostoevsky dothan dotson douala douay doubleday
        doug douglas douglass douro dover dow downs doyle draco dracula drake dramamine drambuie drano dravidian
        dreiser dresden dreyfus dristan dropbox drupal dryden dschubba duane dubai dubcek dubhe dublin dubrovnik
        dubuque duchamp dudley duffy duisburg dulles duluth dumas dumbledore dumbo dunant dunbar duncan dunedin
        dunkirk dunlap dunn dunne dupont duracell duran durant durante durban durex durham durhams durkheim duroc
        durocher duse dushanbe dustbuster dustin dutch dutchman dutchmen duvalier dvina dwayne dwight dyer dylan
        dynamodb dyson dzungaria eakins earhart earle earlene earline earnestine earnhardt earp easter easterner
        easters eastman easts eastwood eaton ebay eben ebeneezer ebert ebola ebonics ebro ecmascript eco ecuador
        ecuadoran ecuadorans ecuadorian ed edam edams edda eddie eddington eden edens edgar edgardo edinburgh edison
        edith edmond edmonton edmund edna edsel eduardo edward edwardian edwardo edwards edwin edwina eeyore effie
        efrain efren eggo egypt egyptian egyptians egyptology ehrenberg ehrlich eichmann eiffel eileen einstein
        einsteins eire eisenhower eisenstein eisner elaine elam elanor elba elbe elbert elbrus eldersburg eldon
        eleanor eleazar electra elena elgar eli elias elijah elinor eliot elisa elisabeth elise eliseo elisha eliza
        elizabeth elkhart ella ellen ellesmere ellie ellington elliot elliott ellis ellison elma elmer elmira elmo
        elnath elnora elohim eloise eloy elroy elsa elsie elsinore eltanin elton elul elva elvia elvin elvira elvis
        elway elwood elyria elysian elysium elysiums emacs emanuel emerson emery emil emile emilia emilio emily eminem
        emma emmanuel emmett emmy emory emusic encarta endymion engels england english englisher englishes englishman
        englishmen enid enif eniwetok enkidu enoch enos enrico enrique enron eocene epcot ephesian ephesus ephraim
        epictetus epicurean epicurus epimethius epiphanies epiphany episcopal epsom epson epstein equuleus erasmus
        erato erebus erector erewhon erhard eric erica erich erick ericka erickson eridanus erie erik erika erin eris
        eritrea erlang erlenmeyer erma erna ernest ernestine ernesto ernie ernst eros eroses errol erse ervin erwin
        esau escher eskimo eskimos esmeralda esperanto esperanza espinoza essen essene essequibo essex essie esteban
        estela estella estelle ester estes esther estonia estonian estonians estrada ethan ethel ethelred ethernet
        ethiopia ethiopian ethiopians etna eton etruria etruscan etta eucharist eucharists euclid eugene eugenia
        eugenie eugenio eula euler eumenides eunice euphrates eurasia eurasian eurasians euripides eurodollar europa
        europe european europeans eurydice eustachian eustis euterpe eva evan evangelina evangeline evans evansville
        evelyn evenki everest everett everette everglades everready evert evian evita ewing excalibur excedrin
        excellency exercycle exocet exxon eyck eyre eysenck ezekiel ezra fabian facebook faeroe fafnir fagin fahd
        fahrenheit fairbanks fairfield fairhope faisal faisalabad fajardo falasha falkland falklands fallopian
        falstaff falwell fannie fanny faraday fargo farley farmer farmington farragut farrakhan farrell farrow farsi
        fassbinder fatah fates fathers fatima fatimid faulkner fauntleroy faust faustian faustino faustus fawkes fay
        faye feb februaries february federico fedex feds felecia felice felicia felicity felipe felix fellini fenian
        ferber ferdinand fergus ferguson fermat fermi fernandez fernando ferrari ferraro ferrell ferris feynman fiat
        fiberglas fibonacci fichte fidel fido fielding fields figaro figueroa fiji fijian fijians filipino filipinos
        fillmore filofax finland finley finn finnegan finnish finns fiona firebase firefox firestone fischer fisher
        fisk fitch fitchburg fitzgerald fitzroy fizeau flagstaff flanagan flanders flatt flaubert fleischer fleming
        flemish fletcher flo florence florentine flores florida floridan florine florsheim flory flossie floyd flynn
        foch fokker foley folgers folsom fomalhaut fonda foosball forbes forester formica formicas formosa formosan
        forrest forster fortaleza fosse fotomat foucault fourier fourneyron fowler fragonard fran france frances
        francesca francine francis francisca franciscan francisco franck franco francois francoise franglais frankel
        frankfort frankfurt frankie franklin franks franny franz fraser frazier fred freda freddie freddy frederic
        frederick fredric fredrick freeman freemason freemasons freetown freida fremont frenches frenchman frenchmen
        freon fresnel fresno freud freudian frey freya friday fridays frieda friedan friedman friedmann frigga
        frigidaire frisbee frisco frisian frito fritz frobisher froissart fromm fronde frontenac frostbelt frye fuchs
        fuentes fugger fuji fujitsu fujiwara fukuoka fukuyama fulani fulbright fuller fulton funafuti fundy fushun
        fuzhou fuzzbuster gabon gaborone gabriel gabriela gabrielle gacrux gadsden gaea gael gaelic gagarin gage gaia
        gail gaiman gaines galahad galahads galapagos galatea galatia galatians galbraith galen galibi galilean
        galilee galileo gallagher gallegos gallic gallo galloway gallup galois galsworthy galvani galveston gamay
        gambia gamow gandhi gandhian ganesha ganges gangtok gantry ganymede garbo garcia gardner gareth garfield
        garfunkel gargantua garibaldi garner garrett garrick garry garth garvey gary garza gascony gasser gastonia
        gates gatling gatorade gatsby gatun gauguin gaul gauls gauss gaussian gautama gautier gavin gawain gayle gaza
        gaziantep gdansk geffen gehenna gehrig geiger gelbvieh geller gemini geminis gena genaro genet geneva
        genevieve genghis genoa genoas gentoo geo geoffrey george georges georgetown georgette georgia georgian
        georgians georgina gerald geraldine gerard gerardo gerber gere geritol german germanic germans germany
        geronimo gerry gershwin gertrude gestapo gestapos gethsemane getty gettysburg ghana ghanaian ghats ghazvanid
        ghent ghibelline giacometti giannini giauque gibbon gibbs gibraltar gibraltars gibson gide gideon gielgud
        gienah gil gila gilbert gilberto gilchrist gilda gilead giles gilgamesh gillespie gillette gilliam gillian
        gilligan gilmore gilroy gina gingrich ginny gino ginsberg ginsburg ginsu giorgione giotto giovanni giraudoux
        giselle gish github giuliani giuseppe giza gladstone gladstones gladys glaser glasgow glaswegian glaxo gleason
        glenda glendale glenlivet glenn glenna gloria gloucester glover gnostic gnosticism goa gobi goddard godiva
        godot godthaab godunov godzilla goebbels goering goethals goethe goff gog gogol goiania golan golconda golda
        goldberg goldie goldilocks golding goldman goldsboro goldwater goldwyn golgi golgotha goliath gomez gomorrah
        gompers gomulka gonzales gonzalez gonzalo goodall goodman goodrich goodwin goodyear google goolagong gorbachev
        gordian gordimer gordon goren gorey gorgas gorgonzola gorky gospels goth gotham gothic gothics goths gouda
        goudas gould gounod goya grable gracchus graceland gracie graciela grady graffias grafton graham grahame grail
        grammy grampians granada graves grayslake grecian greece greek greeks greeley greene greenland greenpeace
        greensboro greenspan greenville greenwich greer greg gregg gregorian gregorio gregory grenada grenadines
        grendel grenoble gresham greta gretchen gretel gretzky grieg griffin griffith grimes grimm grinch gris gromyko
        gropius grosz grotius grover grumman grundy grus gruyeres guadalupe guadeloupe guallatiri guam guangzhou
        guantanamo guarani guarnieri guatemala guatemalan guayama guayaquil gucci guelph guernsey guernseys guerra
        guerrero guevara guggenheim guiana guillermo guinean guineans guinevere guinness guiyang guizot gujarat
        gujarati gujranwala gulfport gullah gulliver gumbel gunther guofeng gupta gurkha gus gustav gustavo gustavus
        gutenberg guthrie gutierrez guyana guyanese guzman gwalior gwen gwendoline gwendolyn gwyn gypsies gypsy haas
        habakkuk haber hadar hades hadoop hadrian hafiz hagar hagerstown haggai hague hahn haifa haiphong haiti
        haitian haitians hakka hakluyt hal haldane haleakala haley halifax halley hallie halloween halloweens
        hallstatt hals halsey haman hamburg hamburgs hamhung hamilcar hamill hamilton hamitic hamlin hammett hammond
        hammurabi hampshire hampton hamsun han hancock handel haney hanford hangul hangzhou hank hanna hannah hannibal
        hanoi hanover hanoverian hans hansel hansen hanson hanukkah hanukkahs hapsburg harare harbin hardin harding
        hargreaves harlan harlem harlequin harley harlingen harlow harmon harold harper harrell harriet harriett
        harrington harris harrisburg harrison harrods harte hartford hartline hartman harvard harvey hasbro hasidim
        hastings hatfield hathaway hatsheput hatteras hattie hauptmann hausa hausdorff havana havanas havarti havel
        havoline hawaii hawaiian hawaiians hawking hawkins hawthorne hayden haydn hayes haynes hays haywood hayworth
        hazleton hazlitt hbase hearst heather heaviside hebe hebert hebraic hebrew hebrews hebrides hecate hector
        hecuba heep hefner hegel hegelian hegira heidegger heidelberg heidi heifetz heimlich heine heineken heinlein
        heinrich heinz heisenberg heisman helen helena helene helga helicon heliopolis helios hellenic hellenism
        hellenisms hellenize heller hellespont hellman helmholtz helsinki helvetius hemet hemingway hench henderson
        hendricks hendrix henley hennessy henri henrietta henry hensley henson hepburn hephaestus hera heraclitus
        herbart herbert hercules herder hereford herero heriberto herman hermes herminia hermitage hermite hermosillo
        hernandez herod herodotus heroku herrera herrick herring herschel hersey hershel hershey hertz herzl heshvan
        hesiod hesperia hesperus hess hesse hessian hester heston hettie hewitt hewlett heyerdahl heywood hezbollah
        hezekiah hialeah hiawatha hibernia hickman hickok hicks hieronymus higgins highlander highness hightstown
        hilario hilary hilbert hilda hildebrand hilfiger hillary hillel hilton himalaya himalayas himmler hinayana
        hindemith hindenburg hindi hindu hinduism hinduisms hindus hindustan hindustani hines hinesville hinton
        hipparchus hiram hirobumi hirohito hiroshima hispanic hispanics hispaniola hiss hitachi hitchcock hitler
        hitlers hittite hmong hobart hobbes hobbs hockney hodge hodges hodgkin hoff hoffa hoffman hofstadter hogan
        hogarth hogwarts hohenlohe hohhot hohokam hokkaido hokusai holbein holcomb holden holder holland hollands
        hollerith holley hollie hollis holloway hollywood holman holmes holocene holst holstein holsteins holt homer
        homeric honda honduran hondurans honduras honecker honeywell hong honiara honolulu honshu hooke hooker hooper
        hoosier hooters hoover hoovers hopewell hopi hopkins hopper horace horacio horatio hormel hormuz hornblower
        horne horowitz horthy horton horus hosea hotpoint hottentot houdini houma housman houston houyhnhnm hovhaness
        howard howe howell howells hoyle hrothgar huang hubbard hubble huber hubert huck hudson huerta huey huffman
        huggins hugh hughes hugo huguenot huguenots hui humberto humboldt hume hummer humphrey humvee hun hungarian
        hungarians hungary huns hunspell hunter huntington huntley huntsville hurd hurley huron hurst hus hussein
        husserl hussite huston hutchinson hutton hutu huxley huygens hyades hyde hyderabad hydra hymen hyperion
        hyundai iaccoca iago ian iapetus ibadan iberia iberian ibiza iblis ibo ibsen icahn icarus iceland icelander
        icelanders icelandic ida idaho idahoan idahoans idahoes idahos ieyasu ignacio ignatius igor iguassu ijsselmeer
        ike ikhnaton ila ilene iliad illinois illuminati ilyushin imelda imhotep imodium imogene imus ina inca incas
        inchon india indian indiana indianan indianans indians indies indio indira indochina indonesia indonesian
        indore indra indus indy ines inez inge inglewood ingram ingres ingrid inonu instagram instamatic intel
        intelsat interpol inuit inuits inuktitut invar ionesco ionian ionic ionics ios iowa iowan iowans iowas ipad
        iphigenia iphone ipod iqaluit iqbal iquitos ira iran iranian iranians iraq iraqi iraqis ireland irene irish
        irisher irishman irishmen irishwoman irishwomen irkutsk irma iroquoian iroquois irrawaddy irtish irvin irving
        irwin isaac isabel isabela isabella isabelle isaiah iscariot isfahan isherwood ishim ishmael ishtar isiah
        isidro isis islam islamabad islamic islamism islamist islams ismael ismail isolde ispell israel israeli
        israelis israelite israels issac issachar istanbul isuzu itaipu italian italians italy itasca ithaca ithacan
        ito itunes iva ivan ivanhoe ives iyar izaak izanagi izanami izhevsk izmir izod izvestia jackie jacklyn jackson
        jacksonian jacky jaclyn jacob jacobean jacobi jacobin jacobite jacobs jacobson jacquard jacqueline jacquelyn
        jacques jacuzzi jagger jagiellon jahangir jaime jain jainism jaipur jakarta jake jamaal jamaica jamaican
        jamaicans jamal jamar jame jamel james jamestown jami jamie jan jana janacek jane janell janelle janesville
        janet janette janice janie janine janis janissary janjaweed janna jannie jansen jansenist januaries january
        janus japan japanese japaneses japura jared jarlsberg jarred jarrett jarrod jarvis jasmine jason jasper jataka
        java javanese javas javascript javier jaxartes jayapura jaycee jaycees jayne jayson jean jeanette jeanie
        jeanine jeanne jeannette jeannie jeannine jed jedi jeep jeeves jeff jefferey jefferson jeffery jeffrey jeffry
        jehovah jekyll jen jenifer jenkins jenna jenner jennie jennifer jennings jenny jensen jephthah jerald jeremiah
        jeremiahs jeremy jeri jericho jermaine jeroboam jerold jerome jerri jerrod jerrold jerry jerseys jerusalem
        jess jesse jessica jessie jesuit jesuits jesus jetway jew jewell jewish jewishness jewry jews jezebel jezebels
        jidda jilin jill jillian jim jimenez jimmie jimmy jinan jinnah jinny jivaro joan joann joanna joanne joaquin
        jobs jocasta jocelyn jock jodi jodie jody joe joel joey jogjakarta johann johanna johannes john johnathan
        johnathon johnie johnnie johnny johns johnson johnston johnstown jolene jolson jon jonah jonahs jonas jonathan
        jonathon jones jonesboro joni jonson joplin jordan jordanian jordanians jorge jose josef josefa josefina
        joseph josephine josephs josephson josephus josh joshua josiah josie josue joule jove jovian joyce joycean
        joyner juan juana juanita juarez jubal judaeo judah judaic judaism judaisms judas judases judd jude judea
        judith judson judy jules julia julian juliana julianne julie julies juliet juliette julio julius julliard july
        june juneau junes jung jungfrau jungian juniors juno jupiter jurassic jurua justin justine justinian jutland
        juvenal kaaba kabul kafka kafkaesque kagoshima kahlua kahului kaifeng kailua kaiser kaitlin kalahari kalamazoo
        kalb kalevala kalgoorlie kali kalmyk kama kamchatka kamehameha kampala kampuchea kandahar kandinsky kane
        kaneohe kankakee kannada kano kanpur kansan kansans kansas kant kantian kaohsiung kaposi kara karachi
        karaganda karakorum karamazov kareem karen karenina kari karin karina karl karla karloff karo karol karroo
        karyn kasai kasey kashmir kasparov kate katelyn katharine katherine katheryn kathiawar kathie kathleen
        kathrine kathryn kathy katie katina katmai katowice katrina katy kauai kaufman kaunas kaunda kawabata kawasaki
        kay kaye kayla kazakh kazakhstan kazan keaton keats keck keenan keewatin keillor keisha keith keller kelley
        kelli kellie kellogg kelly kelsey kelvin kemerovo kemp kempis kendall kendra kendrick kenmore kennan kennedy
        kenneth kennewick kennith kenny kenosha kent kenton kentuckian kentucky kenya kenyan kenyans kenyatta kenyon
        keogh keokuk kepler kerensky keri kermit kern kerouac kerr kerri kerry kettering keven kevin kevlar kevorkian
        kewpie keynes keynesian khabarovsk khalid khan kharkov khartoum khayyam khazar khmer khoikhoi khoisan khomeini
        khorana khrushchev khufu khulna khwarizmi khyber kickapoo kidd kiel kieth kiev kigali kikuyu kilauea killeen
        kilroy kim kimberley kimberly kingsport kingston kingstown kinney kinsey kinshasa kiowa kip kipling kirby
        kirchhoff kirchner kirghistan kirghiz kiribati kirinyaga kirk kirkland kirov kirsten kisangani kishinev kislev
        kissimmee kissinger kitakyushu kitchener kiwanis klan klansman klaus klee kleenex kleenexes klein klimt kline
        klingon klondike klondikes kmart knapp knesset kngwarreye knievel knopf knossos knowles knox knoxville knudsen
        knuth kobe koch kochab kodachrome kodak kodaly kodiak koestler kohinoor kohl koizumi kojak kokomo kolyma
        kommunizma kong kongo konrad koontz koppel korea korean koreans kornberg kory korzybski kosciusko kossuth
        kosygin kotlin koufax kowloon kraft krakatoa krakow kramer krasnodar krebs kremlin kresge kringle kris krishna
        krista kristen kristi kristie kristin kristina kristine kristopher kristy kroc kroger kronecker kropotkin
        kruger krugerrand krupp krystal kshatriya kublai kubrick kuhn kuibyshev kulthumm kunming kuomintang kurd
        kurdish kurdistan kurosawa kurt kurtis kusch kutuzov kuwait kuwaiti kuwaitis kuznets kuznetsk kwakiutl kwan
        kwangju kwanzaa kwanzaas kyle kyoto kyrgyzstan kyushu laban labrador labradors lacey lachesis ladoga ladonna
        lafayette lafitte lagos lagrange lagrangian lahore laius lajos lakeisha lakeland lakewood lakisha lakota
        lakshmi lamar lamarck lamaze lambert lambrusco lamont lana lanai lancashire lancaster lancelot landon landry
        landsat lang langerhans langland langley langmuir lanka lanny lansing lanzhou lao laocoon laos laotian
        laotians laplace lapland lapp lapps lara laramie lardner laredo larousse larry lars larsen larson las lascaux
        lassa lassen lassie latasha lateran latin latina latiner latino latinos latins latinx latisha latonya latoya
        latrobe latvia latvian latvians lauder laue laundromat laura laurasia lauren laurence laurent lauri laurie
        laval lavern laverne lavoisier lavonne lawanda lawrence lawson lawton layamon layla layton lazaro lazarus lea
        leadbelly leah leakey leander leann leanna leanne lear learjet leary lebanese lebanon lebesgue leblanc leda
        lederberg leeds leesburg leeward legendre leger leghorn lego legree lehman leibniz leicester leiden leif leigh
        leila leipzig lela leland lelia lemaitre lemuel lemuria len lena lenard lenin leningrad leninism leninist
        lennon lenny leno lenoir lenora lenore lenten lents leo leola leominster leon leona leonard leonardo leonel
        leonid leonidas leonor leopold leopoldo leos lepidus lepke lepus lerner leroy les lesa lesley leslie lesotho
        lesseps lessie lester lestrade leta letha lethe leticia letitia letterman levant levesque levi leviathan
        levine leviticus levitt lew lewinsky lewis lewiston lewisville lexington lexus lhasa lhotse liam libby
        liberace liberia liberian liberians libra libras libreville librium libya libyan libyans lidia lieberman liege
        lila lilia lilian liliana lilith lille lillian lillie lilliput lilly lilongwe lima limbaugh limburger limoges
        limousin limpopo lin lina lincoln lincolns lind linda lindbergh lindsay lindsey lindy linnaeus linotype linton
        linus linux linwood lionel lipizzaner lippi lippmann lipscomb lipton lisa lisbon lissajous lister listerine
        liston liszt lithuania lithuanian litton livermore liverpool livia livingston livonia livy liz liza lizzie
        lizzy ljubljana llewellyn lloyd loafer lochinvar locke lockean lockheed lockwood lodi lodz loewe loewi loews
        logan lohengrin loire lois loki lola lolita lollard lombard lombardi lombardy lome lompoc lon london londoner
        longfellow longmont longstreet longview lonnie lopez lora lorain loraine lords lorelei loren lorena lorene
        lorentz lorenz lorenzo loretta lori lorie lorna lorraine lorre lorrie los lothario lott lottie lou louella
        louie louis louisa louise louisiana louisianan louisville lourdes louvre lovecraft lovelace lowe lowell
        lowenbrau lowery loyang loyd loyola luanda luann lubbock lubumbashi lucas luce lucia lucian luciano lucien
        lucifer lucile lucille lucinda lucio lucite lucius lucknow lucretia lucretius lucy luddite ludhiana ludwig
        luella lufthansa luftwaffe luger lugosi luigi luis luisa luke lula lully lulu luna lupe lupercalia lupus luria
        lusaka lusitania luther lutheran lutherans luvs luxembourg luz luzon lvov lycra lycurgus lydia lyell lyle lyly
        lyman lyme lynchburg lynda lyndon lynette lynn lynne lynnette lyon lyons lyra lysenko lysistrata lysol lyx
        maalox mabel mable macao macarthur macaulay macbeth macbride maccabeus macdonald macedon macedonia macedonian
        mach macias macintosh mack mackenzie mackinac mackinaw macleish macmillan macon macumba macy madagascan
        madagascar maddox madeira madeiras madeleine madeline madelyn madera madge madison madonna madonnas madras
        madrid madurai mae mafia mafias mafioso magdalena magdalene magellan magellanic maggie maghreb magi maginot
        magog magoo magritte magsaysay magyar magyars mahavira mahayana mahayanist mahdi mahfouz mahican mahicans
        mahler mai maidenform maigret mailer maillol maiman maimonides maine maisie maitreya majorca majuro makarios
        malabar malabo malacca malachi malagasy malamud malaprop malawi malay malayalam malayan malays malaysia
        malaysian malaysians malcolm maldive maldives maldivian maldivians maldonado mali malian malians malibu
        malinda malinowski mallomars mallory malone malory malplaquet malraux malta maltese malthus malthusian
        mameluke mamet mamie mamore managua manama manasseh manchester manchu manchuria manchurian mancini mandalay
        mandarin mandela mandelbrot mandeville mandingo mandrell mandy manet manfred manhattan manhattans mani
        manichean manila manilas manitoba manitoulin mankato manley mann mannheim manning mansfield manson manteca
        mantegna manuel manuela manx mao maoism maoisms maoist maoists maori maoris maputo mara maracaibo marat
        maratha marathi marc marceau marcel marcelino marcella marcelo marches marci marcia marciano marcie marco
        marconi marcos marcus marcy marduk margaret margarita margarito marge margery margie margo margret margrethe
        marguerite mari mariadb marian mariana marianas marianne mariano maribel maricela marie marietta marilyn marin
        marines mario marion maris marisa marisol marissa maritain maritza marius marjorie marjory markab markham
        markov marks marla marlboro marlene marley marlin marlon marlowe marmara marne maronite marple marquesas
        marquette marquez marquis marquita marrakesh marriott mars marsala marseilles marsha marshall marta martel
        martha martian martians martina martinez martinique marty marva marvell marvin marx marxism marxisms marxist
        marxists mary maryann maryanne maryellen maryland marylander marylou marysville masada masai masaryk mascagni
        masefield maserati maseru mashhad masonic masonite masons mass massasoit massenet massey mastercard mather
        mathew mathews mathewson mathias mathis matilda matisse matlab mattel matterhorn matthew matthews matthias
        mattie maud maude maugham maui mauldin maupassant maura maureen mauriac maurice mauricio maurine mauritania
        mauritius mauro maurois mauryan mauser mavis max maximilian maxine maxwell maya mayan mayans mayas mayer
        mayfair mayflower maynard mayo mayra mays maytag mazama mazarin mazatlan mazda mazola mazzini mbabane mbini
        mcadam mcallen mcbride mccain mccall mccarthy mccartney mccarty mcclain mcclellan mcclure mcconnell mccormick
        mccoy mccray mccullough mcdaniel mcdonald mcdonnell mcdowell mcenroe mcfadden mcfarland mcgee mcgovern mcgowan
        mcguffey mcguire mchenry mcintosh mcintyre mckay mckee mckenzie mckinley mckinney mcknight mclaughlin mclean
        mcleod mcluhan mcmahon mcmillan mcnamara mcnaughton mcneil mcpherson mcqueen mcveigh mead meade meadows meagan
        meany mecca meccas medan medea medellin medford medicaid medicaids medicare medicares medici medina medusa meg
        megan meghan meier meighen meiji meir mejia mekong mel melanesia melanesian melanie melba melbourne melchior
        melendez melinda melisa melisande melissa mellon melpomene melton melva melville melvin memcached memling
        memphis menander mencius mencken mendel mendeleev mendelian mendez mendocino mendoza menelaus menelik menes
        menifee menkalinan menkar menkent mennen mennonite mennonites menominee menotti mensa menuhin menzies merak
        mercado mercator merced mercedes mercer mercia merck mercuries meredith merino merle merlin merlot merriam
        merrick merrill merrimack merritt merton mervin mesa mesabi mesmer mesolithic mesozoic messiaen messiah
        messiahs messianic metallica metamucil methodism methodisms methodist methodists methuselah metternich meuse
        mexicali mexican mexicans mexico meyer meyerbeer meyers mfume mhz mia miami miamis micah micawber michael
        micheal michel michele michelin michelle michelob michelson michigan mick mickey mickie micky micmac
        micronesia microsoft midas middleton middletown midland midwest midwestern mig miguel mikhail mikoyan milagros
        milan mildred miles milford milken millard millay miller millet millicent millie millikan mills milne milo
        milosevic miltiades milton miltonic miltown milwaukee mimi mimosa minamoto mindanao mindoro mindy minerva ming
        mingus minnelli minnesota minnesotan minnie minoan minoans minolta minos minot minotaur minsk minsky mintaka
        minuit miocene mir mira mirabeau mirach miranda mirfak miriam miro mirzam miskito missoula missouri missourian
        missy mistassini mister mitch mitchel mitchell mitford mithra mitsubishi mitterrand mitty mitzi mixtec mizar
        mnemosyne mobil mobutu modesto modigliani moe moet mogadishu mohacs mohamed mohammad mohammedan mohawk mohawks
        moho moira moises moiseyev mojave moldavia moldova moliere molina moll mollie molly molnar moloch molokai
        molotov moluccas mombasa mona monaco mondale monday mondays mondrian monera monessen monet mongodb mongol
        mongolia mongolian mongolians mongoloid mongols monica monique monmouth monroe monrovia mons monsanto montague
        montaigne montana montanan montanans montcalm monte montenegro monterey monterrey montessori monteverdi
        montevideo montezuma montgomery monticello montoya montpelier montrachet montreal montserrat monty moog mooney
        moore moorish moors morales moran moravia moravian mordred moreno morgan morgantown moriarty morin morison
        morita morley mormon mormonism mormonisms mormons moro moroccan moroccans morocco moroni morpheus morphy
        morris morrison morristown morrow morse mort mortimer morton moscow moseley moselle moses mosley mosul
        motorola motown motrin mott mountie mounties mouthe mouton mowgli mozambican mozambique mozart mozilla muawiya
        mubarak mueller muenster mugabe muhammad muhammadan muir mujib mulder mullen muller mulligan mullikan mullins
        mulroney multan mumbai mumford muncie munich munoz munro muppet murasaki murat murchison murdoch muriel
        murillo murine murmansk murphy murray murrieta murrow muscat muscovite muscovy musharraf musial muskegon
        muskogee muslim muslims mussolini mussorgsky mutsuhito muzak myanmar mycenae mycenaean myers mylar mylars
        myles myra myrdal myrna myron myrtle mysore myspace mysql myst nabisco nabokov nader nadia nadine nagasaki
        nagoya nagpur nagy nahuatl nahum naipaul nair nairobi naismith nam namath namibia namibian namibians nampa nan
        nanak nanchang nancy nanette nanjing nannie nanook nansen nantes nantucket naomi napa naphtali napier naples
        napoleon napoleonic napster narcissus narmada narnia nash nashua nashville nassau nasser nat natalia natalie
        natasha natchez nate nathan nathaniel nathans naugahyde nauru nautilus navajo navajoes navajos navarre navarro
        nazarene nazareth nazca nazi nazis nazism nazisms ndjamena neal neapolitan nebraska nebraskan nebraskans ned
        nefertiti negev negro negroes negroid negroids negros nehemiah nehru neil nelda nell nellie nelly nelsen
        nelson nembutal nemesis neo neogene neolithic nepal nepalese nepali neptune nereid nerf nero neruda nescafe
        nesselrode nestor nestorius netflix netscape nettie neva nevada nevadan nevadans nevis nevsky newark newburgh
        newcastle newman newport newsweek newtonian nexis ngaliema nguyen niagara niamey nibelung nicaea nicaragua
        nicaraguan niccolo nicene nichiren nicholas nichole nichols nicholson nicklaus nickolas nicobar nicodemus
        nicola nicolas nicole nicosia niebuhr nielsen nietzsche nieves nigel niger nigeria nigerian nigerians nijinsky
        nike nikita nikkei nikki nikolai nikon nile nimitz nimrod nina nineveh nintendo niobe nippon nirenberg nirvana
        nisan nisei nissan nita nivea nixon nkrumah noah nobel nobelist nobelists nodoz noe noel noelle noels noemi
        nokia nola nolan nome nona nootka nora norbert norberto nordic nordics noreen norfolk noriega norma norman
        normand normandy normans norplant norris norse norseman norsemen northeasts northerner northrop northrup
        norths northwests norton norway norwegian norwegians norwich nosferatu nottingham nouakchott noumea novartis
        november novembers novgorod novocain novocaine noxzema noyce noyes nubia nubian nukualofa nunavut nunez nunki
        nuremberg nureyev nutrasweet nyasa nyerere nyquil oahu oakland oakley oates oaxaca obadiah obama obamacare
        oberlin oberon ocala ocaml occam occident occidental oceania oceanus ochoa oct octavia octavio october
        octobers odell oder odessa odets odin odis odom odysseus odyssey oedipal oedipus oersted ofelia offenbach
        officemax ogbomosho ogden ogilvy oglethorpe ohio ohioan ohioans oise ojibwa ojibwas okeechobee okefenokee
        okhotsk okinawa oklahoma oklahoman ola olaf olajuwon olav oldenburg oldfield oldsmobile olduvai olen olenek
        olga oligocene olin oliver olivetti olivia olivier ollie olmec olmsted olsen olson olympia olympiad olympiads
        olympian olympians olympias olympic olympics olympus omaha omahas oman omar omayyad omdurman omsk onassis
        oneal onega onegin oneida ono onondaga onsager ontario oort opel openoffice ophelia ophiuchus oprah ora oran
        oranjestad orbison ordovician oregon oregonian oregonians orem oreo orestes orientals orin orinoco orion oriya
        orizaba orkney orlando orleans orlon orlons orly orpheus orphic orr ortega ortiz orval orville orwell
        orwellian osage osaka osbert osborn osborne oscar oscars osceola osgood oshawa oshkosh osiris oslo osman
        ostrogoth ostwald osvaldo oswald othello otis ottawa ottawas otto ottoman ouija ovid owen owens owensboro
        oxford oxfords oxnard oxonian oxus oxycontin ozark ozarks ozymandias ozzie paar pablo pablum pabst pacheco
        pacino packard paderewski padilla paganini paglia pahlavi paige paine pakistan pakistani pakistanis palembang
        paleocene paleogene paleozoic palermo palestine palestrina paley palikir palisades palladio palmdale palmer
        palmerston palmolive palmyra palomar pam pamela pamirs pampers panama panamanian panamas panasonic pandora
        pangaea pankhurst panmunjom pantagruel pantaloon pantheon panza paracelsus paraclete paraguay paraguayan
        paramaribo parcheesi pareto paris parisian parisians parker parkinson parkman parks parmesan parmesans
        parnassus parnell parr parrish parsifal parsons parthenon parthia pasadena pascagoula pascal pasco pasquale
        passions passover passovers pasternak pasteur patagonia patagonian patel paterson patna patrica patrice
        patricia patrick patsy patterson patti patton paul paula paulette pauli pauline pauling pavarotti pavlov
        pavlova pavlovian pawnee payne paypal peabody peale pearlie pearson peary pechora peckinpah pecos pedro
        pegasus pegasuses peggy pei peiping peking pekingese pekingeses pekings pele pelee pembroke pena penderecki
        penelope penn penney pennington pennzoil pensacola pentateuch pentax pentecost pentecosts pentium peoria pepin
        pepsi pepys pequot percheron percival percy perelman perez periclean pericles perkins perl perm permalloy
        permian pernod peron perot perrier perry perseid persephone persepolis perseus pershing persia persian
        persians perth peru peruvian peruvians peshawar petaluma pete peter petersen peterson petra petrarch peugeot
        pfizer phaedra phaethon pharaoh pharaohs pharisee pharisees phekda phelps phidias phil philby philip philippe
        philippine philips philistine phillip phillipa phillips philly phipps phobos phoebe phoenicia photostat
        photostats phrygia phyllis piaf piaget pianola picasso piccadilly pickering pickett pickford pickwick pict
        piedmont pierre pierrot pilate pilates pilcomayo pillsbury pinatubo pincus pindar pinkerton pinocchio pinochet
        pinter pippin piraeus pirandello pisa pisces pissaro pitcairn pitt pittman pitts pittsburgh pittsfield pius
        pizarro planck plasticine plataea plath plato platonic platonism platonist platte plautus playboy playtex
        pleiades plexiglas pliny pliocene plutarch pluto plymouth pocahontas pocatello pocono poconos podgorica
        podhoretz podunk poe pogo poiret poirot poisson poitier poland polanski polaris polaroid polaroids poles
        politburo polk pollard pollock pollux polly pollyanna poltava polyhymnia polynesia polynesian polyphemus
        pomerania pomeranian pomona pompadour pompeii pompey ponce pontiac pontianak pooh poole poona popeye popper
        poppins popsicle porfirio porrima porsche porter portia portland portsmouth portugal portuguese poseidon
        postgresql potemkin potomac potsdam potter potts pottstown poussin powell powerpc powerpoint powers powhatan
        poznan prada prado praetorian prague praia prakrit pratchett pratt pravda praxiteles preakness preminger
        premyslid prensa prentice prescott presley preston pretoria priam pribilof priceline priestley princeton
        principe priscilla prius procrustes procter procyon prokofiev promethean prometheus proserpine protagoras
        proteus proudhon proust provencals provence proverbs provo prozac prudential pruitt prussia prussian prut
        pryor psalms psalter psalters ptah ptolemaic ptolemies ptolemy puccini puckett puebla puerto puget pugh
        pulaski pulitzer pullman pullmans punic punjab punjabi purana purcell purdue purim purims purina puritan
        puritanism purus pusan pusey pushkin pushtu putin putnam puzo pygmalion pygmies pygmy pyle pym pynchon
        pyongyang pyotr pyrenees pyrex pyrexes pyrrhic pythagoras pythias pytorch qaddafi qantas qatar qingdao qiqihar
        qom quaalude quaker quakers qualcomm quaoar quasimodo quaternary quayle quebec quechua queens queensland
        quentin quezon quincy quinn quintilian quinton quirinal quisling quito quixote quixotism qumran quonset quran
        rabat rabelais rabin rachael rachel rachelle racine radcliff radcliffe rae rafael raffles raleigh ralph rama
        ramada ramadan ramadans ramanujan ramayana rambo ramirez ramiro ramon ramona ramos ramsay ramses ramsey rand
        randal randall randell randi randolph randy rangoon rankin rankine raoul raphael rapunzel raquel rasalgethi
        rasalhague rasmussen rasputin rasta rastaban ratliff raul rawalpindi rayban rayburn rayleigh raymond raymundo
        reading reagan realtor reasoner reba rebekah recife redding redford redgrave redis redmond redshift reebok
        reese reeves refugio reggie regina reginae reginald regor regulus rehnquist reich reid reilly reinaldo
        reinhardt reinhold remarque rembrandt remington remus rena renault rene renee reno renoir reuben reuters
        reuther reva reverend revlon rex reyes reykjavik reyna reynaldo reynolds rhea rhee rheingau rhenish rhiannon
        rhine rhineland rhoda rhode rhodes rhodesia rhonda rhone ribbentrop ricardo richard richards richardson
        richelieu richie richmond richter richthofen rick rickey rickie rickover ricky rico riel riemann riesling riga
        rigel riggs rigoberto rigoletto riley rilke rimbaud ringling ringo rio rios ripley rita ritalin ritz rivas
        rivera rivers riverside riviera rivieras riyadh rizal roanoke robbie robbin robbins robby roberson robert
        roberta roberto roberts robertson robeson robinson robitussin robles robson robt robyn rocco rocha rochambeau
        roche rochelle rochester rockford rockies rockne rockwell roderick rodger rodgers rodin rodney rodolfo rodrick
        rodrigo rodriguez rodriquez roeg roentgen rogelio roger rogers roget rojas roku rolaids roland rolando rolex
        rolland rollins rolodex rolvaag romanesque romania romanian romanians romanies romano romanov romans romansh
        romany rome romeo romero romes rommel romney romulus ron ronald ronda ronnie ronny ronstadt rooney roosevelt
        roquefort roqueforts rorschach rory rosa rosales rosalie rosalind rosalinda rosalyn rosanna rosanne rosario
        roscoe roseann roseau rosecrans rosella rosemarie rosenberg rosendo rosenzweig rosetta rosie roslyn ross
        rossetti rossini rostand rostov roswell rotarian roth rothko rothschild rotterdam rottweiler rouault rourke
        rousseau rove rover rowe rowena rowland rowling roxanne roxie roxy roy royce rozelle rubaiyat rubbermaid ruben
        rubens rubicon rubik rubin rubinstein ruchbah rudolf rudolph rudy rudyard rufus ruhr ruiz rukeyser rumsfeld
        runnymede runyon rupert rushdie rushmore ruskin russel russell russia russian russians russo rustbelt rutan
        rutgers ruth rutherford ruthie rutledge rwanda rwandan rwandans rwandas ryan rydberg ryder ryukyu saab saar
        saarinen saatchi sabbath sabbaths sabik sabin sabina sabine sabrina sacajawea sacco sachs sacramento sadat
        saddam sadducee sade sadie sadr safavid safeway sagan saginaw sahara sahel saigon saiph sakai sakha sakhalin
        sakharov saks sal saladin salado salamis salas salazar salem salerno salesforce salinas salinger salisbury
        salish salk sallie sallust salome salton salvador salvadoran salvatore salween salyut sam samantha samar
        samara samaritan samaritans samarkand sammie sammy samoa samoan samoset samoyed sampson samson samsonite
        samsung samuel samuelson san sana sanchez sancho sandburg sanders sandinista sandoval sandra sanford
        sanforized sanger sanhedrin sanka sankara sanskrit santa santana santayana santeria santiago santos sappho
        sapporo sara saracen saracens saragossa sarah sarajevo saran sarasota saratov sarawak sardinia sargasso
        sargent sargon sarnoff saroyan sarto sartre sasha saskatoon sasquatch sassanian sassoon satan satanism
        satanist saturday saturdays saturn saturnalia saudi saudis saul saunders saundra saussure savannah savonarola
        savoy savoyard sawyer saxon saxons saxony sayers scala scaramouch scarlatti scheat schedar schelling schick
        schiller schindler schliemann schlitz schmidt schnabel schnauzer schneider schoenberg schrieffer schroeder
        schubert schultz schulz schumann schumpeter schuyler schuylkill schwartz schweitzer schweppes schwinger
        schwinn scipio scopes scorpio scorpios scorpius scorsese scot scotches scotchman scotchmen scotia scotland
        scots scotsman scotsmen scotswoman scotswomen scott scottie scottish scottsdale scranton scriabin scribner
        scriptures scrooge scruggs scud sculley scylla scythia scythian seaborg seagram sean sears seattle sebastian
        sebring seconal seder seders sedna seebeck seeger sega segovia segre segundo seiko seine seinfeld sejong
        selassie selectric selena seleucid seleucus selim seljuk selkirk selma selznick semarang seminole seminoles
        semiramis semite semites semitic semitics semtex senates sendai seneca senecas senegal senegalese senghor
        sennett seoul sephardi sepoy september septembers septuagint sequoya serb serbia serbian serbians serbs serena
        serengeti sergei sergio serpens serra serrano seth seton seurat seuss sevastopol severn severus seville seward
        sextans sexton seychelles seyfert seymour shackleton shaffer shaka shana shane shanghai shankara shanna
        shannon shantung shapiro sharepoint shari sharif sharlene sharon sharpe sharron shasta shaula shaun shauna
        shavian shavuot shaw shawn shawna shawnee shea sheba shebeli sheboygan sheena sheetrock sheffield sheila
        shelby sheldon shelia shelley shelly shelton shenandoah shenyang sheol shepard sheppard sheratan sheraton
        sheree sheri sheridan sherlock sherman sherpa sherri sherrie sherwood sheryl shetland shetlands shevat shields
        shikoku shillong shiloh shinto shintoism shintoisms shintos shiraz shirley shiva shockley shorthorn shoshone
        shrek shreveport shriner shropshire shula shylock shylockian siam siamese sibelius siberia siberian sibyl
        sicilian sicilians sicily sid siddhartha sidney siegfried siemens sierpinski sigismund sigmund sigurd sihanouk
        sikh sikhism sikhs sikkim sikkimese sikorsky silas silurian silva silvia simenon simmental simmons simon
        simone simpson simpsons sims sinai sinatra sinclair sindbad sindhi singapore singer singh singleton sinhalese
        sinkiang sioux sirius sistine sisyphean sisyphus siva sivan sjaelland skinner skippy skopje skye skylab skype
        slackware slashdot slater slav slavic slavonic slavs slidell slinky sloan sloane slocum slovak slovakia
        slovakian slovaks slovenia slovenian slovenians slurpee smetana smirnoff smithson smokey smolensk smollett
        smuts snapple snead snell snickers snider snoopy snowbelt snyder soave socastee socorro socrates socratic
        soddy sodom sofia soho solis solomon solon somali somalia somalian somalians somalis somme somoza sondheim
        sondra songhai songhua sonia sonja sonny sontag sony sonya sophia sophie sophoclean sophocles sopwith sorbonne
        sosa soto sousa southeasts southerner southey souths southwests soviet soweto soyinka soyuz spaatz spackle
        spahn spain spam spaniard spaniards spanish sparks sparta spartacus spartan spartans spears speer spence
        spencer spencerian spengler spenser spenserian sperry spica spielberg spillane spinoza spinx spiro spirograph
        spitz spock spokane springdale sprite sputnik sqlite squanto squibb srinagar srivijaya stacey staci stacie
        stacy stael stafford stalin stalingrad stalinist stallone stamford stan standish stanford stanley stanton
        staples starbucks starkey starr staten staubach staunton steadicam steele stefan stefanie stein steinbeck
        steinem steiner steinmetz steinway stella stendhal stengel stephan stephanie stephen stephens stephenson
        sterne sterno stetson steuben steve steven stevens stevenson stevie stewart stieglitz stilton stimson stine
        stirling stockholm stockton stoic stoicism stokes stolypin stonehenge stoppard stowe strabo strasbourg strauss
        stravinsky streisand strickland strindberg stromboli stu stuart stuarts studebaker stuttgart stuyvesant
        stygian styrofoam styrofoams styron styx suarez subaru sucre sucrets sudan sudanese sudoku sudra suetonius
        suez suffolk sufi sufism suharto sui sukarno sukkot sulawesi suleiman sulla sullivan sumatra sumeria sumerian
        summer sumner sumter sunbeam sunbelt sundanese sundas sunday sundays sunkist sunni sunnyvale superbowl
        superfund superglue superman surabaya surat suriname surya susan susana susanna susanne susie sussex
        sutherland sutton suva suwanee suzanne suzette suzhou suzuki suzy svalbard sven svengali swahili swahilis
        swammerdam swanee swansea swanson swazi swaziland swede sweden swedenborg swedes swedish sweeney swinburne
        swiss swissair swisses sybil sydney sykes sylvester sylvia sylvie synge syracuse syria syriac syrian syrians
        szilard szymborska tabasco tabatha tabitha tabriz tacitus tacoma tad tadzhik taegu taejon taft tagalog tagore
        tagus tahiti tahitian tahitians tahoe taichung taine taipei taiping taiwan taiwanese taiyuan tajikistan
        taklamakan talbot taliban taliesin tallchief talley talleyrand tallinn talmud talmudic talmuds tamara tameka
        tamera tamerlane tami tamika tamil tammany tammi tammie tammuz tammy tampa tampax tamra tamworth tancred taney
        tanganyika tangiers tangshan tania tanisha tanner tantalus tanya tanzania tanzanian tanzanians tao taoism
        taoisms taoist taoists tara tarantino tarawa tarazed tarbell tarim tarkenton tarkington tartary tartuffe
        tarzan tasha tashkent tasman tasmania tasmanian tass tatar tatars tate tatum taurus tauruses tavares tawney
        taylor tbilisi teasdale tecumseh ted teddy teflon teflons tehran telemachus telemann teller telugu temecula
        tempe templar tennessee tennyson tensorflow terence teresa tereshkova teri terkel terr terra terran terrance
        terrell terrence terri terrie terry tertiary tesla tess tessa tessie tet tethys tetons teutonic tevet texaco
        texan texans texarkana texas thackeray thad thaddeus thai thailand thais thales thalia thames thanh thant thar
        tharp thatcher thea thebes theiler thelma theo theocritus theodora theodore theodoric theodosius theosophy
        theravada theresa therese thermos theron theseus thespian thespis thessaly thieu thimbu thomas thomism
        thomistic thompson thomson thor thorazine thoreau thornton thorpe thoth thrace thracian thucydides thule
        thurber thurman thurmond thursday thursdays thutmose tia tianjin tiber tiberius tibet tibetan tibetans
        tienanmen tiffany tigris tijuana tillich tillman tilsit tim timbuktu timex timmy timon timor timothy timur
        timurid tina tinkerbell tinkertoy tinseltown tintoretto tippecanoe tipperary tiresias tisha tishri titan
        titania titanic titian titicaca tito titus titusville tlaloc tlingit tobago toby tocantins tod todd togo tojo
        tokay tokugawa tokyo toledo toledos tolkien tolstoy toltec tolyatti tom tomas tombaugh tomlin tommie tommy
        tompkins tomsk tonga tongan tongans toni tonia tonto tony tonya topeka topsy torah torahs tories toronto
        torquemada torrance torrens torres torricelli tortola tortuga torvalds tory tosca toscanini toshiba toto
        toulouse townes townsend toynbee toyoda toyota tracey traci tracie tracy trafalgar trailways trajan tran
        transvaal trappist travis travolta treasuries treblinka trekkie trent trenton trevelyan trevino trevor trey
        triangulum triassic tricia trident trieste trimurti trina trinidad trinities tripitaka tripoli trippe trisha
        tristan triton trobriand troilus trojan trojans trollope trondheim tropicana trotsky troy troyes truckee
        trudeau trudy truffaut trujillo truman trumbull tsimshian tsitsihar tsongkhapa tswana tuamotu tuareg tubman
        tucker tucson tucuman tudor tuesday tuesdays tulane tull tulsa tulsidas tums tungus tunguska tunis tunisia
        tunisian tunisians tunney tupi tupperware tupungato turgenev turin turing turk turkestan turkish turks turlock
        turner turpin tuscaloosa tuscan tuscany tuscarora tuscon tuskegee tussaud tut tutsi tutu tuvalu twain tweed
        tweedledee tweedledum twila twinkies twizzlers tycho tylenol tyler tyndale tyndall tyree tyrone tyson ubangi
        ubuntu ucayali uccello udall ufa uganda ugandan ugandans uighur ukraine ukrainian ukrainians ulster ultrasuede
        ulyanovsk ulysses umbriel underwood ungava unicode unilever unions uniontown uniroyal unitarian unitarians
        unitas unukalhai upanishads updike upjohn upton ural urals urania uranus urdu urey uriah uriel uris urquhart
        ursa ursula ursuline uruguay uruguayan uruguayans urumqi usenet ustinov utah ute utica utopia utopian utopians
        utopias utrecht utrillo uzbek uzbekistan uzi vacaville vader vaduz val valarie valdez valdosta valencia
        valenti valentin valentino valenzuela valeria valerian valerie valhalla valium valiums valkyrie valkyries
        vallejo valletta valois valparaiso valvoline vance vancouver vanderbilt vandyke vanessa vang vanuatu vanzetti
        varanasi varese vargas vaseline vaselines vasquez vassar vatican vauban vaughan vaughn vazquez veblen veda
        vedanta vedas vega vegas vegemite vela velcro velcros velez velma velveeta venetian venetians venezuela
        venezuelan venice venn ventolin venus venuses venusian vera veracruz verde verdi verdun verizon verlaine
        vermeer vermont vermonter vern verna verne vernon verona veronese veronica versailles vesalius vespasian
        vespucci vesta vesuvius viacom viagra vic vicente vichy vicki vickie vicksburg vicky victoria victorian
        victorians victrola vidal vienna viennese vientiane vietcong vietminh vietnam vietnamese vijayawada viking
        vikings vila villarreal villas villon vilma vilnius vilyui vince vincent vineland vinson virgie virgil
        virginia virginian virginians virgo virgos visalia visayans vishnu visigoth vistula vitim vito vitus vivaldi
        vivian vivienne vlad vladimir vlaminck vlasic voip volcker voldemort volga volgograd volkswagen volstead volta
        voltaire volvo vonda vonnegut voronezh vorster voyager vuitton vulcan vulgate vulgates wabash waco wagner
        wagnerian wahhabi waikiki waite waksman wald waldemar walden waldensian waldheim waldo waldorf wales walesa
        walgreen walgreens walker walkman wallace waller wallis walloon walls walmart walpole walsh walt walter
        walters walton wanamaker wanda wang wankel ware warhol waring warner warsaw warwick wasatch washington
        wassermann waterbury waterford watergate waterloo waterloos waters watertown watkins watson watteau watts
        watusi waugh wausau wayne waynesboro weaver webb weber webern webster websters weddell wedgwood wednesday
        wednesdays weeks wehrmacht wei weill weinberg weirton weiss weizmann weldon welland weller welles wells welsh
        welshman welshmen wenatchee wendell wendi wendy wesak wesley wesleyan wessex wesson westerner westerns weston
        westphalia wests weyden wezen wharton wheaties wheatstone wheeler wheeling whig whigs whipple whistler
        whitaker whitefield whitehall whitehead whitehorse whiteley whites whitfield whitley whitman whitney
        whitsunday whittier wicca wichita wiemar wiesel wiesenthal wiggins wigner wii wikileaks wikipedia wilbert
        wilbur wilburn wilcox wilda wilde wilder wiles wiley wilford wilfred wilfredo wilhelm wilhelmina wilkerson
        wilkes wilkins wilkinson willa willamette willard willemstad william williams williamson willie willis willy
        wilma wilmer wilmington wilson wilsonian wilton wimbledon wimsey winchell winchester windex windhoek windows
        windsor windsors windward winesap winfred winfrey winifred winkle winnebago winnie winnipeg winston winters
        winthrop wisconsin witt wobegon wodehouse wolfe wolff wolfgang wollongong wolsey wonderbra wong woodard
        woodhull woodrow woods woodstock woodward woolf woolite woolongong woolworth wooster wooten worcester
        worcesters wordpress wordsworth worms wotan wovoka wozniak wozzeck wrangell wrigley wroclaw wuhan wurlitzer
        wyatt wycherley wycliffe wyeth wylie wynn wyoming wyomingite xamarin xanadu xanthippe xavier xemacs xenakis
        xenia xenophon xerox xeroxes xerxes xhosa xiaoping ximenes xingu xiongnu xmas xmases xochipilli xuzhou yacc
        yahoo yahtzee yahweh yakima yakut yakutsk yale yalow yalta yalu yamagata yamaha yang yangon yangtze yankee
        yankees yanks yaobang yaounde yaqui yaroslavl yataro yates yauco yeager yeats yeltsin yemen yemeni yemenis
        yenisei yerevan yerkes yesenia yggdrasil yiddish ymir yoda yoko yokohama yolanda yong yonkers york yorkie
        yorkshire yorktown yoruba yosemite yossarian youngstown youtube ypres ypsilanti yuan yucatan yugoslav
        yugoslavia yukon yule yules yuletide yuletides yuma yunnan yuri yves yvette yvonne zachariah zachary zachery
        zack zagreb zaire zairian zambezi zambia zambian zambians zamboni zamenhof zamora zane zanuck zanzibar zapata
        zaporozhye zapotec zappa zara zealand zebedee zechariah zedekiah zedong zeffirelli zeke zelig zelma zen zenger
        zeno zens zephaniah zephyrus zeus zhengzhou zhivago zhukov zibo ziegfeld ziegler ziggy zimbabwe zimbabwean
        zimmerman zinfandel zion zionism zionisms zionist zionists zions ziploc zoe zola zollverein zoloft zomba zorn
        zoroaster zorro zosma zsigmondy zukor zulu zulus zuni zwingli zworykin zyrtec zyuganov
        """##)
        profile.inflection = InflectionTable(
            endings: ##"s es ly"##,
            endingsForY: ##"ies ied"##,
            verbEndings: ##"ed ing er"##
        )
        profile.nameForms = [
            NameForm(##""##, ##"'s s s'"##),
            NameForm(##"s"##, ##"s' s's ses"##),
            NameForm(##"x"##, ##"x's xes"##),
            NameForm(##"z"##, ##"z's zes zzes"##),
            NameForm(##"ch"##, ##"ch's ches ches'"##),
            NameForm(##"sh"##, ##"sh's shes shes'"##),
            NameForm(##"y"##, ##"y's ies ies'"##),
            NameForm(##"ay"##, ##"ay's ays ays'"##),
            NameForm(##"ey"##, ##"ey's eys eys'"##),
            NameForm(##"oy"##, ##"oy's oys oys'"##),
            NameForm(##"uy"##, ##"uy's uys uys'"##),
            NameForm(##"o"##, ##"o's os oes"##),
            NameForm(##"f"##, ##"f's fs ves"##),
            NameForm(##"ff"##, ##"ff's ffs"##),
            NameForm(##"fe"##, ##"fe's fes ves"##),
        ]
        profile.spellings = [
            ##"colour color"##,
            ##"favourite favorite"##,
            ##"centre center"##,
            ##"theatre theater"##,
            ##"grey gray"##,
            ##"okay ok"##,
            ##"metre meter"##,
            ##"metres meters"##,
            ##"litre liter"##,
            ##"litres liters"##,
            ##"kilometre kilometer"##,
            ##"kilometres kilometers"##,
            ##"programme program"##,
            ##"travelling traveling"##,
            ##"cancelled canceled"##,
            ##"cancelling canceling"##,
            ##"pyjamas pajamas"##,
            ##"jewellery jewelry"##,
            ##"doughnut donut"##,
            ##"doughnuts donuts"##,
            ##"yoghurt yogurt"##,
            ##"through thru"##,
            ##"tonight tonite"##,
            ##"neighbour neighbor"##,
            ##"organise organize"##,
            ##"cosy cozy"##,
            ##"whisky whiskey"##,
        ]
        profile.opposites = [
            ##"on off"##,
            ##"in out"##,
            ##"up down"##,
            ##"left right"##,
            ##"top bottom"##,
            ##"hot cold"##,
            ##"warm cool"##,
            ##"warmer cooler"##,
            ##"hotter colder"##,
            ##"high low"##,
            ##"higher lower"##,
            ##"increase decrease"##,
            ##"raise lower"##,
            ##"rise fall"##,
            ##"open close"##,
            ##"opened closed"##,
            ##"open shut"##,
            ##"lock unlock"##,
            ##"locked unlocked"##,
            ##"start stop"##,
            ##"begin end"##,
            ##"mute unmute"##,
            ##"muted unmuted"##,
            ##"enable disable"##,
            ##"enabled disabled"##,
            ##"activate deactivate"##,
            ##"activated deactivated"##,
            ##"arm disarm"##,
            ##"armed disarmed"##,
            ##"freeze unfreeze"##,
            ##"install uninstall"##,
            ##"subscribe unsubscribe"##,
            ##"connect disconnect"##,
            ##"plug unplug"##,
            ##"pair unpair"##,
            ##"block unblock"##,
            ##"follow unfollow"##,
            ##"like unlike"##,
            ##"mount unmount"##,
            ##"load unload"##,
            ##"upload download"##,
            ##"encrypt decrypt"##,
            ##"include exclude"##,
            ##"import export"##,
            ##"inflate deflate"##,
            ##"add remove"##,
            ##"attach detach"##,
            ##"allow forbid"##,
            ##"allow deny"##,
            ##"allow disallow"##,
            ##"accept reject"##,
            ##"buy sell"##,
            ##"send receive"##,
            ##"lend borrow"##,
            ##"give take"##,
            ##"push pull"##,
            ##"pause unpause"##,
            ##"pause resume"##,
            ##"play pause"##,
            ##"do undo"##,
            ##"undo redo"##,
            ##"hide unhide"##,
            ##"hide show"##,
            ##"show unshow"##,
            ##"pin unpin"##,
            ##"zip unzip"##,
            ##"check uncheck"##,
            ##"mark unmark"##,
            ##"archive unarchive"##,
            ##"delete undelete"##,
            ##"link unlink"##,
            ##"register deregister"##,
            ##"approve disapprove"##,
            ##"authorize deauthorize"##,
            ##"charge discharge"##,
            ##"insert remove"##,
            ##"first last"##,
            ##"more less"##,
            ##"before after"##,
            ##"inside outside"##,
            ##"indoor outdoor"##,
            ##"indoors outdoors"##,
            ##"front back"##,
            ##"brighter darker"##,
            ##"brighten darken"##,
            ##"faster slower"##,
            ##"louder quieter"##,
            ##"over under"##,
            ##"forward backward"##,
            ##"forwards backwards"##,
            ##"next previous"##,
            ##"sign unsign"##,
            ##"cover uncover"##,
            ##"fold unfold"##,
            ##"dress undress"##,
            ##"screw unscrew"##,
            ##"wrap unwrap"##,
            ##"seal unseal"##,
            ##"ban unban"##,
            ##"sync unsync"##,
            ##"share unshare"##,
            ##"star unstar"##,
            ##"assign unassign"##,
            ##"select deselect"##,
            ##"select unselect"##,
            ##"wind unwind"##,
        ]
        profile.negatingPrefixes = ##"""
        un de dis in im non ir mis
        """##
        profile.opposedPrefixes = [
            ##"in de"##,
            ##"in ex"##,
            ##"im ex"##,
            ##"en de"##,
            ##"en dis"##,
            ##"up down"##,
            ##"on off"##,
            ##"over under"##,
            ##"out in"##,
        ]
        var sounds = SoundTable(rules: [
            SoundTable.Entry(##"^kn"##, ##"n"##),
            SoundTable.Entry(##"^gn"##, ##"n"##),
            SoundTable.Entry(##"^wr"##, ##"r"##),
            SoundTable.Entry(##"^wh"##, ##"w"##),
            SoundTable.Entry(##"^ps"##, ##"s"##),
            SoundTable.Entry(##"mb$"##, ##"m"##),
            SoundTable.Entry(##"mn$"##, ##"m"##),
            SoundTable.Entry(##"ph"##, ##"f"##),
            SoundTable.Entry(##"ck"##, ##"k"##),
            SoundTable.Entry(##"ch"##, ##"C"##),
            SoundTable.Entry(##"tch"##, ##"C"##),
            SoundTable.Entry(##"sch"##, ##"sk"##),
            SoundTable.Entry(##"sh"##, ##"S"##),
            SoundTable.Entry(##"th"##, ##"T"##),
            SoundTable.Entry(##"dge"##, ##"J"##),
            SoundTable.Entry(##"dg"##, ##"J"##),
            SoundTable.Entry(##"j"##, ##"J"##),
            SoundTable.Entry(##"qu"##, ##"kw"##),
            SoundTable.Entry(##"q"##, ##"k"##),
            SoundTable.Entry(##"x"##, ##"ks"##),
            SoundTable.Entry(##"c(eiy)"##, ##"s"##),
            SoundTable.Entry(##"c"##, ##"k"##),
            SoundTable.Entry(##"z"##, ##"s"##),
            SoundTable.Entry(##"ght"##, ##"t"##),
            SoundTable.Entry(##"gh$"##, ##""##),
            SoundTable.Entry(##"A"##, ##"ei"##),
            SoundTable.Entry(##"E"##, ##"i:"##),
            SoundTable.Entry(##"I"##, ##"ai"##),
            SoundTable.Entry(##"O"##, ##"ou"##),
            SoundTable.Entry(##"U"##, ##"u:"##),
            SoundTable.Entry(##"igh"##, ##"ai"##),
            SoundTable.Entry(##"eigh"##, ##"ei"##),
            SoundTable.Entry(##"ai"##, ##"ei"##),
            SoundTable.Entry(##"ay"##, ##"ei"##),
            SoundTable.Entry(##"ei"##, ##"ei"##),
            SoundTable.Entry(##"ey$"##, ##"i"##),
            SoundTable.Entry(##"ee"##, ##"i:"##),
            SoundTable.Entry(##"ea"##, ##"i:"##),
            SoundTable.Entry(##"ie"##, ##"i:"##),
            SoundTable.Entry(##"ie$"##, ##"ai"##),
            SoundTable.Entry(##"oa"##, ##"ou"##),
            SoundTable.Entry(##"ow"##, ##"ou"##),
            SoundTable.Entry(##"oe$"##, ##"ou"##),
            SoundTable.Entry(##"o$"##, ##"ou"##),
            SoundTable.Entry(##"ou"##, ##"au"##),
            SoundTable.Entry(##"oo"##, ##"u:"##),
            SoundTable.Entry(##"ue$"##, ##"u:"##),
            SoundTable.Entry(##"ew"##, ##"u:"##),
            SoundTable.Entry(##"au"##, ##"o:"##),
            SoundTable.Entry(##"aw"##, ##"o:"##),
            SoundTable.Entry(##"ough"##, ##"ou"##),
            SoundTable.Entry(##"augh"##, ##"o:"##),
            SoundTable.Entry(##"y"##, ##"i"##),
            SoundTable.Entry(##"er"##, ##"R"##),
            SoundTable.Entry(##"ir"##, ##"R"##),
            SoundTable.Entry(##"ur"##, ##"R"##),
            SoundTable.Entry(##"or$"##, ##"R"##),
            SoundTable.Entry(##"our$"##, ##"R"##),
            SoundTable.Entry(##"ar$"##, ##"aR"##),
            SoundTable.Entry(##"e$"##, ##""##),
            SoundTable.Entry(##"eer"##, ##"iR"##),
            SoundTable.Entry(##"ear"##, ##"iR"##),
            SoundTable.Entry(##"ere$"##, ##"iR"##),
            SoundTable.Entry(##"air"##, ##"eR"##),
            SoundTable.Entry(##"are$"##, ##"eR"##),
            SoundTable.Entry(##"le$"##, ##"l"##),
            SoundTable.Entry(##"re$"##, ##"R"##),
        ])
        sounds.words = [
            SoundTable.Entry(##"to"##, ##"tu:"##),
            SoundTable.Entry(##"too"##, ##"tu:"##),
            SoundTable.Entry(##"two"##, ##"tu:"##),
            SoundTable.Entry(##"for"##, ##"fo:R"##),
            SoundTable.Entry(##"four"##, ##"fo:R"##),
            SoundTable.Entry(##"fore"##, ##"fo:R"##),
            SoundTable.Entry(##"one"##, ##"wun"##),
            SoundTable.Entry(##"won"##, ##"wun"##),
            SoundTable.Entry(##"ate"##, ##"eit"##),
            SoundTable.Entry(##"eight"##, ##"eit"##),
            SoundTable.Entry(##"by"##, ##"bai"##),
            SoundTable.Entry(##"buy"##, ##"bai"##),
            SoundTable.Entry(##"bye"##, ##"bai"##),
            SoundTable.Entry(##"there"##, ##"TeR"##),
            SoundTable.Entry(##"their"##, ##"TeR"##),
            SoundTable.Entry(##"they're"##, ##"TeR"##),
            SoundTable.Entry(##"your"##, ##"yo:R"##),
            SoundTable.Entry(##"you're"##, ##"yo:R"##),
            SoundTable.Entry(##"hour"##, ##"auR"##),
            SoundTable.Entry(##"our"##, ##"auR"##),
            SoundTable.Entry(##"son"##, ##"sun"##),
            SoundTable.Entry(##"sun"##, ##"sun"##),
            SoundTable.Entry(##"some"##, ##"sum"##),
            SoundTable.Entry(##"sum"##, ##"sum"##),
            SoundTable.Entry(##"know"##, ##"nou"##),
            SoundTable.Entry(##"eye"##, ##"ai"##),
            SoundTable.Entry(##"aisle"##, ##"ail"##),
            SoundTable.Entry(##"isle"##, ##"ail"##),
            SoundTable.Entry(##"sew"##, ##"sou"##),
        ]
        sounds.lengthensVowels = true
        profile.sounds = .table(sounds)
        profile.replies = ReplyGrammar(tag: ##"en"##, line: 300, text: ##"""
        {"replies":
        {"intents":
        {"ReplyYes":
        {"data":
        [{"sentences":
        ["<reply_yes> [<reply_yes>] <reply_polite>",
        "[<reply_yes>] [<reply_yes>] <reply_agreed> [<reply_yes>] <reply_polite>",
        "<reply_yes> <reply_polite> <reply_agreed>",
        "<reply_agreed> [and|so|then] <reply_agreed> <reply_polite>",
        "<reply_yes> [(to|for|and)] (him|her|them|it|that|that one|this one|both [of them]|all [of them]) [too|as well|also] <reply_polite>"],
        "requires_context":{"question":["value","confirm","confirm_intent"]},
        "metadata":{"reply":"yes"}}]},
        "ReplyNo":
        {"data":
        [{"sentences":
        ["<reply_no> [<reply_no>] <reply_polite>",
        "[<reply_no>] [<reply_no>] <reply_refused> <reply_polite>"],
        "requires_context":{"question":["value","confirm","confirm_intent"]},
        "metadata":{"reply":"no"}},
        {"sentences":
        ["<reply_no> [<reply_no>] [thanks|thank you]",
        "[<reply_no>] (none|neither) [of (them|these|those)]",
        "[<reply_no>] not (that|those|these|them)"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"no"}},
        {"sentences":
        ["[<reply_no>] [not (that|this) [one]] (something|someone|somebody|somewhere) else"],
        "requires_context":{"question":["choose","confirm"]},
        "metadata":{"reply":"no"}}]},
        "ReplyCancel":
        {"data":
        [{"sentences":
        ["[<reply_against>] [<reply_against>] [<reply_against>] (never mind|nevermind|never mind that|forget it [for now|then]|forget about it|leave it [for now|then]|cancel|cancel (it|that|this|everything)|stop|stop it|abort|quit)",
        "[that's|that is|it's|its|bit|a bit] [a bit|way|far] (too (expensive|much|dear|pricey|long|far|late|steep)|steep|pricey) [<reply_lead>] (forget it|never mind|leave it|don't bother|skip it)",
        "[<reply_against>] [<reply_against>] (drop it|let it be|skip it|not now|let's not|call it off|(scrap|bin|ditch|shelve) (it|that|this)|on second thought[s] [no]|[actually] (I changed my mind|I've changed my mind|I have changed my mind))"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text","in_progress"]},
        "metadata":{"reply":"cancel"}}]},

        "ReplyWait":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_lead>] (wait|wait up|pause <reply_moment>|hold on|hang on|hold up|not so fast|let me (think|see|check)|I'm thinking) [<reply_moment>] <reply_polite>",
        "[<reply_lead>] <reply_moment> <reply_polite>",
        "[<reply_lead>] [<reply_lead>] [(I'm|I am)] not [quite|so] sure [yet]",
        "[<reply_lead>] [<reply_lead>] [please] (not yet|(don't|do not) (send|book|do|order|pay) [it|that] yet|hold it|hold that) <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"wait"}}]},
        "ReplyRepeat":
        {"data":
        [{"sentences":
        ["[<reply_lead>] (what|pardon [me]|sorry|excuse me|huh|come again|say again|again|once more|one more time) <reply_polite>",
        "[<reply_lead>] [can you|could you|would you] [please] (repeat|repeat (that|it|yourself|the question|the options)|say (that|it) [(once more|one more time|again)]|(read|say|tell) [me] (it|that|them) [back] [to me] [again|once more|one more time]) <reply_polite>",
        "[<reply_lead>] [is that (right|correct)] (what|who|how much|how many|where|when) did I (say|tell you|choose|pick|ask for) [again] <reply_polite>",
        "[<reply_lead>] [sorry] (what was (that|the question|it again)|what did you (say|ask)|what do you want to know|I (didn't|did not) (hear|catch|get) (that|you|it|the question))"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"repeat"}},

        {"sentences":
        ["<reply_aside> how (much|long|many) [again]",
        "<reply_aside> (who|whom|who (to|from)|what|how much|how many|how far|how long|where [to|from]|when|what time|which [one]) (did|do) you (say|have|mean|put down|write down) [(it|that) (is|was)|for] [again|then] <reply_polite>",
        "<reply_aside> what was (it|that|the (text|message|amount|price|name|time)) [again|then|now|there] <reply_polite>",

        "<reply_aside> <reply_indifferent> <reply_polite>",
        "<reply_aside> how much (is|was|'s|would|will) (it|that|this|the (ride|car|fare|price|amount|total)) [be|cost] [again|then|exactly|in total|altogether] <reply_polite>",
        "<reply_aside> how much (does|would|will) (it|that|this|the (ride|car)) (cost|be|come to) [again|then|exactly|in total|me] <reply_polite>",
        "<reply_aside> (how (expensive|much) is it|what (is|was|'s|will be) the (price|amount|total|fare|damage)|what (does|will|would) (it|that) cost [me]) [again|then] <reply_polite>",
        "<reply_aside> (who|whom) (is|was|'s) (it|that|this|the (money|message)) (for|to|from|going to|meant for|addressed to) [again] <reply_polite>",
        "<reply_aside> (who (gets|is getting|will get|receives) (it|that|this|the (money|message))|to (who|whom)|who (to|from)|who again) [again] <reply_polite>",
        "<reply_aside> (who|whom) (are|were) you (sending|paying|texting|asking|calling|writing|messaging) [it|that|this] [to] [again] <reply_polite>",
        "<reply_aside> (when|what time|at what time|for when) (is|was|'s|will|would) (it|that|this|the (ride|car|pickup|taxi|cab)) [be|come|coming|get here|here|leave|arrive|for] [again|then|exactly] <reply_polite>",
        "<reply_aside> (when does (it|that|the (ride|car|taxi|cab)) (come|leave|arrive|get here|start)|what time (again|exactly)|when (again|exactly)) <reply_polite>",
        "<reply_aside> (where (to|from)|from where|to where) [again] <reply_polite>",
        "<reply_aside> where (will|does|do|is|are) (it|that|you|they|the (car|driver|ride)) [going to] (pick me up|pick us up|picking (me|us) up|go|going|start|come|coming) [from|to] [again] <reply_polite>",
        "<reply_aside> where (did you (put|have)|do you have|have you got) (me|us) [down] [as] [starting|going|leaving] [from|to] <reply_polite>",
        "<reply_aside> (what (does|did|will) (it|that|the (message|text)) say|what (did|have|will|do) you (write|written|put|have|got|send)) [down] [again|exactly|now|so far|there] <reply_polite>",
        "<reply_aside> what (is|was|'s) (it|that|the (text|message|plan|goal|workout|ride|destination|pickup|time)) [again|now|so far] <reply_polite>",
        "<reply_aside> (which (one|ride|car|workout)|what kind of (car|ride|workout)|what (car|ride|workout)) (is|was|'s) (it|that|this) [again] <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent"]},
        "metadata":{"reply":"repeat"}}]},

        "ReplyEdit":
        {"data":
        [{"sentences":
        ["<reply_edit> (leave out|take out|remove|delete|drop|lose|cut|skip|cut out|get rid of|strike) [the|that] [(word|words|part|bit)] {reply_text:old} [part|bit|word|at the end|at the beginning|from (it|that|the (text|message))] <reply_polite>",
        "<reply_edit> (leave|take|cut) [the|that] [(word|words|part|bit)] {reply_text:old} [part|bit|word] (out|off|away) [of (it|that|the (text|message))] <reply_polite>",
        "<reply_edit> [send it|but] without [the|that] [(word|words|part|bit)] {reply_text:old} <reply_polite>",
        "<reply_edit> (change|replace|switch|swap|correct) [the] [(word|words)] {reply_text:old} (to|with|by|for|into) {reply_text:new} <reply_polite>",
        "<reply_edit> [(make|say|write|put|send|it's|it is|that's|I (mean|meant)) [it|that]] {reply_text:new} ([and] not|instead of|rather than) {reply_text:old} <reply_polite>",
        "<reply_edit> (not|instead of|rather than) {reply_text:old} [but] [rather] [(make|say|write|put|send|it's|it is|that's|I (mean|meant)) [it|that]] {reply_text:new} <reply_polite>",
        "<reply_edit> (make|turn) the {reply_text:old} [into] (a|an) {reply_text:new} <reply_polite>",
        "<reply_edit> (add|put|write|append|stick|tack) [a|an] {reply_text:last} (at|to|on) (the end|it) [of (it|the (text|message))] <reply_polite>",
        "<reply_edit> (end|finish|close) [it|that|the (text|message)] with [a|an] {reply_text:last} <reply_polite>",
        "<reply_edit> (put|add|write|stick) [a|an] {reply_text:first} (in front [of (it|that)]|(at|in|to) the (start|beginning|front|top) [of (it|that)]|before (it|that)) <reply_polite>",
        "<reply_edit> (start|begin) [it|that|the (text|message)] with [a|an] {reply_text:first} <reply_polite>"],
        "requires_context":{"question":"edit"},
        "metadata":{"reply":"edit"}}]},
        "ReplyScale":
        {"data":
        [{"sentences":
        ["<reply_edit> [make (it|that)|let's do] {reply_factor:factor} [of] (it|that|this|the (amount|sum)) <reply_polite>",
        "<reply_edit> (make|let's make) (it|that) {reply_factor:factor} [of (it|that)|that [much]|as much|the (amount|sum)] <reply_polite>",
        "<reply_edit> {reply_factor:factor} [as much|that much|the (amount|sum)] <reply_polite>",
        "<reply_edit> [make (it|that)|add|put] {reply_more:more} ([<reply_unit>] more|more <reply_unit>) [(to|on) (it|that|top)] <reply_polite>",
        "<reply_edit> (add|put) [another] {reply_more:more} [<reply_unit>] [(to|on) (it|that|top)] <reply_polite>",
        "<reply_edit> [make (it|that)] {reply_more:less} [<reply_unit>] (less|fewer) [than that] <reply_polite>",
        "<reply_edit> (take|knock) {reply_more:less} [<reply_unit>] off [(it|that)] <reply_polite>"],
        "requires_context":{"question":"edit"},
        "metadata":{"reply":"scale"}}]},
        "ReplyHelp":
        {"data":
        [{"sentences":
        ["(help|help me|I need help|help please|options)",
        "(what|who|where|which one|which ones) (can|could|should|may|do) I (say|do|answer|choose|pick|choose from)",
        "(who|whom|where|what) (can|could|may|should) I (send|pay|text|call|message|write|ask|go|ride|start|track|charge) [it|them|money|that] [to|from|here|with this|now]",
        "(who|what|which [ones]|which (people|places|workouts|rides|cars)) (do you (know|have)|have you got|is there|are there)",
        "what (are|were) (my|the) (options|choices|possibilities)",
        "what (do you mean|does that mean|do you want from me|is possible|is there)",
        "(how does (this|that|it) work|I (don't|do not) (know [exactly|yet|for sure]|understand|get it))"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"help"}}]},

        "ReplyIdle":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_yes>] [many] (thanks|thank you|thx|ty|cheers|ta|tysm|much appreciated) [so much|very much|a lot|a bunch|a million|again] [(for|that's) (that|it|all|everything|now|your help)] [mate|dear|buddy|love|pal|that's all]",
        "[<reply_lead>] (great|good|nice) (job|work|one)|well done|(that's|that is) (all|it|everything) [for now|thanks|thank you]",
        "[<reply_lead>] [oh] (cool|great|nice|perfect|awesome|sweet|wow|excellent|wonderful|brilliant|lovely|fantastic|neat|amazing|splendid|good|good stuff) [(nice|cool|great|perfect)]"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"thanks"}},

        {"sentences":
        ["<reply_aside> what (did you|have you|did I|have I) [just] (do|done|say|send|sent|book|booked|order|ordered|pay|paid|start|started|write|written) [there|now|again|exactly] <reply_polite>",
        "<reply_aside> (did|have) (you|I|we) [just|really|already] (send|sent|book|booked|order|ordered|pay|paid|start|started|do|done|get|cancel|canceled|stop|stopped|save|saved) (it|that|them|the (ride|message|money|payment|workout)) [already|now|yet] <reply_polite>",
        "<reply_aside> (did (it|that) (work|go through|go out|arrive|start|get sent)|is (it|that) (done|sent|booked|paid|on|running)|has (it|that) been (done|sent|booked|paid)) [already|now|yet] <reply_polite>",
        "<reply_aside> (what was (that|it)|what did you say|come again|say (that|it) again|how much (was|is) (it|that)|who (did it go to|got it)) [again|now] <reply_polite>",
        "<reply_aside> (how (far|long|much|many)|who|whom|to whom|what|where|which one|when|what time) (did|have) (I|you|we) [actually|just|really|even] (say|said|set|put|write|written|tell|told|send|sent|pay|paid|book|booked|order|ordered|choose|chosen|pick|picked|ask for|asked for|start|started) [to (her|him|them)|(that|it|this) (to|for|from)|(that|it|for|to|from|down)] [there|now|again|exactly] <reply_polite>",
        "<reply_aside> (how (far|long|much|many)|who|whom|what|where|when|what time) (was|is) (it|that|the (run|walk|swim|workout|ride|message|text|payment|car)) [for|to|from] [again|now|exactly] <reply_polite>",
        "<reply_aside> (when did (that|it) (go out|leave|start|begin)|how long is (it|this|that|the (run|walk|swim|workout)) [set] [for]|where (is|was) (it|that|the (ride|car)) going [to]|what('s| is) (the (goal|plan)|it set to)) [again|now|exactly] <reply_polite>"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"repeat"}},
        {"sentences":
        ["<reply_aside> [can you|could you|please] (undo|undo (that|it|this)|take (that|it) back|reverse (that|it)|revert (that|it)|unsend (that|it)|unbook (it|that)|un-do (that|it)) [again] <reply_polite>",
        "<reply_aside> (I (don't|do not) want (that|it|this) [anymore|any more|after all]|I (didn't|did not) (mean|want) (that|it|this|to do that)|that (was|is) (a mistake|an accident|wrong|the wrong one|not what I (wanted|meant|said|asked for))|wrong one|my mistake)",
        "<reply_aside> (changed my mind|I (changed|have changed) my mind|I've changed my mind|scratch that|scrap that|cancel|cancel (that|it|this) [again]|abort|abort (that|it)|stop (that|it)) <reply_polite>"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"undo"}},
        {"sentences":["(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening)|hey there) [there|again|you|everyone]"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"greeting"}},
        {"sentences":
        ["[<reply_lead>] (help|help me|I need help|help please|can you help [me])",
        "[<reply_lead>] what (can|could|do|else can|all can|will) (you|this|I|it|we) (do|say|ask|ask for|help [me] with) [here|for me|you|exactly|all]",
        "[<reply_lead>] (what are you (able to do|good for|there for)|how (does (this|that|it) work|do you work|do I use (you|this|it))|what (are|were) (my|the) options|what is possible|what are you)"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"help"}},
        {"sentences":["<reply_yes> [<reply_yes>] <reply_polite>","<reply_agreed> <reply_polite>"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"yes"}},
        {"sentences":["<reply_no> [<reply_no>] <reply_polite>","[<reply_lead>] [<reply_lead>] (never mind|nevermind|forget it|forget about it|leave it|drop it|not now|let's not|don't|don't do (it|that)|no don't|not like that|on second thought[s] no|actually (no|not)|better not|rather not)"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"no"}}]},
        "ReplyBack":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_lead>] [can we|can you|let's|let me] (go back|back|back up|go one back|one step back|step back|previous question|the previous question|undo|undo (that|it)|take (that|it) back) <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"back"}}]},
        "ReplyRestart":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_lead>] [can we|can you|let's|let me] (start (over|again|anew|from scratch|from the (beginning|start|top))|begin again|restart|from the (beginning|start|top)) <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"restart"}}]},
        "ReplyChoose":
        {"data":
        [{"sentences":
        ["[<reply_yes>] [<reply_before>] [the] {reply_candidate:candidate} [one] [<reply_will_do>] <reply_polite>",
        "[<reply_yes>] [<reply_before>] the one (with|of) [the] {reply_candidate:candidate} <reply_polite>",
        "[<reply_yes>] [<reply_before>] the one (called|named|that's called|that is called) {reply_candidate:candidate} [<reply_will_do>] <reply_polite>",
        "[<reply_yes>] [<reply_before>] [the] {reply_candidate:candidate} one's (fine|good|ok|okay|great|all right|alright|perfect) <reply_polite>"],
        "requires_context":{"question":["choose","confirm"]},
        "metadata":{"reply":"candidate"}},
        {"sentences":
        ["[<reply_yes>] [<reply_before>] [the] {reply_position:position} [one|option|choice] [<reply_will_do>] <reply_polite>",
        "[<reply_yes>] [<reply_before>] (number|option|choice) {reply_number:position} <reply_polite>"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"position"}},

        {"sentences":
        ["[<reply_yes>] [<reply_before>] (the other [one|option|choice|{reply_candidate:@candidate}]|other one) <reply_polite>"],
        "requires_context":{"question":["choose","confirm"]},
        "metadata":{"reply":"other"}},
        {"sentences":
        ["[<reply_before>] (another [one]|a different one) <reply_polite>"],
        "requires_context":{"question":"confirm"},
        "metadata":{"reply":"other"}},
        {"sentences":
        ["[<reply_lead>] [<reply_lead>] [I (don't|do not) (want|mean)] not [the] {reply_candidate:candidate} [one] [[but] the other [one]]",
        "[<reply_lead>] [<reply_lead>] (anyone|anything|any|everything|all) (but|except) [the] {reply_candidate:candidate} [one]"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"except"}},

        {"sentences":
        ["[<reply_lead>] [<reply_indifferent>] (either|any|whichever|whatever|anything|anyone|just one) [one] [of (them|these|those|the two|the three)] [<reply_will_do>] [you (like|want|prefer)] <reply_polite>",
        "[<reply_lead>] (<reply_indifferent>|surprise me|you (choose|decide|pick)|(pick|choose|take) (one|any|any one) [for me]|up to you|it's up to you|your choice|dealer's choice|I have no preference|no preference) <reply_polite>"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"any"}}]}},

        "expansion_rules":
        {"reply_yes":"(yes|affirmative|grand|brilliant|righto|rightio|okey dokey|okie dokie|right you are|too right|no worries|sweet|yess|yeah|yeh|yep|yup|yea|ye|ya|yah|aye|k|kk|lovely|excellent|wonderful|splendid|quite [right|so]|sure|sure thing|of course|ok|okay|alright|all right|right|correct|exactly|absolutely|definitely|certainly|indeed|fine|perfect|great|sounds good|why not|totally|for sure|good|cool|very well|by all means|uh huh|mhm|mm hm|very good|please)",
        "reply_agreed":"(all good|no worries [at all]|no problem [at all]|(make it|be) (quick|snappy|fast)|hurry [up]|(take|get|bring|drive) (me|us) there [quick|quickly|fast|safely]|[and] make sure (he|she|they) (get|gets|has|have) (it|them|that)|(that'll|that will|it'll) do [us|me] [nicely|fine|just fine]|on you go|go right ahead|please do|do it (quick|quickly|fast|now)|(that is|that's) correct|pay (her|him|them)|crack on|(go|get) on with it|[that|it|this|all|everything] (sounds|looks|seems) (right|good|fine|great|perfect|correct|ok|okay|about right|all right) [to me]|go|that too|perfect|(that's|that is) (everything|all)|[and|then|so] you (can|may) [now|just] ((send|book|order|do) [it|that] [now|then|off]|go ahead)|(I|we) take (it|that|this|that one|this one|them) [then]|(I'll|we'll|I will|we will) (take|have) (it|that|this|that one|this one|them) [then]|(that's|that is) [much] better|much better|off it goes|sort (it|that) out|just (do|send|book) it|(that would be|that'd be|that's) (lovely|great|nice|fine|perfect)|confirmed|spot on|[and|then|so] [now|yes] [now] (it|that|this) is [quite|very|just|all] (right|correct|good|fine|perfect) [now|so]|send (it|that|them) off|you bet|you got it|okay then|ok then|I guess [so]|I (think|suppose|believe|hope) so|that works|works for me|that (will|would) (do|work) [nicely|well|very well|fine|just fine|perfectly]|that (will|would) be (fine|great|good|perfect)|that'll do [(us|me)] [nicely|fine|just fine|perfectly|lovely|grand]|fair enough|deal|go|[oh] go on then|go on|go ahead|go for it|do it|do that|do so|please do|let's go|let's do (it|that|this)|make it so|(send|book|confirm|order) [it|that|them|that one|this one] [then|now|right now|too|as well]|(book|order|get|take) [me] (that|this|the) one [then]|(that's|that is|it's|it is|this is|is) [quite|very|just|all|perfectly|absolutely] (right|it|correct|the one|fine|good|ok|okay|perfect|great|him|her|what I (want|meant|mean|said))|(I'm|I am) [very|quite|pretty|really|dead] (sure|serious|certain|positive)|[this time] I mean it|I do)",

        "reply_against":"(<reply_no>|no no|oh|ah|ugh|ok|okay|actually|well|um|hm|hmm|wait|hold on|hang on|sorry|oops|you know what)",
        "reply_no":"(no|nope|nah|no way|not really|wrong|not at all|negative|absolutely not|definitely not|certainly not|of course not|never|uh uh)",
        "reply_refused":"((don't|do not) be (daft|silly|ridiculous|stupid|absurd)|(you're|you are|you must be) (joking|kidding)|no chance|as if|hold fire|I (didn't|did not) (say|want|ask for) (any of that|that|anything|any)|(that's|that is|it's|it is) (wrong|not it|not right|not what I (meant|mean|said|want|wanted)|not the one|not correct)|(don't|do not) [(do|send|book|order) (it|that|them)|(do|send|book|order)]|(stop|wait|please) (don't|do not)|I (don't|do not) (think so|want (that|it|to|this))|(I'd|I would) rather not|(rather|better|please) not|not (today|right now|this time|like that)|(keep|leave) (it|that|everything)|maybe later|no need)",

        "reply_subject":"(i|i'm|i've|i'll|i'd|you|you're|he|he's|she|she's|it|it's|we|we're|we've|we'll|they|they're|that|that's|this|there|there's|my|our|the)",

        "reply_unit":"(dollar[s]|buck[s]|euro[s]|pound[s]|quid|cent[s]|minute[s]|hour[s]|mile[s]|kilometer[s]|kilometre[s]|people|persons|seat[s])",

        "reply_edit":"[<reply_lead>] [<reply_lead>] [can you|could you|please|I want you to|and]",
        "reply_aside":"[<reply_lead>] [<reply_lead>] [and|hey|quick question|before (you|I) do (that|it)|btw|by the way|remind me|tell me|one question|just checking|out of curiosity]",
        "reply_polite":"[please|pls|plz|thanks|thanks a lot|thank you|thank you very much|ta|cheers|dear|mate|love|darling|honey|hun|babe|sweetheart|sweetie|boss|sir|madam|buddy|pal|bro|man|[and] (quick|quickly|sharpish)|my love|pet|mister]",
        "reply_moment":"[for] (one|just a|a|just one|give me (a|one)) (moment|second|sec|minute)",
        "reply_will_do":"(is (fine|good|better|ok|okay|great|right|the one)|are fine|will do|would do|works|sounds good)",
        "reply_indifferent":"(I (don't|do not) (care|mind) [which [one]]|(it|that) (doesn't|does not) matter [which [one]]|it's all the same [to me])",

        "reply_lead":"(no no|[oh] (heck|bother|blast|dear|flip)|och|crikey|jeez|jeezo|crumbs|mm|hm|no|nope|nah|yes|yeah|yep|sure|ok|okay|alright|fine|right|oh|ah|aw|aww|ugh|oof|lol|haha|seriously|honestly|gosh|goodness|blimey|[oh|aw] man|better|[oh] what a (pity|shame|nuisance)|shame|pity|bummer|too bad|actually|well|um|uh|hmm|then|so|but|wait|hold on|sorry|oops|just|only|rather|maybe|instead|not now [but])",
        "reply_set":"([better] make (it|that|this)|(that's|it's|that is|it is|that was|it was) (for|meant for|supposed to be for)|(that|it) should (be|go to|be for)|better|(it|that) (was|is going to be|will be)|(change|switch|set) (it|that) to|(change|switch) to|(I'd|I would) (like|prefer)|I (want|mean|meant|said|need|choose|pick|prefer|feel like)|(I'd|I would) rather [have|take]|it's|it is|(let's|let us) (say|do|take|go with|go for|stay with|stick with|make it)|(leave|keep) (it|that) at|(stick|stay) (with|at)|say|take|I'll (take|have)|(give|send|pay) (it|that) to|(this one|this time it|the money) (goes|is going|should go|is) to|give me|go (for|with)|use|try|that would be|(how|what) about)",
        "reply_before":"[<reply_lead>] [<reply_lead>] [<reply_lead>] [<reply_set>]",

        "reply_link":"((for|to|at|in|on|with|from|about|by|via|as|until) [<reply_determiner>]|<reply_determiner>)",
        "reply_determiner":"(a|an|the|my)",
        "reply_after":"[one|ones] [in all|in total|altogether|instead|then|rather|though|actually|obviously|of course|I (mean|meant|think|guess|suppose)|<reply_will_do>] [please|pls|thanks|thank you|dear]",
        "reply_and":"(and|and also|as well as)",

        "reply_add":"[<reply_lead>] [<reply_lead>] (add|also|also add|and|and also|and add|plus|include|invite|as well as|[and] also (send|text|write|give|forward) (it|this|that))",
        "reply_too":"(too|as well|also) [actually|please] [[with] [the] same (text|message|thing|amount|words)]",

        "reply_remove":"[<reply_lead>] [<reply_lead>] (without|remove|drop|leave|leave out|take out|except|but not|not|exclude|minus)",

        "reply_removed":"((off|out) [of (it|this)]|off (it|this|the list))",
        "reply_not":"(not|instead of|rather than)",

        "reply_change":"[<reply_lead>] [<reply_lead>] (change|set|switch|make|update|correct|put|add)",
        "reply_to":"[to|into|is|as|saying|that (says|reads)]",
        "reply_another":"[<reply_lead>] [<reply_lead>] (change|edit|correct|update|fix|(another|a different|some other|a new|wrong)|that's the wrong|not that)",
        "reply_without":"[<reply_lead>] [<reply_lead>] (without|no|remove|drop|forget|delete|skip|leave out)",

        "reply_dictate_more":"[<reply_lead>] [<reply_lead>] [can you|could you|please] ([and] (also say|(say|write|add|put) also|also (add|put)|add that|also add that|also (write|tell (her|him|them)))|and (say|write|tell (her|him|them))|and that)",

        "reply_dictated":"(in|on|as|into|to) (the|a|my) (note|memo|message|description|comment)",
        "reply_dictate":"[<reply_lead>] [<reply_lead>] (say|write|make it say|it should say|(change|correct) (it|that) to|tell (him|her|them)|the message is)"},

        "lists":
        {"reply_text":{"wildcard":true},
        "reply_position":
        {"values":
        [{"in":"(first|1st|former|top|upper)","out":1},
        {"in":"(second|2nd)","out":2},
        {"in":"(third|3rd)","out":3},
        {"in":"(fourth|4th)","out":4},
        {"in":"(fifth|5th)","out":5},
        {"in":"(sixth|6th)","out":6},
        {"in":"(seventh|7th)","out":7},
        {"in":"(eighth|8th)","out":8},
        {"in":"(ninth|9th)","out":9},
        {"in":"(tenth|10th)","out":10},
        {"in":"(last|latter|bottom|final)","out":-1},
        {"in":"((second|next) to last|last but one)","out":-2},

        {"in":"(middle|one in the middle)","out":0}]},
        "reply_number":
        {"range":{"from":1,"to":99}},
        "reply_more":
        {"range":{"from":1,"to":10000}},
        "reply_factor":
        {"values":
        [{"in":"(double|twice|two times)","out":2},
        {"in":"(triple|three times)","out":3},
        {"in":"half","out":0.5}]}}},

        "messages":
        {"value":["What is the {parameter}?","What shall it be?"],
        "unsupported":
        ["{value} won't do. Which {parameter} instead?",
        "That won't do. Which {parameter} instead?",
        "{value} won't do. What instead?",
        "That won't do. What instead?"],
        "choose":["Which {parameter}: {candidates}?","Which one: {candidates}?"],
        "confirm":"{value}?",
        "confirm_intent":"Shall I do that?",
        "response":"Done.",
        "response.unspecified":"Done.",
        "response.ready":"Ready.",
        "response.inProgress":"It is on its way.",
        "response.failure":"Sorry, that did not work.",
        "response.failureRequiringAppLaunch":"Please open the app for that.",
        "response.continueInApp":"It goes on in the app.",
        "response.handleInApp":"The app does it.",
        "response.userConfirmationRequired":"It must be confirmed first.",
        "cancelled":"All right, never mind.",
        "gave_up":"Sorry, I still don't understand. Let's leave it.",
        "ambiguous":"That may mean several things. Please say it another way.",
        "locked":"Please unlock the device first.",
        "not_understood":"Sorry, I don't understand that.",
        "not_understood.again":"I still don't understand.",
        "not_understood.before":["I did not understand “{value}”, so nothing changes.","I did not understand what you said before."],
        "not_understood.left_out":["I leave out “{value}”, because I don't understand it.","I leave out what I did not understand."],
        "not_understood.unknown":["I don't know “{value}”.","Sorry, I don't know that."],
        "not_understood.idle":"I haven't asked anything.",
        "not_undone":"I can't take that back.",
        "unscheduled":"All right, I won't do that.",
        "thanked":"You're welcome.",
        "greeted":"Hello. What can I do for you?",
        "help.idle":"Say in your own words what you would like to have done.",
        "help":"You can answer, or say “never mind”.",
        "help.value":"You can answer in a few words, say “go back”, or “never mind”.",
        "help.text":"Say it as it is to be written, or “never mind”.",
        "help.choose":"You can say one of the names, “the first one”, “any”, or “never mind”.",
        "help.confirm":"You can say “yes”, “no”, or what you mean instead.",
        "help.confirm_intent":"You can say “yes”, “no”, or what is to be changed.",
        "waiting":"Take your time.",
        "not_supported":"Sorry, nothing here can do that.",
        "in_progress":"It takes a moment.",
        "scheduled":"I'll do that later: “{when}”.",
        "scheduled.asked":"For later: “{when}”.",
        "not_scheduled":"I can only do that right away. Ask me again when it is time.",
        "unsupported_app":["{app} can't do that, but {others} can.","{app} can't do that.","That app can't do that."],
        "other_app":["Sorry, {app} can't be reached from here.","Sorry, that app can't be reached from here."],
        "corrected":["I understood “{understood}”.","I had to guess some words."]}}
        """##)
    }
}
