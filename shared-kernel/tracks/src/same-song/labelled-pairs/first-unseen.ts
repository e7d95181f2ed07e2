import { readPairs } from './read-pairs';

/** Written by somebody who had not read the rules. */
export const FIRST_UNSEEN_PAIRS = readPairs(`
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
