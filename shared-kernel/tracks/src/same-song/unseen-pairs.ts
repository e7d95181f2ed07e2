import { readPairs } from './labelled-pairs';

/**
 * Written by hand by somebody who had not read the rules: invented names in the forms in which the two services list songs. Radio edits,
 * remasters and videos are the same song; what somebody else made of it, or what was played anew, is not.
 */
export const UNSEEN_PAIRS = readPairs(`
= Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard · mirafontaine · 214
= Glass Orchard - Remastered 2011 · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard · Mira Fontaine · 216
= Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard (Official Music Video) · Pomegranate Records · 231
= Glass Orchard · Mira Fontaine · 214 | Glass Orchard ✨ · Mira Fontaine · 214
= Glass Orchard · Mira Fontaine · 214 | MIRA FONTAINE - GLASS ORCHARD [FREE DL] · Pomegranate Records · 214
x Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard (nightcore) · nightcore zone · 178
x Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard (Slowed & Reverb) · sadvibes · 255
x Glass Orchard · Mira Fontaine · 214 | Glass Orchard - Mira Fontaine (cover by Tess) · tess sings · 210
x Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard (Halden Remix) · Halden · 214
x Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Glass Orchard (Live at Paradiso) · Mira Fontaine · 228
x Glass Orchard · Mira Fontaine · 214 | Mira Fontaine - Orchard Song · Mira Fontaine · 214
x Glass Orchard · Mira Fontaine · 214 | Glass Orchards · The Greenhouse Effect · 214
= Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Lil Marlow - Run It Back ft. Dre Kalloway (prod. Benji Keys) · lil marlow · 167
= Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Run It Back (w/ Dre Kalloway) [prod. benji keys x 808tino] · LIL MARLOW · 168
= Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | lil marlow & dre kalloway - run it back · dre kalloway · 167
= Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Run It Back 🔥🔥 · LIL MARLOW 🦂 · 167
x Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | [FREE] Lil Marlow x Dre Kalloway Type Beat - "Run It Back" · 808tino · 170
x Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Lil Marlow - Run It Back (Instrumental) (reprod. kyzer) · kyzer · 167
x Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Run It Back (Remix) [feat. Young Ambrose] · LIL MARLOW · 201
x Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | lil marlow - run it back (sped up) · speedyaudios · 142
x Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Lil Marlow - Run It Up · LIL MARLOW · 160
x Run It Back (feat. Dre Kalloway) · Lil Marlow, Dre Kalloway · 167 | Run It Back · DJ Ferro · 301
= Ocean Room - Radio Edit · Halden · 198 | Halden - Ocean Room (Original Mix) [Deepwater] · Deepwater Recordings · 402
= Ocean Room - Original Mix · Halden · 402 | Halden - Ocean Room [DW042] · Deepwater Recordings · 402
= Ocean Room - Extended Mix · Halden · 402 | Premiere: Halden - Ocean Room [Deepwater Recordings] · Night Tram Magazine · 403
= Ocean Room - Original Mix · Halden · 402 | A1. Halden - Ocean Room · Deepwater Recordings · 401
x Ocean Room - Original Mix · Halden · 402 | A2. Halden - Ocean Floor · Deepwater Recordings · 388
x Ocean Room - Original Mix · Halden · 402 | Halden - Ocean Room (Sisu Dub) · Deepwater Recordings · 396
x Ocean Room - Original Mix · Halden · 402 | Halden - Ocean Room (Kasper Voss Rework) · Kasper Voss · 420
x Ocean Room - Original Mix · Halden · 402 | Halden - Ocean Room EP [DW042] (Snippets) · Deepwater Recordings · 320
x Ocean Room - Original Mix · Halden · 402 | Halden @ Ocean Room, Ibiza 12.08.2019 · Halden · 5400
x Ocean Room - Sisu Remix · Halden, Sisu · 391 | Halden - Ocean Room · Deepwater Recordings · 402
= Ocean Room - Sisu Remix · Halden, Sisu · 391 | Halden - Ocean Room (Sisu Remix) · SISU · 391
= Ocean Room - Sisu Remix · Halden, Sisu · 391 | Ocean Room (Sisu's Remix) · Sisu · 390
x Ocean Room - Sisu Remix · Halden, Sisu · 391 | Halden - Ocean Room (Kasper Voss Remix) · Kasper Voss · 392
= Sonata No. 9 in E Minor, Op. 27: II. Adagio · Henrik Osterman, Clara Weyland · 412 | Osterman: Sonata No.9 in E minor, Op.27 - II. Adagio · Clara Weyland · 412
= Sonata No. 9 in E Minor, Op. 27: II. Adagio · Henrik Osterman, Clara Weyland · 412 | Clara Weyland plays Osterman Sonata no. 9, op. 27 - 2. Adagio · Clara Weyland, piano · 415
x Sonata No. 9 in E Minor, Op. 27: II. Adagio · Henrik Osterman, Clara Weyland · 412 | Osterman: Sonata No.9 in E minor, Op.27 - III. Allegro · Clara Weyland · 405
x Sonata No. 9 in E Minor, Op. 27: II. Adagio · Henrik Osterman, Clara Weyland · 412 | Osterman - Sonata No. 7 in E minor, Op. 21: II. Adagio · Clara Weyland · 410
x Sonata No. 9 in E Minor, Op. 27: II. Adagio · Henrik Osterman, Clara Weyland · 412 | Osterman Sonata No. 9 in E Minor, Op. 27: II. Adagio · Bertrand Lisle · 436
x Sonata No. 9 in E Minor, Op. 27: II. Adagio · Henrik Osterman, Clara Weyland · 412 | Osterman: Sonata No. 9 in E minor, Op. 27 (complete) · Clara Weyland · 1460
= Nocturne in D-Flat Major, Op. 14 No. 2 · Ludwik Zaremba, Ji-won Park · 331 | Zaremba - Nocturne Op. 14 No. 2 in D flat major (Ji-won Park) · Ji-won Park · 331
x Nocturne in D-Flat Major, Op. 14 No. 2 · Ludwik Zaremba, Ji-won Park · 331 | Zaremba - Nocturne Op. 14 No. 1 in B flat minor (Ji-won Park) · Ji-won Park · 340
x Nocturne in D-Flat Major, Op. 14 No. 2 · Ludwik Zaremba, Ji-won Park · 331 | Zaremba Nocturne op.14 no.2 (my attempt) · pianodad · 352
= Белый пароход · Артём Лунёв · 203 | Артём Лунёв - Белый пароход · artem lunev · 203
= Белый пароход · Артём Лунёв · 203 | Artem Lunev - Белый пароход (Премьера клипа 2022) · Artem Lunev · 211
= Белый пароход · Artem Lunev · 203 | Артем Лунев – Белый пароход · Музыка без границ · 203
x Белый пароход · Артём Лунёв · 203 | Артём Лунёв - Белый пароход (cover) · katya_pianino · 190
x Белый пароход · Артём Лунёв · 203 | Артём Лунёв - Белый пароход (Ремикс DJ Север) · DJ Север · 240
x Белый пароход · Артём Лунёв · 203 | Артём Лунёв - Белый пароход (Минус) · karaoke.ru · 203
x Белый пароход · Артём Лунёв · 203 | Артём Лунёв - Белый пароход (Концерт в Крокусе) · Артём Лунёв · 231
x Белый пароход · Артём Лунёв · 203 | Артём Лунёв - Последний пароход · artem lunev · 203
= 夜行列車 · 水野ハル · 254 | 夜行列車 / 水野ハル · 水野ハル · 254
= 夜行列車 · Haru Mizuno · 254 | 水野ハル (Haru Mizuno) - 夜行列車 (Yakou Ressha) · Haru Mizuno · 254
= 夜行列車 · 水野ハル · 254 | 【MV】水野ハル - 夜行列車 · 水野ハル Official · 259
x 夜行列車 · 水野ハル · 254 | 【歌ってみた】夜行列車 / 水野ハル covered by ねむい · ねむい · 252
x 夜行列車 · 水野ハル · 254 | 夜行列車 (off vocal) · 水野ハル · 254
x 夜行列車 · 水野ハル · 254 | 水野ハル - 夜行バス · 水野ハル · 254
x 夜行列車 · 水野ハル · 254 | 夜行列車 · 北町楽団 · 288
= 별이 지는 밤 (Starfall) · 윤서 · 221 | 윤서 (Yoonseo) - 별이 지는 밤 (Starfall) · yoonseo_official · 221
= Starfall · Yoonseo · 221 | [MV] Yoonseo (윤서) _ Starfall (별이 지는 밤) · K-Wave Records · 225
x 별이 지는 밤 · 윤서 · 221 | 윤서 - 별이 지는 밤 (Inst.) · yoonseo_official · 221
x 별이 지는 밤 · 윤서 · 221 | 별이 지는 밤 - 윤서 | Piano Cover · 건반소년 · 229
= قمر الصحراء · ليلى الحسن · 245 | ليلى الحسن - قمر الصحراء (فيديو كليب) · Layla Al Hassan · 251
= قمر الصحراء · Layla Al Hassan · 245 | Layla Al Hassan - Qamar El Sahra | ليلى الحسن - قمر الصحراء · Layla Al Hassan · 245
x قمر الصحراء · ليلى الحسن · 245 | ليلى الحسن - قمر الصحراء (ريمكس) · dj samir · 262
x قمر الصحراء · ليلى الحسن · 245 | ليلى الحسن - ليل الصحراء · Layla Al Hassan · 240
= Το τελευταίο τρένο · Νίκος Αλεξίου · 233 | Νίκος Αλεξίου - Το Τελευταίο Τρένο (Official Lyric Video) · Nikos Alexiou · 234
= Το Τελευταίο Τρένο · Nikos Alexiou · 233 | Νικος Αλεξιου – ΤΟ ΤΕΛΕΥΤΑΙΟ ΤΡΕΝΟ · nikosalexiou · 233
x Το τελευταίο τρένο · Νίκος Αλεξίου · 233 | Νίκος Αλεξίου - Το πρώτο τρένο · Nikos Alexiou · 233
x Το τελευταίο τρένο · Νίκος Αλεξίου · 233 | Νίκος Αλεξίου - Το Τελευταίο Τρένο (Live Θέατρο Βράχων) · Nikos Alexiou · 270
= Corazón de Papel · Los Faroles, Inés Quiroga · 192 | Los Faroles & Ines Quiroga - Corazon de Papel (Video Oficial) · Los Faroles · 196
= Corazón de Papel · Los Faroles, Inés Quiroga · 192 | Corazón De Papel (feat. Inés Quiroga) · Los Faroles · 192
x Corazón de Papel · Los Faroles, Inés Quiroga · 192 | Los Faroles - Corazón de Papel (Versión Cumbia) · cumbiero mix · 205
x Corazón de Papel · Los Faroles, Inés Quiroga · 192 | Los Faroles, Inés Quiroga - Corazón de Papel (DJ Nico Remix) 128 BPM · DJ Nico · 232
x Corazón de Papel · Los Faroles, Inés Quiroga · 192 | Corazón de Hierro · Los Faroles · 188
= Für immer jetzt · Kreidestadt · 226 | KREIDESTADT - Fuer immer jetzt · kreidestadt · 226
= Für immer jetzt - Single Edit · Kreidestadt · 206 | Für immer jetzt · Kreidestadt · 226
x Für immer jetzt · Kreidestadt · 226 | Kreidestadt - Für immer jetzt (Akustik) · kreidestadt · 219
= Smørblomst · Åse Fjeldstad · 181 | Ase Fjeldstad - Smorblomst · asefjeldstad · 181
= Şehir Uyurken · Deniz Aydın · 217 | Deniz Aydin - Sehir Uyurken (Official Audio) · Deniz Aydin · 217
x Şehir Uyurken · Deniz Aydın · 217 | Deniz Aydın - Şehir Uyurken (Akustik) · Deniz Aydin · 205
= L'Été Sans Fin · Camille Verdier · 208 | Camille Verdier - L’été sans fin [Clip Officiel] · camille verdier · 214
= Đêm Thành Phố · Linh Trần · 239 | LINH TRAN - ĐÊM THÀNH PHỐ (Official MV) · linh tran · 246
= Chapter Four · The Paper Regents · 275 | The Paper Regents - Chapter 4 · paperregents · 275
= Interlude II · The Paper Regents · 62 | The Paper Regents - Interlude 2 · paperregents · 62
x Interlude II · The Paper Regents · 62 | The Paper Regents - Interlude III · paperregents · 71
= Undertow, Pt. 2 · Sallow · 189 | Sallow - Undertow Pt. II · sallow · 189
= Undertow, Pt. 2 · Sallow · 189 | undertow (part two) · sallow · 190
x Undertow, Pt. 2 · Sallow · 189 | sallow - undertow · sallow · 192
x Undertow · Sallow · 192 | Sallow - Undertow, Pt. 2 · sallow · 189
= 1999 Was a Long Year · Sallow · 222 | Sallow - 1999 was a long year · sallow · 222
x 1999 · Sallow · 222 | Sallow - 1998 · sallow · 222
x Track 03 · Sallow · 140 | Sallow - Track 08 · sallow · 141
= don't call · Juno Pell · 151 | Juno Pell - Don’t Call (Visualizer) · Juno Pell · 151
= don't call · Juno Pell · 151 | dont call · juno pell · 151
x don't call · Juno Pell · 151 | juno pell - dont call (demo from my bedroom) · juno pell · 133
x don't call · Juno Pell · 151 | Juno Pell - Call Me · juno pell · 151
x don't call · Juno Pell · 151 | don't call [stripped] · juno pell · 163
x don't call · Juno Pell · 151 | juno pell - dont call (jersey club) · bxndz · 140
= H.Y.M.N. · ONYX PARADE · 200 | Onyx Parade - HYMN · onyxparade · 200
= P$YCHO · ONYX PARADE · 177 | onyx parade - psycho · onyxparade · 177
= Bread & Wine · ONYX PARADE · 243 | Onyx Parade - Bread and Wine · onyxparade · 243
= Bread & Wine - Live · ONYX PARADE · 260 | Onyx Parade - Bread and Wine (Live) · onyxparade · 260
x Bread & Wine · ONYX PARADE · 243 | Onyx Parade - Bread & Wine (Tiny Desk) · onyxparade · 259
x Bread & Wine · ONYX PARADE · 243 | onyx parade - bread and wine (bass boosted) · BASS KING · 243
x Bread & Wine · ONYX PARADE · 243 | Onyx Parade - Bread & Wine REACTION · two guys listen · 844
x Bread & Wine · ONYX PARADE · 243 | Bread & Wine (Onyx Parade) guitar lesson · strum school · 510
= Colder Than You - From "Night Desk" · Evie Sandoval · 219 | Evie Sandoval - Colder Than You (From the Motion Picture "Night Desk") · Larkspur Soundtracks · 219
= Colder Than You - Bonus Track · Evie Sandoval · 219 | Colder Than You · Evie Sandoval · 219
= Colder Than You (Deluxe Edition) · Evie Sandoval · 219 | Evie Sandoval - Colder Than You [HD] · sandoval daily · 222
x Colder Than You · Evie Sandoval · 219 | Colder Than You (Karaoke Version) [Originally Performed by Evie Sandoval] · SingAlong Hits · 219
x Colder Than You · Evie Sandoval · 219 | Colder Than You (In the Style of Evie Sandoval) · Backing Tracks Pro · 221
x Colder Than You · Evie Sandoval · 219 | Colder Than You - Evie Sandoval (Lullaby Rendition) · Sleepy Bear · 201
x Colder Than You · Evie Sandoval · 219 | evie sandoval x juno pell - colder than you / don't call (mashup) · mashmaker · 219
x Colder Than You · Evie Sandoval · 219 | Evie Sandoval - Colder Than You (Spanish Version) · Evie Sandoval · 219
x Colder Than You · Evie Sandoval · 219 | Evie Sandoval - Colder Than You (2021 Re-Recorded) · Evie Sandoval · 224
x Colder Than You · Evie Sandoval · 219 | Evie Sandoval - Colder Than You (String Quartet Tribute) · Bow Street Strings · 230
x Colder Than You · Evie Sandoval · 219 | Warmer Than You · Evie Sandoval · 212
= The Long Way Home · Dustin Carrow & the Mile Markers · 267 | Dustin Carrow and The Mile Markers - Long Way Home · dustincarrow · 267
= The Long Way Home · Dustin Carrow & the Mile Markers · 267 | Dustin Carrow - The Long Way Home · Red Dirt Radio · 268
x The Long Way Home · Dustin Carrow & the Mile Markers · 267 | The Long Way Home · Penny Ashdown · 241
x The Long Way Home · Dustin Carrow & the Mile Markers · 267 | The Long Way Home · lofi study garden · 267
x The Long Way Home · Dustin Carrow & the Mile Markers · 267 | Ep. 14 - The Long Way Home with Dustin Carrow · Back Porch Podcast · 3320
x The Long Way Home · Dustin Carrow & the Mile Markers · 267 | Dustin Carrow - The Long Way Home (Live on KDRT) · KDRT 91.3 · 281
= Gravity · Selah Moor · 201 | selah moor – gravity. · selah moor · 203
= Gravity · Selah Moor · 201 | SELAH MOOR // GRAVITY · Selah Moor · 200
= Gravity · Selah Moor · 201 | Gravity - Single · Selah Moor · 201
x Gravity · Selah Moor · 201 | Gravity · Tom Ackerley · 201
x Gravity · Selah Moor · 201 | Selah Moor - Zero Gravity · Selah Moor · 201
x Gravity · Selah Moor · 201 | Gravity (Selah Moor flip) · okto · 165
x Gravity · Selah Moor · 201 | Selah Moor - Gravity [okto edit] · okto · 240
= Mango Season · Kofi Baidoo, Amara Vale · 184 | Kofi Baidoo ft. Amara Vale - Mango Season (Prod. by TeeKay) · AfroWaves TV · 186
= Mango Season · Kofi Baidoo, Amara Vale · 184 | Kofi Baidoo Feat Amara Vale – Mango Season | WavesNaija.com · wavesnaija · 184
= Mango Season · Kofi Baidoo, Amara Vale · 184 | 03 Mango Season (feat. Amara Vale) · Kofi Baidoo · 184
x Mango Season · Kofi Baidoo, Amara Vale · 184 | Kofi Baidoo - Mango Season (Amapiano Refix) · dj lwazi · 331
x Mango Season · Kofi Baidoo, Amara Vale · 184 | Mango Season (Freestyle) · young sefa · 130
x Mango Season · Kofi Baidoo, Amara Vale · 184 | Amara Vale - Mango Tree · amara vale · 190
= Tum Se Milke (From "Baarish") · Rohan Mehra, Anaya Sen · 278 | Tum Se Milke - Full Song | Baarish | Rohan Mehra, Anaya Sen · Sur Music · 280
= Tum Se Milke (From "Baarish") · Rohan Mehra, Anaya Sen · 278 | Tum Se Milke | Rohan Mehra · Rohan Mehra · 278
x Tum Se Milke (From "Baarish") · Rohan Mehra, Anaya Sen · 278 | Tum Se Milke - Unplugged | Rohan Mehra · Rohan Mehra · 250
x Tum Se Milke (From "Baarish") · Rohan Mehra, Anaya Sen · 278 | Tum Se Milke [Slowed+Reverb] - Rohan Mehra | Lofi Nights · lofi nights · 331
= 孤单的城市 · 林一帆 · 247 | 林一帆 - 孤单的城市 · 华语音乐 · 247
= 孤單的城市 · 林一帆 · 247 | 林一帆 Lin Yifan - 孤單的城市 Lonely City (Official Lyric Video) · 林一帆 · 249
x 孤单的城市 · 林一帆 · 247 | 林一帆 - 孤单的城市 (伴奏) · 华语音乐 · 247
x 孤单的城市 · 林一帆 · 247 | 孤单的城市 (翻唱 林一帆) · 小雨 · 244
= Iron Lung · Vessel of Ash · 355 | VESSEL OF ASH - Iron Lung (OFFICIAL TRACK PREMIERE) · Grimoire Records · 355
= Iron Lung (2015 Remaster) · Vessel of Ash · 355 | Vessel Of Ash - Iron Lung · Grimoire Records · 352
x Iron Lung · Vessel of Ash · 355 | Vessel Of Ash - Iron Lung (Drum Playthrough) · vessel drummer · 355
x Iron Lung · Vessel of Ash · 355 | Vessel of Ash - Iron Lung (8-bit) · chipdude · 340
= Window Seat · lo.tide · 121 | lo.tide - window seat · chillhop garden · 121
= Window Seat · lo.tide, Kept Hours · 121 | lo.tide x kept hours - window seat · chillhop garden · 121
x Window Seat · lo.tide · 121 | window seat · kept hours · 130
= Say My Name Again · NOVAH · 188 | NOVAH - Say My Name Again (Lyrics) · 7dots · 189
= Say My Name Again · NOVAH · 188 | NOVAH - Say My Name Again (Clean) · NOVAH · 188
x Say My Name Again · NOVAH · 188 | NOVAH - Say My Name · NOVAH · 201
x Say My Name Again · NOVAH · 188 | NOVAH - Say My Name Again (Acapella) 102bpm · acapellas4u · 188
x Say My Name Again · NOVAH · 188 | NOVAH - Say My Name Again (Marek Lund Bootleg) FREE DOWNLOAD · Marek Lund · 242
= Say My Name Again (Marek Lund Remix) · NOVAH, Marek Lund · 242 | NOVAH - Say My Name Again (Marek Lund Remix) OUT NOW · Marek Lund · 240
`);

