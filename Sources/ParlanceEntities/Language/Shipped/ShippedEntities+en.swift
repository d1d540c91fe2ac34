// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_en = ##"""
# English: dates, times and ranges of them. Numbers and amounts stand in en-amounts.entities.yaml.

language: en

without:
  weekday: [mo, tu, we, th, fr, sa, su, sat, sun]
  month: [mar, may, jun, sep]

lists:
  month:
    2: "febuary|febr[.]"
    3: "mar[.]"
    5: "may"
    6: "jun[.]"
    9: "sep[.]|sept[.]"
  weekday:
    1: "monday's|mondays"
    2: "tues[.]|tuesdays|tue's"
    3: "weds[.]|wednesdays"
    4: "thur[.]|thurs[.]|thursdays"
    5: "fridays"
    6: "sat.|saturdays"
    7: "sun.|sundays"
  # Minutes that people count to the hour without the word.
  five_minutes:
    5: "five"
    10: "ten|10"
    20: "twenty|20"
    25: "twenty five|25"
  # Abbreviations that are words, too: days only beside a date or a time.
  short_weekday:
    6: "sat"
    7: "sun"
  half:
    am: "am|a.m.|a.m|a m|a|a. m."
    pm: "pm|p.m.|p.m|p m|p|p. m."
  time_unit:
    millisecond: "millisecond[s]|ms"
    second: "second[s]|sec[s][.]|s"
    minute: "minute[s]|min[s][.]|m|'"
    hour: "hour[s]|hr[s][.]|h"
    day: "day[s]|d"
    week: "week[s]|wk[s]|w"
    weekend: "weekend[s]"
    fortnight: "fortnight[s]"
    month: "month[s]|mo[s]"
    quarter: "quarter[s]|qtr[s]"
    year: "year[s]|yr[s][.]|y"
    decade: "decade[s]"
    century: "century|centuries"
  period_unit:
    day: "day"
    week: "week|wk"
    weekend: "weekend|wkend"
    fortnight: "fortnight"
    month: "month"
    quarter: "quarter|qtr"
    season: "season[s]"
    year: "year|yr"
    decade: "decade"
    century: "century"
  # How many units from the present one.
  shift:
    0: "(this|current|the current|this current|the present|the same|this same|the)[ very]"
    1: "next|the next|following|the following|coming|the coming|this coming|upcoming|the upcoming|this upcoming|my next"
    -1: "last|the last|previous|the previous|past|the past|this past|prior|the prior|preceding|the preceding|my last"
  # The same without "the" alone, which says little before names.
  named_shift:
    0: "this|this current|the current|current|the present"
    1: "next|the next|following|the following|coming|the coming|this coming|upcoming|the upcoming|this upcoming"
    -1: "last|the last|previous|the previous|past|the past|this past|prior|the prior"
  # The direction of a count of units.
  direction:
    1: "next|the next|following|the following|coming|the coming|upcoming|the upcoming"
    -1: "last|the last|previous|the previous|past|the past|preceding|the preceding"
  day_part:
    "08:00-12:00 00:00-12:00 04:00-12:00 06:00-12:00": "morning[s]"
    "12:00-16:00 12:00-19:00 12:00-18:00 13:00-17:00": "afternoon[s]|after noon"
    "16:00-20:00 18:00-24:00 17:00-21:00 18:00-23:00": "evening[s]"
    "20:00-23:59:59 18:00-24:00 20:00-24:00 00:00-08:00 00:00-04:00 22:00-06:00": "night[s]|nighttime|night time"
    "08:00-18:00 09:00-17:00": "daytime|day time|business hours|working hours|work hours|office hours"
    "11:00-13:00 12:00-14:00 12:00-13:00": "lunch|lunchtime|lunch time|mealtime lunch"
    "08:00-12:00 06:00-10:00": "breakfast|breakfast time|breakfasttime"
    "16:00-20:00 18:00-21:00 17:00-21:00": "dinner|dinnertime|dinner time|supper|suppertime"
    "09:00-11:00 10:00-11:00 09:30-11:00": "brunch|brunchtime"
  season:
    1: "spring|springtime"
    2: "summer|summertime"
    3: "fall|autumn"
    4: "winter|wintertime"
  # Days of the year by names; rules are explained in Calendar/Holiday.swift.
  holiday:
    "1-1": "new year's day|new years day|new year day|new year's|new years|new year"
    "12-31": "new year's eve|new years eve|new year eve"
    "1-6": "epiphany|three kings' day|three kings day"
    "1-3-monday": "martin luther king day|martin luther king's day|martin luther king jr. day|martin luther king jr day|mlk day"
    "2-2": "groundhog day|candlemas"
    "2-14": "valentine's day|valentines day|valentine's|valentine day|valentines"
    "2-3-monday": "presidents' day|presidents day|president's day|president day|washington's birthday"
    "easter-47": "shrove tuesday|mardi gras|pancake day|fat tuesday|pancake tuesday"
    "easter-46": "ash wednesday|carnival wednesday"
    "3-8": "international women's day|women's day|womens day"
    "3-17": "saint patrick's day|st patrick's day|st. patrick's day|saint patrick day|st patrick day|saint patrick|st. paddy's day|st patricks day"
    "easter-7": "palm sunday|branch sunday"
    "easter-3": "maundy thursday|holy thursday|covenant thursday|thursday of mysteries"
    "easter-2": "good friday|great friday|holy friday"
    "easter-1": "holy saturday|black saturday|easter eve|easter saturday"
    "easter": "easter|easter sunday|easter day"
    "easter+1": "easter monday"
    "easter+39": "ascension|ascension day|ascension thursday"
    "easter+49": "pentecost|whitsunday|whit sunday|white sunday"
    "easter+50": "whit monday|whitmonday|pentecost monday|monday of the holy spirit"
    "easter+56": "trinity sunday"
    "easter+60": "corpus christi|feast of corpus christi"
    "orthodox-48": "clean monday|ash monday|shrove monday|pure monday|green monday"
    "orthodox-8": "lazarus saturday"
    "orthodox-2": "orthodox good friday|orthodox great friday"
    "orthodox": "orthodox easter|pascha|orthodox easter sunday"
    "orthodox+1": "orthodox easter monday"
    "4-1": "april fools|april fools'|april fools day|april fool's day|april fools' day"
    "4-22": "earth day"
    "4-23": "saint george's day|st george's day|feast of saint george"
    "5-1": "may day|labour day|international workers' day|international worker's day|workers' day"
    "5-4": "star wars day"
    "5-5": "cinco de mayo"
    "5-2-sunday": "mother's day|mothers day|mothers' day"
    "5--1-monday": "memorial day|decoration day"
    "6-3-sunday": "father's day|fathers day|fathers' day"
    "6-14": "flag day"
    "6-19": "juneteenth|juneteenth day|emancipation day"
    "6-24": "st john's day|saint john's day|midsummer day|midsummer"
    "7-1": "canada day"
    "7-4": "independence day|fourth of july|the fourth of july|4th of july|the 4th of july"
    "7-14": "bastille day"
    "8-15": "assumption|assumption day|assumption of mary"
    "9-1-monday": "labor day"
    "10-2-monday": "columbus day|indigenous peoples' day|indigenous peoples day|canadian thanksgiving"
    "10-16": "boss's day|boss day|bosses day"
    "10-31": "halloween|hallowe'en|all hallows' eve|halloween day|halloween night"
    "11-1": "all saints' day|all saints day|all hallows' day"
    "11-2": "all souls' day|all souls day"
    "11-5": "guy fawkes night|guy fawkes day|bonfire night"
    "11-11": "veterans day|veterans' day|veteran's day|armistice day|remembrance day|singles day|martinmas"
    "11-4-thursday": "thanksgiving|thanksgiving day|turkey day"
    "11-4-thursday+1": "black friday|day after thanksgiving"
    "11-4-thursday+4": "cyber monday"
    "11-4-thursday+5": "giving tuesday"
    "12-6": "saint nicholas day|st nicholas day"
    "12-24": "christmas eve|xmas eve|xmas' eve|christmas' eve"
    "12-25": "christmas|christmas day|xmas|xmas day|x mas"
    "12-26": "boxing day|saint stephen's day|st stephen's day"
    "4-4-wednesday": "secretaries day|secretaries' day|administrative professionals' day|admin day"
    # Of other calendars. Jewish days begin on the evening before, so both days are named.
    "chinese:1-1": "chinese new year|chinese new years|chinese new year's day|lunar new year|spring festival"
    "chinese:5-5": "dragon boat festival|double fifth"
    "chinese:8-15": "mid autumn festival|moon festival"
    "hebrew:8-15..8": "passover|pesach|feast of unleavened bread"
    "hebrew:8-15-1..9": "passover|pesach|feast of unleavened bread"
    "hebrew:1-1..2": "rosh hashanah|rosh hashana|rosh hashanna|yom teruah|jewish new year"
    "hebrew:1-1-1..3": "rosh hashanah|rosh hashana|rosh hashanna|yom teruah|jewish new year"
    "hebrew:1-10": "yom kippur|day of atonement"
    "hebrew:1-10-1": "yom kippur|day of atonement"
    "hebrew:1-15..7": "sukkot|succot|feast of the ingathering|feast of booths|feast of tabernacles"
    "hebrew:1-15-1..8": "sukkot|succot|feast of the ingathering|feast of booths|feast of tabernacles"
    "hebrew:3-25..8": "hanukkah|hannukkah|hanukah|hannukah|chanukah|chanukkah|festival of lights"
    "hebrew:3-25-1..9": "hanukkah|hannukkah|hanukah|hannukah|chanukah|chanukkah|festival of lights"
    "hebrew:10-6..2": "shavuot|feast of weeks"
    "hebrew:10-6-1..3": "shavuot|feast of weeks"
    "hebrew:5-15": "tu bishvat"
    "hebrew:5-15-1": "tu bishvat"
    "hebrew:7-14": "purim"
    "hebrew:7-14-1": "purim"
    "islamic-umalqura:9-1..30": "ramadan|ramadhan|ramzan|ramzaan|ramathan"
    "islamic-umalqura:10-1": "eid al fitr|eid al-fitr|eid ul fitr"
    "islamic-umalqura:12-10": "eid al adha|eid al-adha|eid ul adha|bakr eid|bakreid|feast of the sacrifice"
    "islamic-umalqura:1-1": "islamic new year|hijri new year|amun jadid"
    "islamic-umalqura:1-10": "day of ashura|ashura|ashoora"
    "islamic-umalqura:3-12": "mawlid|mawlid al nabi|mawlid al-nabi|milad un nabi|prophet's birthday"
    "islamic-umalqura:7-27": "isra and mi'raj|laylat al mi'raj|the night journey|ascension to heaven"
    "islamic-umalqura:9-27": "laylat al qadr|laylat al-qadr|night of power|night of destiny"
    "persian:1-1": "nowruz|persian new year|navroz"
  decade_word:
    0: "hundreds"
    10: "tens|teens"
    20: "twenties"
    30: "thirties"
    40: "forties"
    50: "fifties"
    60: "sixties"
    70: "seventies"
    80: "eighties"
    90: "nineties"
  decade_name:
    2000: "two thousands|noughties|aughts"
    20: "twenties"
    30: "thirties"
    40: "forties"
    50: "fifties"
    60: "sixties"
    70: "seventies"
    80: "eighties"
    90: "nineties"
  few:
    3: "a few|few|several|a couple of|couple of|a couple|couple"
  nth:
    -1: "last|final|ultimate|very last"
    -2: "second last|second to last|next to last|penultimate|2nd last"
    -3: "third last|third to last|3rd last"
  edge:
    early: "early|earlier|early in|early on in|early part of"
    start: "beginning of|start of|first part of|top of|begin of|beginning|start"
    mid: "mid|middle of|mid of|middle part of|middle"
    late: "late|later|late in|later in|late part of"
    end: "end of|close of|tail end of|end"