/** Written before the first measurement of the pairs above, and measured once, after the rules had learned from them. */
export const FINAL_PAIRS = readPairs(`
= Low Sun - 2014 Remaster · The Amber Wires · 242 | The Amber Wires - Low Sun · The Amber Wires · 243
= Low Sun · The Amber Wires · 242 | low sun by the amber wires · indie archive · 243
= Low Sun · The Amber Wires · 242 | The Amber Wires "Low Sun" (Official Video) · Foxglove Records · 258
= Low Sun · The Amber Wires · 242 | The Amber Wires - Low Sun - 04 - Harvest · vinylrips · 242
x Low Sun · The Amber Wires · 242 | The Amber Wires - Low Sun (Foxglove Sessions) · Foxglove Records · 255
x Low Sun · The Amber Wires · 242 | The Amber Wires - Low Sun (ukulele cover) · Gus Plays Uke · 230
x Low Sun · The Amber Wires · 242 | The Amber Wires - Low Moon · The Amber Wires · 242
x Low Sun · The Amber Wires · 242 | Low Sun · Marine Layer · 242
x Low Sun · The Amber Wires · 242 | The Amber Wires - Low Sun (Home Demo, 2009) · The Amber Wires · 226
x Low Sun - Live at Red Hollow · The Amber Wires · 266 | The Amber Wires - Low Sun · The Amber Wires · 242
= Low Sun - Live at Red Hollow · The Amber Wires · 266 | The Amber Wires - Low Sun (Live At Red Hollow, 2018) · The Amber Wires · 265
= No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | Big Tova - No Sleep (ft. Kayo) [Official Audio] · BIGTOVA · 155
= No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | big tova + kayo - no sleep (p. rinzo) · rinzo · 156
= No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | NO SLEEP FT KAYO (PROD RINZO) *LEAKED* · tova leaks · 154
= No Sleep (with KAYO) · Big Tova, KAYO · 155 | No Sleep · Big Tova · 155
x No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | big tova - no sleep (slowed n throwed) · chopped up not slopped up · 199
x No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | No Sleep (Big Tova Type Beat) · rinzo · 180
x No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | BIG TOVA - NO SLEEP (BAILE FUNK EDIT) · dj penha · 170
x No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | Big Tova - No Sleep Pt. 2 · BIGTOVA · 149
x No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | Big Tova - No Sleep (Snippet) · BIGTOVA · 31
x No Sleep (feat. KAYO) · Big Tova, KAYO · 155 | Big Tova - No Peace · BIGTOVA · 155
= Parallax (Extended) · Ewan Thirsk · 415 | Ewan Thirsk - Parallax [Signal Path 009] · Signal Path · 415
= Parallax - Edit · Ewan Thirsk · 221 | Ewan Thirsk - Parallax · ewanthirsk · 415
= Parallax (Extended) · Ewan Thirsk · 415 | PREMIERE : Ewan Thirsk - Parallax (Original Mix) [Signal Path] · Dawn Patrol · 416
= Parallax (Lena Ruhr Remix) · Ewan Thirsk · 398 | Premiere: Ewan Thirsk - Parallax (Lena Ruhr Remix) [Signal Path] · Dawn Patrol · 398
= Parallax - Lena Ruhr Remix · Ewan Thirsk, Lena Ruhr · 398 | Ewan Thirsk - Parallax (Lena Ruhr rmx) · lena ruhr · 398
x Parallax (Lena Ruhr Remix) · Ewan Thirsk · 398 | Ewan Thirsk - Parallax (Lena Ruhr Dub Mix) · Signal Path · 402
x Parallax (Extended) · Ewan Thirsk · 415 | Ewan Thirsk - Parallax (Lena Ruhr Remix) · Signal Path · 398
x Parallax (Extended) · Ewan Thirsk · 415 | Ewan Thirsk - Parallax (Ambient Version) · Signal Path · 380
x Parallax (Extended) · Ewan Thirsk · 415 | Parallax 114 w/ Ewan Thirsk · parallax radio · 3602
x Parallax (Extended) · Ewan Thirsk · 415 | Ewan Thirsk - Paradox [Signal Path 009] · Signal Path · 415
= Symphony No. 3 in C Major, Op. 40 "The Harvest": I. Allegro con brio · Otakar Benda, Moravian Chamber Orchestra, Petr Havel · 588 | Benda, O. - Symphony No. 3 "The Harvest" - I. Allegro con brio - Moravian Chamber Orchestra / Petr Havel · Moravian Chamber Orchestra · 590
x Symphony No. 3 in C Major, Op. 40 "The Harvest": I. Allegro con brio · Otakar Benda, Moravian Chamber Orchestra, Petr Havel · 588 | Benda, O. - Symphony No. 3 "The Harvest" - II. Andante - Moravian Chamber Orchestra / Petr Havel · Moravian Chamber Orchestra · 590
= Prelude in G Minor, BV 115 · Jan Adriaan Smit, Hanna Vik · 145 | J.A. Smit: Prelude in G minor BV 115 · Hanna Vik · 146
x Prelude in G Minor, BV 115 · Jan Adriaan Smit, Hanna Vik · 145 | J.A. Smit: Prelude in G minor BV 117 · Hanna Vik · 146
x Prelude in G Minor, BV 115 · Jan Adriaan Smit, Hanna Vik · 145 | J.A. Smit: Fugue in G minor BV 115 · Hanna Vik · 146
x Prelude in G Minor, BV 115 · Jan Adriaan Smit, Hanna Vik · 145 | J.A. Smit - Prelude in G minor, BV 115 (guitar) · classicalguitarist · 160
= Тихая река · Группа Маяк · 231 | Группа «Маяк» — Тихая река (Official Audio, 2020) · gruppa_mayak · 231
= Тихая река · Mayak · 231 | МАЯК - ТИХАЯ РЕКА · mayak · 233
x Тихая река · Группа Маяк · 231 | Маяк - Тихая река (кавер на гитаре) · Саша с гитарой · 222
x Тихая река · Группа Маяк · 231 | Маяк - Тихая река (speed up) · speed up songs · 190
x Тихая река · Группа Маяк · 231 | Маяк - Быстрая река · gruppa_mayak · 231
x Тихая река · Группа Маяк · 231 | Маяк - Тихая река (акустика) · gruppa_mayak · 231
= 花びら · Aoi Nagata · 276 | Aoi Nagata - 花びら -Hanabira- · aoi nagata · 276
= ひかりのまち · ソラノオト · 231 | ソラノオト「ひかりのまち」Music Video · soranooto · 240
x 花びら · Aoi Nagata · 276 | Aoi Nagata - 花びら (TV size) · anime op collection · 90
x 花びら · Aoi Nagata · 276 | 花びら / Aoi Nagata [Piano arrange] · ピアノ猫 · 270
x ひかりのまち · ソラノオト · 231 | ソラノオト - ひかりのまち (カラオケ) · soranooto · 231
= 밤산책 · 하윤 · 199 | 하윤 (HAYUN) - 밤산책 (Night Walk) · HAYUN · 199
x 밤산책 · 하윤 · 199 | 하윤 - 밤산책 (라이브) · HAYUN · 214
x 밤산책 · 하윤 · 199 | 하윤 - 밤산책 (cover by 미루) · 미루 · 201
= يا بحر · Karim Nasser · 255 | Karim Nasser - Ya Bahr (Official Music Video) / كريم ناصر - يا بحر · Karim Nasser · 262
= يا بحر · كريم ناصر · 255 | كريم ناصر - يا بحر (حصرياً) · أغاني · 255
x يا بحر · كريم ناصر · 255 | كريم ناصر - يا بحر (كاريوكي) · karaoke arabi · 255
= Μπλε Ουρανός · Ελένη Δούκα · 207 | Eleni Douka - Μπλε Ουρανός · eleni douka · 207
x Μπλε Ουρανός · Ελένη Δούκα · 207 | Ελένη Δούκα - Μαύρος Ουρανός · eleni douka · 203
= Água de Rio · Nara Bittencourt · 193 | NARA BITTENCOURT - AGUA DE RIO (CLIPE OFICIAL) · nara bittencourt · 199
x Água de Rio · Nara Bittencourt · 193 | Nara Bittencourt - Água de Rio (Ao Vivo) · nara bittencourt · 211
x Água de Rio · Nara Bittencourt · 193 | Nara Bittencourt - Água de Rio (Versão Forró) · forrozeiro · 185
= Żółty Dom · Kasia Wróbel, Tymek Sowa · 216 | Kasia Wróbel ft. Tymek Sowa - Zolty dom (official video) · kasia wrobel · 219
= Vuelvo a Verte - Versión Álbum · Luz Almagro · 224 | Luz Almagro - Vuelvo a Verte (Audio) · Luz Almagro · 224
x Vuelvo a Verte · Luz Almagro · 224 | Luz Almagro - Vuelvo a Verte (Versión Bachata) · Luz Almagro · 231
x Vuelvo a Verte · Luz Almagro · 224 | Luz Almagro - No Vuelvo a Verte · Luz Almagro · 224
= Sör & Salt · Björn Ek · 188 | Bjoern Ek - Sör och Salt · björn ek · 188
= Petite Fleur Noire · Maud Lorrain · 174 | Maud Lorrain - Petite fleur noire (Audio officiel) · Maud Lorrain · 174
x Petite Fleur Noire · Maud Lorrain · 174 | Maud Lorrain - Petite fleur noire (en concert à l'Olympia) · Maud Lorrain · 190
= Seven Steps to Nowhere · Grafton Hill · 305 | Grafton Hill - 7 Steps To Nowhere · graftonhill · 305
= Volume IV · Grafton Hill · 330 | Grafton Hill - Vol. 4 · graftonhill · 330
x Volume IV · Grafton Hill · 330 | Grafton Hill - Vol. 3 · graftonhill · 318
x Seven Steps to Nowhere · Grafton Hill · 305 | Grafton Hill - Seven Steps To Nowhere (Full Album) · prog vault · 2760
x Seven Steps to Nowhere · Grafton Hill · 305 | Grafton Hill - Seven Steps · graftonhill · 290
x Seven Steps to Nowhere · Grafton Hill · 305 | Seven Steps To Nowhere (Grafton Hill bass cover + tabs) · low end liam · 305
= i miss u (2) · kid vellum · 118 | kid vellum - i miss u 2 · kid vellum · 118
= i miss u · kid vellum · 118 | i miss u </3 · kid vellum · 118
= i miss u · kid vellum · 118 | kid vellum - i miss you · sadboi archive · 119
x i miss u · kid vellum · 118 | kid vellum - i don't miss u · kid vellum · 121
x i miss u · kid vellum · 118 | i miss u (prod. kid vellum) · novacane · 133
x i miss u · kid vellum · 118 | kid vellum - i miss u (sped up + pitched) · tiktok audios · 99
x i miss u · kid vellum · 118 | kid vellum - i miss u (voice memo) · kid vellum · 95
= WHAT!? · GLITTERGUN · 166 | glittergun - what · glittergun · 166
= $top Sign · GLITTERGUN · 171 | GLITTERGUN - Stop Sign (Official Visualizer) · GLITTERGUN · 172
= Rock 'n' Roll Weekend · GLITTERGUN · 181 | Glittergun - Rock N Roll Weekend · glittergun · 181
x $top Sign · GLITTERGUN · 171 | GLITTERGUN - Stop Sign (DnB Bootleg) · kavern · 230
x $top Sign · GLITTERGUN · 171 | Stop Sign · Maddy Quill · 171
= Halfway to Heaven (From "Tallgrass") · Ruthie Bell · 233 | Ruthie Bell - Halfway to Heaven (Tallgrass Original Soundtrack) · Tallgrass OST · 233
= Halfway to Heaven - Album Version · Ruthie Bell · 233 | Ruthie Bell - Halfway To Heaven (with lyrics) · country lyrics · 235
= Halfway to Heaven · Ruthie Bell, Cole Danvers · 233 | Halfway To Heaven (Duet with Cole Danvers) · Ruthie Bell · 233
x Halfway to Heaven · Ruthie Bell · 233 | Halfway to Heaven (Made Popular by Ruthie Bell) [Vocal Version] · Karaoke All Stars · 233
x Halfway to Heaven · Ruthie Bell · 233 | Ruthie Bell - Halfway To Heaven (Piano Instrumental) · ivory tunes · 240
x Halfway to Heaven · Ruthie Bell · 233 | Ruthie Bell - Halfway To Hell · Ruthie Bell · 228
x Halfway to Heaven · Ruthie Bell · 233 | Ruthie Bell - Halfway to Heaven (Christmas Version) · Ruthie Bell · 240
x Halfway to Heaven · Ruthie Bell · 233 | Ruthie Bell - Halfway To Heaven (Orchestral) · Ruthie Bell · 250
x Halfway to Heaven · Ruthie Bell · 233 | Ruthie Bell - Halfway to Heaven (10 Hours Loop) · loop lab · 36000
= Bottles (Explicit) · Young Sabre · 172 | Young Sabre - Bottles (Dirty) · dj pool uploads · 172
= Bottles · Young Sabre, Ti Roe, Femi K · 172 | Young Sabre ft. Ti Roe & Femi K - Bottles · young sabre · 172
= Bottles · Young Sabre, Ti Roe, Femi K · 172 | Bottles feat. Ti Roe, Femi K 🍾 (out now!!) · Young Sabre · 172
x Bottles · Young Sabre, Ti Roe, Femi K · 172 | Bottles (Femi K Solo Version) · Femi K · 140
x Bottles · Young Sabre · 172 | Ti Roe - Bottles (Young Sabre Remix) · Ti Roe · 210
x Bottles · Young Sabre · 172 | Young Sabre - Bottles (8D) · 8d world · 172
x Bottles · Young Sabre · 172 | Young Sabre - Bottles vs Thunder (DJ Pax Mashup) · DJ Pax · 190
= Tere Naam Ki Baarish · Arnav Sethi, Meera Joshi · 301 | "Tere Naam Ki Baarish" Full Video Song | Arnav Sethi, Meera Joshi · T-Sur · 310
= Tere Naam Ki Baarish · Arnav Sethi · 301 | Arnav Sethi - Tere Naam Ki Baarish (Lyrical) · Arnav Sethi · 301
x Tere Naam Ki Baarish · Arnav Sethi · 301 | Tere Naam Ki Baarish (Female Version) · Meera Joshi · 280
x Tere Naam Ki Baarish · Arnav Sethi · 301 | Tere Naam Ki Baarish Dj Remix Dholki Mix · dj raju · 260
= 月光下 · 周言 · 238 | 周言 - 月光下 (高音質) · c-pop box · 238
x 月光下 · 周言 · 238 | 周言 - 月光下 (DJ版) · dj阿龙 · 225
x 月光下 · 周言 · 238 | 周言 - 月光下 (现场版) · 周言 · 250
= Cathedral of Rust · Hollowmarch · 412 | HOLLOWMARCH - Cathedral Of Rust (Full Track Stream) · Blackened Earth Prod. · 412
= Cathedral of Rust · Hollowmarch · 412 | Hollowmarch – Cathedral of Rust [2016 – "Tithe"] · doom digger · 410
x Cathedral of Rust · Hollowmarch · 412 | Hollowmarch - Cathedral Of Rust (Vocal Cover) · growlgirl · 412
x Cathedral of Rust · Hollowmarch · 412 | Hollowmarch - Cathedral Of Rust (2008 Demo Tape) · Hollowmarch · 402
= Sunday Laundry · mellow moth · 133 | mellow moth - sunday laundry 🧺 | lofi hip hop · lofi window · 133
= Sunday Laundry · mellow moth · 133 | Sunday Laundry · Mellow Moth Beats · 133
x Sunday Laundry · mellow moth · 133 | sunday laundry (lofi beat) · pillowfort · 120
x Sunday Laundry · mellow moth · 133 | mellow moth - saturday laundry · mellow moth · 133
= Daylight Robbery - Mono Version · The Brightside Four · 149 | The Brightside Four - Daylight Robbery (1966) · sixties gold · 150
= Daylight Robbery - Stereo / 2005 Remaster · The Brightside Four · 149 | Daylight Robbery · The Brightside Four · 149
x Daylight Robbery - Take 2 · The Brightside Four · 155 | Daylight Robbery · The Brightside Four · 149
x Daylight Robbery · The Brightside Four · 149 | Daylight Robbery · The Brightside Fab Tribute · 148
`);

/** Written after the second measurement and before the rules learned from it; measured once. */
export const THIRD_PAIRS = readPairs(`
= Velvet Static · Nora Quill · 205 | Velvet Static · Nora Quill · 205
= Velvet Static · Nora Quill · 205 | Nora Quill - Velvet Static (Lyric Video) · Halcyon Music · 206
= Velvet Static - 2019 Remastered Version · Nora Quill · 205 | Nora Quill / Velvet Static · noraquill · 205
= Velvet Static · Nora Quill · 205 | velvet static ♡ · nora quill fanpage · 204
x Velvet Static · Nora Quill · 205 | Nora Quill - Velvet Static (Tom Brandt Remix) [Free Download] · Tom Brandt · 318
x Velvet Static · Nora Quill · 205 | velvet static (nora quill cover) · emily k · 199
x Velvet Static · Nora Quill · 205 | Nora Quill - Velvet Static // slowed · nightdrive · 250
x Velvet Static · Nora Quill · 205 | Nora Quill - Velvet Rope · Nora Quill · 211
x Velvet Static · Nora Quill · 205 | Nora Quill - Velvet Static [Live @ Union Hall] · noraquill · 219
= Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | Ty Marrow x Bas Lowry - Kerosene Kids (Prod. Vanta) · VANTA · 178
= Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | Ty Marrow - Kerosene Kids (Feat. Bas Lowry) · TY MARROW · 179
= Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | KEROSENE KIDS W/ BAS LOWRY (P. VANTA) · TY MARROW · 178
= Kerosene Kids · Ty Marrow · 178 | Kerosene Kids [Prod. by Vanta & Ohm] · Ty Marrow · 178
x Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | Ty Marrow - Kerosene Kids INSTRUMENTAL (Remake by JP) · JP beats · 178
x Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | Kerosene - Ty Marrow type beat · VANTA · 165
x Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | Kerosene Kids Freestyle · Yung Petrol · 121
x Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | ty marrow - kerosene kids (pitched down) · lowpitch · 190
x Kerosene Kids (feat. Bas Lowry) · Ty Marrow, Bas Lowry · 178 | Ty Marrow - Kerosene Queen · TY MARROW · 170
= Undulate · Sora Lindqvist · 367 | Sora Lindqvist - Undulate (Original Mix) · Meridian · 367
= Undulate - Extended Mix · Sora Lindqvist · 367 | PREMIERE: Sora Lindqvist - Undulate [MER031] · When We Dip · 367
= Undulate · Sora Lindqvist · 214 | Sora Lindqvist - Undulate (Extended Mix) · Meridian · 367
= Undulate - Fabio Neri Remix · Sora Lindqvist, Fabio Neri · 410 | Sora Lindqvist - Undulate (Fabio Neri Remix) [MER031] · Meridian · 410
x Undulate · Sora Lindqvist · 367 | Sora Lindqvist - Undulate (Fabio Neri Remix) · Fabio Neri · 410
x Undulate - Fabio Neri Remix · Sora Lindqvist, Fabio Neri · 410 | Sora Lindqvist - Undulate (Deep Cove Remix) · Meridian · 402
x Undulate · Sora Lindqvist · 367 | Sora Lindqvist - Oscillate (Original Mix) · Meridian · 371
x Undulate · Sora Lindqvist · 367 | Meridian Podcast 077 - Sora Lindqvist · Meridian · 3630
x Undulate · Sora Lindqvist · 367 | Sora Lindqvist - Undulate (Unreleased VIP) · Sora Lindqvist · 355
= Concerto for Oboe in F Major, RK 12: I. Vivace · Matteo Corbin, Isolde Fenn, Camerata Nord · 244 | Corbin: Oboe Concerto in F Major, RK 12: I. Vivace · Isolde Fenn · 244
= Étude No. 5, Op. 3 "Raindrops" · Irena Sokol, Tomas Weld · 156 | Sokol: Etude Op. 3 No. 5 "Raindrops" · Tomas Weld · 157
= Gymnastique No. 1 · Édouard Salles, Mei Aoyama · 201 | Édouard Salles - Gymnastique No.1 (Mei Aoyama, piano) · Mei Aoyama · 201
x Étude No. 5, Op. 3 "Raindrops" · Irena Sokol, Tomas Weld · 156 | Sokol: Etude Op. 3 No. 6 "Embers" · Tomas Weld · 149
x Gymnastique No. 1 · Édouard Salles, Mei Aoyama · 201 | Salles - Gymnastique No. 1 (arr. for guitar) · Luis Oro · 215
x Gymnastique No. 1 · Édouard Salles, Mei Aoyama · 201 | Édouard Salles - Gymnastique No. 3 · Mei Aoyama · 190
= Мой город спит · Дарья Клён · 211 | Дарья Клён - Мой город спит · dasha klen · 211
= Мой город спит · Дарья Клён · 211 | ДАРЬЯ КЛЁН — МОЙ ГОРОД СПИТ (ПРЕМЬЕРА ТРЕКА) · Новинки музыки · 212
= Осколки (feat. Рома Дым) · Дарья Клён, Рома Дым · 187 | Дарья Клен & Рома Дым - Осколки · Рома Дым · 187
x Мой город спит · Дарья Клён · 211 | Дарья Клён - Мой город спит (кавер) · Вика поёт · 205
x Мой город спит · Дарья Клён · 211 | Дарья Клён - Мой город спит (DJ Kolya Remix) · DJ Kolya · 224
x Мой город спит · Дарья Клён · 211 | Дарья Клён - Мой город горит · dasha klen · 211
= 花火の夜 · 白瀬ミナ · 243 | 白瀬ミナ - 花火の夜 (Official Video) · Mina Shirase · 247
= 花火の夜 · Mina Shirase · 243 | Mina Shirase - 花火の夜 / Hanabi no Yoru · Mina Shirase · 243
= 銀河 · The Komorebi · 232 | The Komorebi「銀河」 · the komorebi · 232
x 花火の夜 · 白瀬ミナ · 243 | 花火の夜 - 白瀬ミナ (cover) · ゆき · 240
x 花火の夜 · 白瀬ミナ · 243 | 白瀬ミナ - 花火の夜 (Instrumental) · 白瀬ミナ · 243
x 花火の夜 · 白瀬ミナ · 243 | 白瀬ミナ - 花火の朝 · 白瀬ミナ · 238
= 너의 계절 · 민하 · 218 | MINHA (민하) - 너의 계절 (Your Season) · MINHA · 218
= Your Season · MINHA · 218 | MINHA - Your Season (너의 계절) · kpop archive · 219
x 너의 계절 · 민하 · 218 | [COVER] 민하 - 너의 계절 · 소연 · 216
x 너의 계절 · 민하 · 218 | 민하 - 너의 계절 (Remix) · DJ H.One · 201
= حلم قديم · ياسمين فؤاد · 229 | ياسمين فؤاد - حلم قديم (Official Lyric Video) · Yasmine Fouad · 229
x حلم قديم · ياسمين فؤاد · 229 | ياسمين فؤاد - حلم جديد · Yasmine Fouad · 229
x حلم قديم · ياسمين فؤاد · 229 | ياسمين فؤاد - حلم قديم (Live) · Yasmine Fouad · 260
= Σιωπή · Άννα Βέργη · 198 | Άννα Βέργη - Σιωπή (Official Music Video) · anna vergi · 205
x Σιωπή · Άννα Βέργη · 198 | Άννα Βέργη - Σιωπή (Remix by DJ Manos) · DJ Manos · 230
= Sin Equipaje · Tomás Larrea, La Niña Azul · 199 | Tomas Larrea ft. La Niña Azul - Sin equipaje (Audio Oficial) · Tomás Larrea · 199
= Sin Equipaje · Tomás Larrea, La Niña Azul · 199 | SIN EQUIPAJE - TOMÁS LARREA ❌ LA NIÑA AZUL · Tomás Larrea · 201
x Sin Equipaje · Tomás Larrea, La Niña Azul · 199 | Sin Equipaje (Acústico) - Tomás Larrea · Tomás Larrea · 187
x Sin Equipaje · Tomás Larrea, La Niña Azul · 199 | 100. Sin Equipaje - Tomas Larrea ( Extended Dj Leo ) · Dj Leo · 240
x Sin Equipaje · Tomás Larrea, La Niña Azul · 199 | Sin Miedo · Tomás Larrea · 190
= Schlaflos · Anton Kiesel · 203 | Anton Kiesel - Schlaflos (Offizielles Musikvideo) · Anton Kiesel · 209
= Größer · Anton Kiesel · 190 | Anton Kiesel - Groesser · antonkiesel · 190
x Schlaflos · Anton Kiesel · 203 | Anton Kiesel - Schlaflos (Klavierversion) · Anton Kiesel · 196
x Schlaflos · Anton Kiesel · 203 | Schlaflos - Anton Kiesel (Techno Edit) · hertzrasen · 260
= Coração Vagaroso · Beto Salgueiro · 231 | Beto Salgueiro - Coracao Vagaroso · Selo Maré · 231
x Coração Vagaroso · Beto Salgueiro · 231 | Beto Salgueiro - Coração Vagaroso - Ao Vivo · Beto Salgueiro · 245
= Les Jours Pairs · Odette Sarr · 189 | Odette Sarr - Les jours pairs (Clip) · Odette Sarr · 192
x Les Jours Pairs · Odette Sarr · 189 | Odette Sarr - Les jours impairs · Odette Sarr · 194
= Two Suns · The Ferns · 226 | The Ferns - 2 Suns · theferns · 226
= Act II · The Ferns · 301 | The Ferns - Act 2 · theferns · 301
= Part of Me, Pt. 1 · The Ferns · 250 | The Ferns - Part Of Me (Part 1) · theferns · 250
x Part of Me, Pt. 1 · The Ferns · 250 | The Ferns - Part Of Me (Part 2) · theferns · 262
x Two Suns · The Ferns · 226 | The Ferns - Three Suns · theferns · 226
= Honest · Dani Wolfe · 194 | dani wolfe - honest (official visualizer) · dani wolfe · 194
= Honest · Dani Wolfe · 194 | Dani Wolfe - Honest (Explicit Lyrics) · lyricsworld · 195
= Honest · Dani Wolfe · 194 | Honest - Dani Wolfe · dani wolfe daily · 194
x Honest · Dani Wolfe · 194 | Honest · Carla Reyes · 194
x Honest · Dani Wolfe · 194 | Dani Wolfe - Honest (Stripped Version) · dani wolfe · 188
x Honest · Dani Wolfe · 194 | Dani Wolfe - Honest (Filtered Acapella) · acapella town · 194
x Honest · Dani Wolfe · 194 | honest - dani wolfe [ sped up ] · speedsongs · 160
x Honest · Dani Wolfe · 194 | Dani Wolfe - Honestly · dani wolfe · 194
= Ca$h Garden · MØTH · 160 | MØTH - Cash Garden · moth · 160
= DON'T BLINK!! · MØTH · 149 | Moth - dont blink · moth · 149
x DON'T BLINK!! · MØTH · 149 | MØTH - DON'T BLINK (hardstyle remix) · rawr · 180
= Open Range (From "Dust") · Wade Coulter · 244 | Wade Coulter - Open Range (From "Dust") · Dust Official Soundtrack · 244
= Open Range · Wade Coulter & The Lanterns · 244 | Wade Coulter - Open Range · wade coulter · 245
x Open Range · Wade Coulter · 244 | Open Range (Instrumental Version) [Originally Performed By Wade Coulter] · Karaoke Corral · 244
x Open Range · Wade Coulter · 244 | Wade Coulter - Open Range (Acoustic) · wade coulter · 240
x Open Range · Wade Coulter · 244 | Wade Coulter - Open Road · wade coulter · 244
= Body Language · Kemi Solace · 190 | Kemi Solace - Body Language [Official Audio] · Kemi Solace · 190
= Body Language · Kemi Solace, Raz B · 190 | Kemi Solace feat. Raz B - Body Language (NEW 2023) · afro hits · 191
x Body Language · Kemi Solace · 190 | Kemi Solace - Body Language (Afro House Remix) · DJ Tunde · 345
x Body Language · Kemi Solace · 190 | Kemi Solace - Body Language (Dance Challenge Mix) · tiktok mixes · 95
= Dil Ki Dhun · Ishaan Kapoor · 262 | Dil Ki Dhun - Ishaan Kapoor (Official Song) · Desi Beats · 264
x Dil Ki Dhun · Ishaan Kapoor · 262 | Dil Ki Dhun (Lofi Flip) · chai & chill · 220
= 风起时 · 陈若溪 · 233 | 陈若溪 - 风起时【官方MV】 · 陈若溪 · 238
x 风起时 · 陈若溪 · 233 | 陈若溪 - 风起时 (钢琴版) · piano box · 230
= Black Harvest · Gravewell · 322 | GRAVEWELL - "Black Harvest" (Official Stream) · Serpent Hill Records · 322
x Black Harvest · Gravewell · 322 | Gravewell - Black Harvest (Guitar Cover) · riffmaster · 322
= rain on tin · pale june · 128 | pale june - rain on tin · lofi attic · 128
= Rain on Tin · pale june, Slow Meadow Kid · 128 | pale june & slow meadow kid - rain on tin 🌧 · slow meadow kid · 128
x rain on tin · pale june · 128 | Rain on tin roof - 3 hours sleep sounds · sleepwell · 10800
= Carousel - Mono / Remastered · The Paper Dukes · 152 | The Paper Dukes - Carousel · oldies vault · 153
= Carousel - Single Version · The Paper Dukes · 152 | The Paper Dukes - Carousel (45 version) · oldies vault · 151
x Carousel · The Paper Dukes · 152 | The Paper Dukes - Carousel (Alternate Take) · oldies vault · 158
x Carousel · The Paper Dukes · 152 | Carousel · The Melody Makers · 150
`);