rules:
  the: "[the]"
  oclock: "(o'clock|oclock|o clock|o' clock|o'clock's|hundred hours)"
  from: "(from|between)"
  to: "(to|till|until|til|untill|through|thru|and|upto|up to|up until|-|--|through to)"

patterns:
  # Single days.
  atom:
    - {in: "{year_atom:a}|{long_atom:a}|{clock_atom:a}|{part_atom:a}", do: same}
    - {in: "today[s]|today's|this day|[the] (same|current) day|the day|my day", do: relative, unit: day, offset: 0}
    - {in: "tomorrow[s]|tomorrow's|tmr[w]|tomorow|tommorow|the next day|next day|the following day", do: relative, unit: day, offset: 1}
    - {in: "yesterday|yesterday's|yday|[the] (previous|last|prior) day", do: relative, unit: day, offset: -1}
    - {in: "[the] day after (tomorrow|tmr[w])|[the] day after the next day", do: relative, unit: day, offset: 2}
    - {in: "[the] day before yesterday", do: relative, unit: day, offset: -2}
    - {in: "(tomorrow|tmr[w]) week", do: relative, unit: day, offset: 8}
    - "{weekday}[,]|one {weekday}|{weekday}'s"
    - {in: "{short_weekday:weekday}", weak: true}
    - {in: "on {short_weekday:weekday}|{short_weekday:weekday}[,] [the] {ordinal:day}", do: fields}
    - {in: "{named_shift:shift} {short_weekday:weekday}", do: weekday}
    - {in: "{named_shift:shift} {weekday}|{weekday} (this|of this|in this) {named_shift:shift}", do: weekday}
    - {in: "{weekday} (this|of this) week", do: weekday, shift: 0}
    - {in: "{weekday} after next", do: weekday, shift: 2}
    - {in: "{weekday} before last", do: weekday, shift: -2}
    - {in: "{number:n} {weekday} (from now|later|hence|from today)", do: weekday-count, sign: 1}
    - {in: "{number:n} {weekday} (ago|back|before now)", do: weekday-count, sign: -1}
    - "{month}[,] <the>{day_number:day}|<the>{day_number:day} [(day of|of|in)] {month}|{month}[.] {day_number:day}"
    - "{month}[,] [the] {day_number:day}[,] [of|in] {any_year:year}|<the>{day_number:day} [day] [(of|in)] {month}[,] [(of|in)] {any_year:year}"
    - "{month}(-|/|.){digits1-2:day}[(-|/|.){year}]|{digits1-2:day}(-|/|.| ){month}[(-|/|.){year}]"
    - "{year}(-|/|.| ){month}(-|/|.| ){digits1-2:day}|{year}(-|/|.){digits1-2:day}(-|/|.){month}|{digits1-2:day}-{digit4:year}-{month}"
    - "{digits1-2:month} / {digits1-2:day}|{digits1-2:day} / {digits1-2:month}"
    - "(on|in) {digits1-2:month}(.|-){digits1-2:day}|(on|in) {digits1-2:day}(.|-){digits1-2:month}"
    - "<the>{ordinal:day} day|on the {ordinal:day}|(on|for) the {1..31:day}|on {1..31:day}"
    - {in: "the {digits:day} (st|nd|rd|th)|the {digits:day}(st|nd|rd|th)", do: fields, not_before: " floor| option| place| grade| row| time| street| avenue| century| hole| seat| person"}
    - {in: "the {ordinal:day}", whole: true}
    - {in: "{ordinal:day}", weak: true}
    - "{weekday}[,] [the] {ordinal:day}|{weekday} {1..31:day}"
    - "{holiday}|the {holiday}|this {holiday}"
    - {in: "{named_shift:shift} {holiday}", do: named-unit}
    - {in: "[the] {ordinal:n} {weekday}|[the] {nth:n} {weekday}|[the] {ordinal:n} to last {weekday}", do: nth}
  year_atom:
    - {in: "{1900..2099:year}|[the] year [of] {any_year:year}|year {digits2-4:year}", do: fields}
  long_atom:
    - {in: "{shift} {period_unit:unit}|my {period_unit:unit}", do: relative}
    - {in: "{period_unit:unit} after next|[the] {period_unit:unit} after the next|week after", do: relative, offset: 2}
    - {in: "[the] {period_unit:unit} before last", do: relative, offset: -2}
    - "{month}|[the] month [of] {month}|{month} month"
    - "{month}[,] (of|in) {any_year:year}|{month}[,] {year}|{month}[,] ('{digit2:year}|{32..99:year})|{month}(/|-|.|,)[ ]{digit4:year}|{digit4:year}(/|-| /|,)[ ]({digits1-2:month}|{month})|{digits1-2:month} / {digit4:year}"
    - {in: "{named_shift:shift} {month}|{named_shift:shift} {season}|{month} (of|in) {named_shift:shift} year", do: named-unit}
    - {in: "{month} after next", do: named-unit, shift: 2}
    - {in: "{named_shift:shift} weekend", do: named-unit, weekend: 1}
    - {in: "the weekend|weekend", do: named-unit, weekend: 1, shift: 0}
    - "[the] {season}|{season} (of|in) {any_year:year}|{season}[,] {digit4:year}"
    - "[the] {quarter_number:quarter}|[the] {quarter_number:quarter}[,] [of|in] {any_year:year}|{digit4:year}[-| ]q{digit1:quarter}"
    - "[the] {half_number:half-year}|[the] {half_number:half-year}[,] [of|in] {any_year:year}|{digit4:year}[-| ]h{digit1:half-year}"
    - "[the] week [number] {1..53:week}|w{digits1-2:week}|[the] {ordinal:week} week of the year"
    - {in: "{direction:sign} {small_count:n} {time_unit:unit}|[in] [the] {small_count:n} {direction:sign} {time_unit:unit}", do: count}
    - {in: "[the] {ordinal:n} {period_unit:unit}|[the] {nth:n} {period_unit:unit}|[the] {ordinal:n} to last {period_unit:unit}", do: nth}
    - {in: "[the] {ordinal:n} last {period_unit:unit}", do: nth-last}
    - {in: "[the] first {small_count:count} {time_unit:unit}", do: nth, n: 1}
    - {in: "[the] (last|final) {small_count:count} {time_unit:unit}", do: nth, n: -1}
    - {in: "[at] [the] {edge} [the]"}
    - {in: "[the] week (of|starting|beginning|commencing|containing|including) [on] {moment:a}", do: week-of}
    - {in: "[the] {digit2:n}[']s|[the] {digit4:n}[']s|[the] {decade_name:n}", do: decade}
    - {in: "[the] {century_decade:n}", do: decade}
    - {in: "[the] {ordinal:n} century", do: century}
    - {in: "[the] rest of {shift} {period_unit:unit}|[the] rest of my {period_unit:unit}|later {shift} {period_unit:unit}|later in [the] {period_unit:unit}", do: rest}
    - {in: "{period_unit:unit} to date|earlier {shift} {period_unit:unit}|earlier in [the] {period_unit:unit}|so far {shift} {period_unit:unit}", do: to-date}
    - {in: "ytd", do: to-date, unit: year}
    - {in: "mtd", do: to-date, unit: month}
    - {in: "[the] eom|[at] [the] eom", unit: month, offset: 0, edge: end}
    - {in: "[the] eoy|[at] [the] eoy", unit: year, offset: 0, edge: end}
    - {in: "[the] bom|[at] [the] bom", unit: month, offset: 0, edge: start}
    - {in: "[the] boy", unit: year, offset: 0, edge: start}
    - {in: "[the] eod|end of [the] day|by end of day|close of business", unit: day, offset: 0, edge: end}
  small_count:
    - {in: "{number:n}|{few:n}|a couple of", do: number}
  century_decade:
    - {in: "{10..20:a} {decade_word:b}", do: year}
  any_year:
    - {in: "{year:a}|{digit2:a}|'{digit2:a}", do: same}
  quarter_number:
    - {in: "{ordinal:n} (quarter|qtr)|q{digit1:n}|quarter {1..4:n}", do: number}
  half_number:
    - {in: "{ordinal:n} half [year] of the year|h{digit1:n}|{ordinal:n} half year", do: number}
  # Times of the day.
  clock_atom:
    - {in: "{small_hour:hour}", do: clock, weak: true}
    - {in: "{small_hour:hour} {minute_number:minute}", do: clock, weak: true}
    - {in: "(at|by|around|about|for|until|till|circa|@) {small_hour:hour} {minute_number:minute}|(at|by|around|about|until|till|circa|@) {small_hour:hour}[ish| ish]|{small_hour:hour}[ ]ish", do: clock}
    - {in: "{small_hour:hour} <oclock> [sharp]|{small_hour:hour} sharp|{small_hour:hour} hours sharp", do: clock}
    - {in: "{small_hour:hour} [<oclock>] {half}|{small_hour:hour} {minute_number:minute} {half}|{small_hour:hour}[:| ]{half}", do: clock}
    - {in: "{digits1-2:hour}(.| :|: | : ){digit2:minute}[(.|:){digit2:second}] [{half}]", do: clock}
    - {in: "{digits1-2:hour}[ ]h[ ]{digit2:minute} [{half}]|{digits1-2:hour}[ ]h", do: clock}
    - {in: "{packed_time:a}", do: same}
    - {in: "noon[ish]|midday|12 noon|mid day|high noon|[the] noon time|noontime", do: time, time: "12:00"}
    - {in: "midnight|mid night|12 midnight|[the] mid[-]night", do: time, time: "00:00"}
    - {in: "midmorning|mid morning", do: time, time: "10:00"}
    - {in: "midafternoon|mid afternoon", do: time, time: "14:00"}
    - {in: "half past {hour_moment:a}|half after {hour_moment:a}|half {hour_moment:a}", do: clock-shift, n: 30, sign: 1}
    - {in: "[a] quarter (past|after) {hour_moment:a}", do: clock-shift, n: 15, sign: 1}
    - {in: "[a] quarter (to|before|of|till|til|until) {hour_moment:a}", do: clock-shift, n: 15, sign: -1}
    - {in: "three quarters (past|after) {hour_moment:a}", do: clock-shift, n: 45, sign: 1}
    - {in: "{0..59:n} [min|mins|minute|minutes] (past|after) {hour_moment:a}", do: clock-shift, sign: 1}
    - {in: "{0..59:n} (min|mins|minute|minutes) (to|before|till|til|until) {hour_moment:a}|{five_minutes:n} to {hour_moment:a}", do: clock-shift, sign: -1}
    - {in: "now|right now|just now|immediately|at the moment|at this moment|asap|as soon as possible|atm|at this time|this moment|currently|at the present", do: relative, unit: second, offset: 0}
  packed_time:
    - {in: "(at|around|about|by) {hhmm:a} [{half:b}]|{hhmm:a} {half:b}|{hhmm:a} (hours|hrs)", do: hhmm}
  hhmm:
    - {in: "{100..2359:n}", do: number}
  hour_moment:
    - {in: "{small_hour:hour} [<oclock>]|{small_hour:hour} h", do: clock}
    - {in: "{digits1-2:hour}(:|h| h ){digit2:minute}", do: clock}
    - {in: "{small_hour:hour} [<oclock>] {half}|{digits1-2:hour}(:|h| h ){digit2:minute} {half}|{small_hour:hour} {minute_number:minute}", do: clock}
    - {in: "noon", do: time, time: "12:00"}
    - {in: "midnight", do: time, time: "00:00"}
  # Parts of the day.
  part_atom:
    - {in: "{day_part:part}|[in|during|at] the {day_part:part}|in {day_part:part}|at {day_part:part}|{day_part:part}ish", do: fields}
    - {in: "(this|later this) {day_part:part}|today {day_part:part}", do: fields, unit: day, offset: 0}
    - {in: "(last|yesterday|yesterday's|the previous) {day_part:part}", do: fields, unit: day, offset: -1}
    - {in: "(next|tomorrow|tomorrow's|the next) {day_part:part}", do: fields, unit: day, offset: 1}
    - {in: "tonight|tonite|to night|tonight's|[later] tonight", do: fields, unit: day, offset: 0, part: "20:00-23:59:59 18:00-24:00 20:00-24:00"}
    - {in: "late (tonight|tonite)|late at night tonight", do: fields, unit: day, offset: 0, part: "21:00-24:00 22:00-24:00"}
    - {in: "late last night", do: fields, unit: day, offset: -1, part: "21:00-24:00 22:00-24:00"}
    - {in: "after (work|school)", do: fields, part: "17:00-21:00"}
  small_hour:
    - {in: "{0..24:n}", do: number}
  minute_number:
    - {in: "{10..59:n}", do: number}
    - {in: "(oh|o|zero) {1..9:n}", do: number}
    - {in: "{10..59:n} (minutes|mins|min)", do: number}
  day_number:
    - {in: "{ordinal:n}|{1..31:n}", do: number}
  year:
    - {in: "{1000..2999:n}|{digit4:n}", do: year}
    - {in: "{10..29:a} {10..99:b}", do: year}
    - {in: "{10..29:a} (oh|o|zero) {1..9:b}", do: year}
    - {in: "{10..29:a} hundred", do: year, b: 0}
  # Moments that others are measured from.
  later:
    - {in: "in {duration:by} [time]|{duration:by} (from now|later|hence|from today|time|from this moment)|in another {duration:by}|after {duration:by}", do: shift, sign: 1}
  sooner:
    - {in: "{duration:by} (ago|back|before now|earlier|before today|in the past|prior)", do: shift, sign: -1}
  shifted:
    - {in: "{later:a}|{sooner:a}", do: same}
    - {in: "{duration:by} (from|after|following|since|past) {moment:of}|in {duration:by} (from|after|since) {moment:of}", sign: 1}
    - {in: "{duration:by} (before|prior to|until|to) {moment:of}", sign: -1}
  moment:
    - {in: "{atom:a}[,] (at|on|of|in|for|@|from|by|the|in the|of the|on the|around|about|during|at about|at around|of this|this|that|for the) {moment:b}", do: join}
    - {in: "(at|on|in|during|@|around|about|circa|for|over|throughout) {moment:a}", do: join}
    - {in: "(on|in|during|over) the {long_atom:a}", do: join}
    - {in: "{atom:a} time|around {atom:a} time", do: join}
  when:
    - {in: "(at|on|around|about|in|for) {shifted:a}", do: same}
    - {in: "{moment:a} [at|on] {shifted:b}|{shifted:a} (at|on|in|around|about|in the) {moment:b}", do: join}
  span:
    - "<from> {when:from}[,] <to> {when:to}|{when:from} (to|until|till|til|untill|through|thru|-|--|up to) {when:to}|from {when:from} {when:to}"
    - "[between] {when:from} and {when:to}"
    - {in: "{month_days:a}", do: same}
    - {in: "(since|starting|starting from|starting on|as of|from|beginning|beginning on|beginning from|effective|start from|onwards from) {when:a}", do: since}
    - {in: "{when:a} (or later|onwards|onward|or after|and after|and later|and onwards|and beyond|or newer|forward)", do: since}
    - {in: "(no earlier than|not before|not earlier than|at the earliest|\\>=|\\> =|no sooner than|on or after) {when:a}", do: since}
    - {in: "(after|later than|any time after|anytime after|sometime after|past|following|greater than|more than|newer than|\\>) {when:a}", do: after}
    - {in: "(until|till|til|untill|up to|upto|through|thru|up until) {when:a}", do: until}
    - {in: "(before|by|earlier than|prior to|any time before|anytime before|sooner than|less than|older than|\\<|not after|ahead of|as late as) {when:a}", do: before}
    - {in: "(no later than|not later than|\\<=|\\< =|at the latest|on or before) {when:a}|{when:a} (or earlier|or before|and before|and earlier|or sooner)", do: until}
    - {in: "more than {later:a}|(more than|over) {after_shift:a}", do: after}
    - {in: "more than {sooner:a}|(more than|over) {before_shift:a}", do: before}
    - {in: "(less than|within) {before_shift:a}", do: after}
    - {in: "[from|starting|beginning|start at] {when:from}[,] (for|lasting|last for|and last for|and lasting) [about|another] {duration:by}", do: lasting}
    - {in: "[for|last for|lasting] {duration:by}[,] (from|starting|starting from|starting on|beginning|beginning on|starting at|at) {when:from}", do: lasting}
    - {in: "(within|in) [the] [next|coming|following] {duration:by}|within {duration:by} (from|of) (now|today)", do: within}
    - {in: "later than {when:from} but (before|no later than|earlier than) {when:to}|after {when:from} but before {when:to}", do: between}
  after_shift:
    - {in: "{duration:by} (from|after|following) {moment:of}", do: shift, sign: 1}
  before_shift:
    - {in: "{duration:by} (before|prior to) {moment:of}", do: shift, sign: -1}
  month_days:
    - {in: "{month}[,] [from|between] {day_moment:from}[ ]<to>[ ]{day_moment:to}", do: month-days}
    - {in: "[from|between] [the] {day_moment:from}[ ]<to>[ ][the] {day_moment:to} [day] [of|in] {month}[[,] [of|in] {any_year:year}]", do: month-days}
    - {in: "{month} [from|between] {day_moment:from}[ ]<to>[ ]{day_moment:to}[,] {any_year:year}", do: month-days}
    - {in: "[from|between] [the] {day_moment:from}[ ]<to>[ ][the] {day_moment:to} (of|in) [the] {shift_month:period}", do: month-days}
  shift_month:
    - {in: "{shift} month", do: relative, unit: month}
  day_moment:
    - {in: "[the] {day_number:day}", do: fields}
  # Words that look like months, days or times and are none.
  none:
    - "(i|you|we|they|he|she|it|who|that|there|this|which|and|or) may [not|be|have]"
    - "may (i|we|you|be|not|have|also|well|the|even|need|want|take|see|contain)"
    - "march (on|to|into|through|forward|back|along|with)|marching"
    - "(i|we|he|she|they|was|were|is|are|cat|dog|who) sat|sat (down|on|in|at|next|for|there|by|with|through|up|back|around)"
    - "(the|a|of|my|your|our|under) sun|sun (and|is|was|shines|rises|sets|screen|block|light|glasses|set|rise|flower|burn|roof)"
    - "(a|the) second (hand|option|one|time|choice|half|place|floor|look|opinion|thought|chance|helping|language|name|part|best)"
    - "(a|very|just a) minute (detail|amount|quantity|difference|particle|change)"
    - "now (that|then|and then|and again)"
    - "midnight (blue|snack|sun|run|train|express|oil|special)"
    - "(spring|fall|summer|winter) (roll|rolls|onion|onions|water|mattress|off|down|apart|behind|asleep|in love|for|cleaning|break|camp|tires)"
    - "second class|second rate|second nature|for the second time"
    - "(won|lost|win|lose|score|beat us|beat them|tied|drew|led) {digits:a} (to|-) {digits:b}"

"""##
}
