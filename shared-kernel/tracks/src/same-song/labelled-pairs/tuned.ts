import { readPairs } from './read-pairs';

/** The rules were made for these. */
export const TUNED_PAIRS = readPairs(`
= Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano & The Low Tides - Midnight Harbour · adasolano · 229
= Midnight Harbour · Ada Solano, The Low Tides · 228 | Midnight Harbour (feat. The Low Tides) · Ada Solano · 228
= Midnight Harbour · Ada Solano, The Low Tides · 228 | MIDNIGHT HARBOUR [Official Audio] · Ada Solano Official · 231
= Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano x The Low Tides – Midnight Harbour (OUT NOW) · Tidal Wave Records · 226
x Midnight Harbour · Ada Solano, The Low Tides · 228 | midnight harbour (kite remix) · kitefolder · 362
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Midnight Harbour cover · lena plays · 231
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano - Midnight Harbour (Acoustic) · adasolano · 228
x Midnight Harbour · Ada Solano, The Low Tides · 228 | harbour at midnight — field recording · wrenhouse · 760
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Midnight Harbour · Glass Lanterns · 190
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Midnight Harbour · dj pontoon · 228
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano - Midnight Harbour (Instrumental) · adasolano · 228
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano - Midnight Harbour (Live at the Kiln) · adasolano · 251
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano - Midnight Harbour (Sped Up) · adasolano · 187
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano - Midnight, Again · adasolano · 228
x Midnight Harbour · Ada Solano, The Low Tides · 228 | Ada Solano - Harbour · adasolano · 228
= Harbour Lights (Live at the Kiln) · Ada Solano · 252 | Ada Solano - Harbour Lights - Live at The Kiln · adasolano · 253
= Harbour Lights (Live at the Kiln) · Ada Solano · 252 | harbour lights (live @ the kiln) · Ada Solano · 249
x Harbour Lights (Live at the Kiln) · Ada Solano · 252 | Ada Solano - Harbour Lights · adasolano · 214
x Harbour Lights (Live at the Kiln) · Ada Solano · 252 | Ada Solano - Harbour Lights (Live in Lisbon) · adasolano · 262
= Late Ferry · North Pier · 177 | North Pier - Late Ferry · northpier · 177
= Late Ferry · North Pier · 177 | late ferry · North Pier · 178
= Late Ferry · North Pier · 177 | North Pier — Late Ferry (Official Video) · Mooring Label · 183
= Late Ferry - Remastered 2019 · North Pier · 177 | North Pier - Late Ferry · northpier · 177
= Late Ferry (2019 Remaster) · North Pier · 177 | Late Ferry · North Pier · 179
= Late Ferry - Single Version · North Pier · 177 | Late Ferry · North Pier · 196
= Late Ferry - Radio Edit · North Pier · 177 | North Pier - Late Ferry (Extended Mix) · northpier · 342
x Late Ferry · North Pier · 177 | Late Ferry (bootleg) · dj pontoon · 258
x Late Ferry · North Pier · 177 | North Pier - Late Ferry (dj pontoon bootleg) · dj pontoon · 258
x Late Ferry · North Pier · 177 | North Pier - Late Ferry (pontoon edit) · dj pontoon · 201
x Late Ferry · North Pier · 177 | sixty minutes on the late ferry · dj pontoon · 3600
x Late Ferry · North Pier · 177 | North Pier - Early Ferry · northpier · 177
x Late Ferry · North Pier · 177 | North Pier - Late Ferry (Demo) · northpier · 171
x Late Ferry · North Pier · 177 | Late Ferry [Karaoke Version] (Made famous by North Pier) · Sing House · 177
x Late Ferry · North Pier · 177 | Late Ferry (Piano Version) · Keys and Quay · 180
= Midnight, Again · Ilse Marek · 201 | Ilse Marek - Midnight Again · Ilse Marek · 201
= Midnight, Again · Ilse Marek · 201 | ilse marek – midnight again [free download] · nightlabel · 205
x Midnight, Again · Ilse Marek · 201 | Ilse Marek - Midnight · Ilse Marek · 201
= Salt on the Window · The Low Tides · 303 | Salt On The Window · Low Tides · 303
= Salt on the Window · The Low Tides · 303 | The Low Tides - Salt On The Window (Lyrics) · lyric corner · 303
= Salt on the Window · The Low Tides · 303 | Salt on teh Window · The Low Tides · 302
x Salt on the Window · The Low Tides · 303 | The Low Tides - Salt on the Window (Slowed + Reverb) · dusk tapes · 371
x Salt on the Window · The Low Tides · 303 | The Low Tides - Rain on the Window · The Low Tides · 301
= Paper Lanterns · Oda & the Quiet · 213 | Oda and The Quiet - Paper Lanterns · odaandthequiet · 213
= Paper Lanterns · Oda & the Quiet · 213 | Paper Lanterns · Oda + The Quiet · 215
x Paper Lanterns · Oda & the Quiet · 213 | Paper Lantern · Paper Works · 213
x Paper Lanterns · Oda & the Quiet · 213 | Oda & the Quiet - Paper Lanterns (Kite VIP Mix) · kitefolder · 260
= A Harbour of One’s Own · Ilse Marek · 280 | Ilse Marek - A Harbour Of One's Own · Ilse Marek · 281
= ميناء منتصف الليل (Harbour) · North Pier · 200 | North Pier - ميناء منتصف الليل · northpier · 200
= 真夜中の港 (Harbour) · Oda & the Quiet · 190 | 真夜中の港 · Oda & the Quiet · 191
x 真夜中の港 (Harbour) · Oda & the Quiet · 190 | 真夜中の空 · Oda & the Quiet · 190
= Näkki & Façade d’été · Ilse Marek · 240 | Ilse Marek - Nakki and Facade d'ete · Ilse Marek · 240
= Kite Weather 🪁🌧️ · Oda & the Quiet · 180 | Oda & the Quiet - Kite Weather · Oda & the Quiet · 180
= Three Hands at Midnight · Ada Solano, The Low Tides, Ilse Marek · 220 | Three Hands At Midnight w/ Ilse Marek · Ada Solano · 221
= Glass Avenue (feat. Juno Okonjo) · Copper Sparrows · 195 | Copper Sparrows - Glass Avenue ft. Juno Okonjo · coppersparrows · 195
= Glass Avenue (feat. Juno Okonjo) · Copper Sparrows · 195 | Glass Avenue · Copper Sparrows · 196
= Glass Avenue · Copper Sparrows, Juno Okonjo · 195 | COPPER SPARROWS - GLASS AVENUE (FT. JUNO OKONJO) (PROD. MOTH) · sparrowtapes · 194
x Glass Avenue (feat. Juno Okonjo) · Copper Sparrows · 195 | Copper Sparrows - Glass Avenue (Instrumental) · coppersparrows · 195
x Glass Avenue · Copper Sparrows · 195 | Glass Avenue · Velvet Notes · 402
= (I Never Saw) Your Lighthouse · Sunday Lighthouses · 242 | Sunday Lighthouses - I Never Saw Your Lighthouse · Sunday Lighthouses · 242
= (I Never Saw) Your Lighthouse · Sunday Lighthouses · 242 | Your Lighthouse (I Never Saw) · Sunday Lighthouses · 240
x Your Lighthouse · Sunday Lighthouses · 242 | Sunday Lighthouses - My Lighthouse · Sunday Lighthouses · 230
= Engine, Pt. 2 · Lunar Pilots · 310 | Lunar Pilots - Engine (Part 2) · Lunar Pilots · 310
= Engine, Pt. II · Lunar Pilots · 310 | Lunar Pilots - Engine Pt. 2 · Lunar Pilots · 311
x Engine, Pt. 2 · Lunar Pilots · 310 | Lunar Pilots - Engine, Pt. 1 · Lunar Pilots · 310
x Engine, Pt. 2 · Lunar Pilots · 310 | Lunar Pilots - Engine · Lunar Pilots · 310
x Nocturne No. 2 · Petra Valtonen · 265 | Petra Valtonen - Nocturne No. 3 · Petra Valtonen · 262
= Nocturne No. 2 · Petra Valtonen · 265 | Nocturne no 2 · petra valtonen · 266
= 1994 · Feral Typewriters · 201 | Feral Typewriters - 1994 · Feral Typewriters · 201
x 1994 · Feral Typewriters · 201 | Feral Typewriters - 1995 · Feral Typewriters · 201
= Static (Kite Remix) · Tin Ferrymen, Kite · 330 | Tin Ferrymen - Static (Kite Remix) · kitefolder · 331
= Static - Kite Remix · Tin Ferrymen · 330 | tin ferrymen - static (KITE remix) [free dl] · kite · 330
x Static - Kite Remix · Tin Ferrymen · 330 | Tin Ferrymen - Static (Moth Remix) · moth · 330
x Static - Kite Remix · Tin Ferrymen · 330 | Tin Ferrymen - Static · tin ferrymen · 211
x Static - Kite Remix · Tin Ferrymen · 330 | Tin Ferrymen - Static (Kite Dub) · kite · 330
= Static (Extended Mix) · Tin Ferrymen · 330 | Tin Ferrymen - Static (Extended) · tin ferrymen · 330
= Static (Original Mix) · Tin Ferrymen · 330 | Tin Ferrymen - Static · tin ferrymen · 330
= Live Forever Tonight · Postal Librarians · 222 | Postal Librarians - Live Forever Tonight · postal librarians · 222
= Demo Tape Heart · Postal Librarians · 180 | Demo Tape Heart · Postal Librarians · 180
= Acoustic Shadow · Postal Librarians · 180 | postal librarians - Acoustic Shadow · postal librarians · 181
= Cover Me With Snow · Hollow Orchards · 205 | Hollow Orchards - Cover Me With Snow · hollow orchards · 205
x Cover Me With Snow · Hollow Orchards · 205 | Cover Me With Snow (Hollow Orchards cover) · fern plays · 199
x Cover Me With Snow · Hollow Orchards · 205 | Hollow Orchards - Cover Me With Snow (fern cover) · fern plays · 207
= Remix Culture · Marble Gardeners · 190 | Marble Gardeners - Remix Culture · marble gardeners · 190
= Wave - Acoustic · Zora Brackwater · 170 | Zora Brackwater - Wave (Acoustic Version) · zora brackwater · 170
= Wave - Acoustic · Zora Brackwater · 170 | zora brackwater – wave (acoustic) · zorabrackwater · 171
x Wave - Acoustic · Zora Brackwater · 170 | Zora Brackwater - Wave · zora brackwater · 192
x Wave · Zora Brackwater · 192 | Zora Brackwater - Waves · zora brackwater · 240
x Wave · Zora Brackwater · 192 | Wave (prod. moth) · Lil Quay · 140
= Wave · Zora Brackwater · 192 | Zora Brackwater - Wave (Official Lyric Video) · brackwaterVEVO · 192
= Wave · Zora Brackwater · 192 | Wave · Zora Brackwater - Topic · 192
= Winter Telephone (Deluxe) · Northern Cartographers · 233 | Northern Cartographers | Winter Telephone · n cartographers · 234
= Winter Telephone (From "The Last Boat") · Northern Cartographers · 233 | Northern Cartographers - Winter Telephone · n cartographers · 233
= Winter Telephone · Northern Cartographers · 233 | Winter Telephone (Soundtrack) · Northern Cartographers · 233
x Winter Telephone · Northern Cartographers · 233 | Northern Cartographers - Winter Telephone (Orchestral Version) · n cartographers · 260
x Winter Telephone · Northern Cartographers · 233 | Northern Cartographers - Winter Telephone (Nightcore) · nightcore quay · 190
x Winter Telephone · Northern Cartographers · 233 | Northern Cartographers - Winter Telephone (8D AUDIO) · 8d quay · 233
x Winter Telephone · Northern Cartographers · 233 | Northern Cartographers - Winter Telephone x Wave (Mashup) · mash quay · 233
x Winter Telephone · Northern Cartographers · 233 | Northern Cartographers - Winter Telephone (Teaser) · n cartographers · 45
x Winter Telephone · Northern Cartographers · 233 | Winter Telephone (Northern Cartographers type beat) · moth beats · 180
x Winter Telephone · Northern Cartographers · 233 | Winter Telephone Reaction · quay reacts · 900
x Winter Telephone · Northern Cartographers · 233 | Northern Cartographers - Full Album · n cartographers · 2800
= Snow · Núria Kovalde · 150 | Nuria Kovalde - Snow · nuria kovalde · 150
= Søren’s Song · Łucja Zielinska-Pryce · 245 | Lucja Zielinska-Pryce - Soren's Song · lucjazp · 246
= Straße · Hedda Fjellheim · 199 | Hedda Fjellheim - Strasse · hedda fjellheim · 199
= rush. · moth · 131 | moth - rush · moth · 131
= rush. · moth · 131 | RUSH (prod. by rook) · moth · 132
x rush. · moth · 131 | moth - rush hour · moth · 140
x rush. · moth · 131 | rush · rook & quay · 131
= Love · Velvet Notes · 200 | Velvet Notes - Love · velvet notes · 201
x Love · Velvet Notes · 200 | Love · Silver Notes · 200
x Love · Velvet Notes · 200 | Velvet Notes - Love (Reprise) · velvet notes · 80
x Love · Velvet Notes · 200 | Velvet Notes - Love (Ruben Asterby Remix) · Ruben Asterby · 340
x Love · Velvet Notes · 200 | Velvet Notes - Love (Velvet's Version) · velvet notes · 200
= Love (Velvet's Version) · Velvet Notes · 200 | Velvet Notes - Love (Velvet’s Version) · velvet notes · 200
= Ocean Drive · Noemi Hartmoor & Iker Pellerin · 218 | Noemi Hartmoor, Iker Pellerin - Ocean Drive · pellerin music · 218
= Ocean Drive · Noemi Hartmoor · 218 | Noemi Hartmoor - Ocean Drive [Quay Records] · Quay Records · 219
= Ocean Drive · Noemi Hartmoor · 218 | PREMIERE: Noemi Hartmoor - Ocean Drive [Quay Records] · Quay Radio · 219
x Ocean Drive · Noemi Hartmoor · 218 | Noemi Hartmoor - Ocean Drive (Preview) · Noemi Hartmoor · 60
x Ocean Drive · Noemi Hartmoor · 218 | Noemi Hartmoor - Ocean Drive · Quay Radio Podcast · 3610
x Ocean Drive · Noemi Hartmoor · 218 | Noemi Hartmoor Live @ Ocean Drive · Noemi Hartmoor · 3610
x Ocean Drive · Noemi Hartmoor · 218 | Ocean Drive (feat. Noemi) · Maelle Oyelade · 205
= Tomorrow · Emeka Merriwick · 260 | EMEKA MERRIWICK // TOMORROW · emeka merriwick · 261
= Tomorrow (Radio Edit) · Emeka Merriwick · 180 | Emeka Merriwick - Tomorrow · emeka merriwick · 260
= Tomorrow - Live · Emeka Merriwick · 300 | Emeka Merriwick - Tomorrow (Live) · emeka merriwick · 301
x Tomorrow - Live · Emeka Merriwick · 300 | Emeka Merriwick - Tomorrow (Live at Quay Festival 2019) · emeka merriwick · 372
x Tomorrow · Emeka Merriwick · 260 | Emeka Merriwick - Tomorrow (2012 Version) · emeka merriwick · 260
x Tomorrow · Emeka Merriwick · 260 | Emeka Merriwick - Tomorrow (Spanish Version) · emeka merriwick · 260
x Tomorrow · Emeka Merriwick · 260 | Emeka Merriwick - Tomorrow Never Knows Me · emeka merriwick · 260
x Tomorrow · Emeka Merriwick · 260 | Emeka Merriwick - Tomorrow (Skit) · emeka merriwick · 44
= Golden Hour · Inés Delmonte-Ruiz · 207 | Ines Delmonte Ruiz - Golden Hour · ines dr · 207
x Golden Hour · Inés Delmonte-Ruiz · 207 | Golden Hour (Inés Delmonte-Ruiz cover) · halo notes · 207
x Golden Hour · Inés Delmonte-Ruiz · 207 | Golden Hours · Inés Delmonte-Ruiz · 250
x Golden Hour · Inés Delmonte-Ruiz · 207 | Golden Hour · Kasper Abernoth · 207
= Distant Signal · Xenia · 222 | Xenia - Distant Signal · xenia (official) · 222
= Distant Signal · Xenia · 222 | Distant Signal · XENIA · 240
x Distant Signal · Xenia · 222 | Distant Signal · Xenia · 480
x Distant Signal · Xenia · 222 | Distant Signals · Xeno · 222
= Half Past Four · Stellan Lindqvale · 188 | Stellan Lindqvale - Half Past Four (Visualizer) · stellan · 188
= Half Past Four · Stellan Lindqvale · 188 | stellan lindqvale - half past four [audio] · stellanlindqvale · 188
= Half Past Four (Explicit) · Stellan Lindqvale · 188 | Half Past Four · Stellan Lindqvale · 188
= Half Past Four (Clean) · Stellan Lindqvale · 188 | Half Past Four · Stellan Lindqvale · 187
x Half Past Four · Stellan Lindqvale · 188 | Half Past Five · Stellan Lindqvale · 188
x Half Past Four · Stellan Lindqvale · 188 | Stellan Lindqvale - Half Past Four (A Cappella) · stellan · 180
= Blue Postcard · Juno Vantreight · 214 | Juno Vantreight - Blue Postcard (Official Music Video) · junovantreight · 219
= Blue Postcard · Juno Vantreight · 214 | Juno Vantreight "Blue Postcard" · Paper Moon Records · 214
= Blue Postcard · Juno Vantreight · 214 | 03 Blue Postcard · Juno Vantreight · 214
= Blue Postcard · Juno Vantreight · 214 | Blue Postcard by Juno Vantreight · juno fan page · 214
= Blue Postcard · Juno Vantreight · 214 | Blue Postcard - Juno Vantreight · radio quay · 215
= Blue Postcard - 2011 Remaster · Juno Vantreight · 214 | Juno Vantreight - Blue Postcard (Remastered 2011) · junovantreight · 214
= Blue Postcard (Bonus Track) · Juno Vantreight · 214 | Juno Vantreight – Blue Postcard · junovantreight · 216
x Blue Postcard · Juno Vantreight · 214 | Juno Vantreight - Blue Postcard (Paper Kites Remix) · paper kites · 214
x Blue Postcard · Juno Vantreight · 214 | Juno Vantreight - Blue Postcard (Paper Kites Edit) · paper kites · 300
x Blue Postcard · Juno Vantreight · 214 | Blue Postcard (Juno Vantreight Cover) · Goran · 222
x Blue Postcard · Juno Vantreight · 214 | Goran - Blue Postcard (Juno Vantreight) cover · Goran · 222
x Blue Postcard · Juno Vantreight · 214 | juno vantreight - blue postcard (slowed) · dusk · 260
x Blue Postcard · Juno Vantreight · 214 | Juno Vantreight - Blue Postcards · juno vantreight · 180
x Blue Postcard · Juno Vantreight · 214 | Juno Vantreight - Postcard · juno vantreight · 214
x Blue Postcard · Juno Vantreight · 214 | Juno Vantreight - Blue Postcard (Live Session) · juno vantreight · 220
x Blue Postcard · Juno Vantreight · 214 | Juno Vantreight interview about Blue Postcard · radio quay · 1400
x Blue Postcard · Juno Vantreight · 214 | Blue Postcard · Teodor · 214
= Slow Carousel (with Farah) · Emeka Asterby · 201 | Emeka Asterby & Farah - Slow Carousel · emeka asterby · 201
= Slow Carousel (with Farah) · Emeka Asterby, Farah · 201 | slow carousel w farah · emeka asterby · 202
= Slow Carousel · Emeka Asterby, Farah · 201 | Farah & Emeka Asterby - Slow Carousel · farah · 201
= Slow Carousel · Emeka Asterby · 201 | Emeka Asterby - Slow Carousel [Halo Tapes 004] · halo tapes · 201
= Slow Carousel · Emeka Asterby · 201 | A1. Emeka Asterby - Slow Carousel · halo tapes · 201
= Slow Carousel · Emeka Asterby · 201 | Emeka Asterby – Slow Carousel (Original Mix) [HALO004] · halo tapes · 330
x Slow Carousel · Emeka Asterby · 201 | Emeka Asterby – Slow Carousel (Grain Remix) [HALO004] · halo tapes · 330
x Slow Carousel · Emeka Asterby · 201 | HALO004 // Emeka Asterby - Slow Carousel EP (Snippets) · halo tapes · 420
x Slow Carousel · Emeka Asterby · 201 | Slow Carousel (Instrumental Version) · emeka asterby · 201
x Slow Carousel - Instrumental · Emeka Asterby · 201 | Emeka Asterby - Slow Carousel · emeka asterby · 201
= Slow Carousel - Instrumental · Emeka Asterby · 201 | Slow Carousel (Instrumental) · emeka asterby · 201
= Don't Wake the Gardener · Marble Gardeners · 188 | Marble Gardeners - Dont Wake The Gardener · marblegardeners · 188
= Don't Wake the Gardener · Marble Gardeners · 188 | DON’T WAKE THE GARDENER · Marble Gardeners · 189
x Don't Wake the Gardener · Marble Gardeners · 188 | Marble Gardeners - Wake the Gardener · marblegardeners · 203
= The Kite · Lunar Pilots · 240 | Lunar Pilots - Kite · lunar pilots · 240
x The Kite · Lunar Pilots · 240 | Lunar Pilots - The Kite, The Rain and The Fire · lunar pilots · 240
= Fire (Single Edit) · Copper Sparrows · 180 | Copper Sparrows - Fire · copper sparrows · 243
= Fire · Copper Sparrows · 243 | Copper Sparrows - Fire (Radio Edit) · copper sparrows · 180
x Fire · Copper Sparrows · 243 | Copper Sparrows - Fire & Rain · copper sparrows · 243
x Fire · Copper Sparrows · 243 | Copper Sparrows - Fire (Acapella) · copper sparrows · 200
x Fire · Copper Sparrows · 243 | Copper Sparrows - Fire (VIP) · copper sparrows · 243
x Fire · Copper Sparrows · 243 | Copper Sparrows vs. Moth - Fire (Mashup) · moth · 243
x Fire · Copper Sparrows · 243 | Copper Sparrows - Fire (Moth Flip) · moth · 160
x Fire · Copper Sparrows · 243 | Fire · Copper Wire · 243
= Rain II · Feral Typewriters · 199 | Feral Typewriters - Rain 2 · feral typewriters · 199
x Rain II · Feral Typewriters · 199 | Feral Typewriters - Rain · feral typewriters · 199
x Rain · Feral Typewriters · 199 | Feral Typewriters - Rain, Pt. 2 · feral typewriters · 210
= Étoile d'hiver · Maelle Pellerin · 230 | Maëlle Pellerin - Etoile d'Hiver · maelle pellerin · 230
= Canción del Puerto · Inés Núria · 230 | Ines Nuria - Cancion del Puerto (Video Oficial) · inesnuria · 233
= 夜の電車 · Hoshi Kawa · 250 | Hoshi Kawa - 夜の電車 (Night Train) · hoshi kawa · 250
x 夜の電車 · Hoshi Kawa · 250 | Hoshi Kawa - 夜の電話 · hoshi kawa · 250
= Ночной порт · Лена Моряк · 210 | Лена Моряк - Ночной порт · lena moryak · 210
= Silver Engine · DJ Pontoon · 360 | dj pontoon - silver engine · dj pontoon · 361
= Silver Engine · DJ Pontoon · 360 | Pontoon - Silver Engine · quay radio · 360
x Silver Engine · DJ Pontoon · 360 | DJ Pontoon - Silver Engine (DJ Set) · dj pontoon · 3700
x Silver Engine · DJ Pontoon · 360 | dj pontoon silver engine live set · dj pontoon · 3600
= Station · A.K. Halo · 144 | AK Halo - Station · akhalo · 144
= Station · A$AK · 144 | a$ak - station · a$ak · 144
x Station · A.K. Halo · 144 | AK Halo - Station to Station · akhalo · 144
= Good Morning, Good Night · Postal Librarians · 165 | Postal Librarians: Good Morning Good Night · postal librarians · 165
= Endless / Window · Postal Librarians · 365 | Postal Librarians - Endless/Window · postal librarians · 365
x Endless / Window · Postal Librarians · 365 | Postal Librarians - Endless · postal librarians · 190
= Telephone (Ghost Version) · Hollow Orchards · 190 | Hollow Orchards - Telephone (Ghost Version) · hollow orchards · 190
x Telephone (Ghost Version) · Hollow Orchards · 190 | Hollow Orchards - Telephone · hollow orchards · 190
x Telephone · Hollow Orchards · 190 | Hollow Orchards - Telephone (Stripped) · hollow orchards · 190
x Telephone · Hollow Orchards · 190 | Telephone [Tribute to Hollow Orchards] · Tribute Kings · 190
x Telephone · Hollow Orchards · 190 | Telephone (Originally Performed By Hollow Orchards) · Sing House · 191
x Telephone · Hollow Orchards · 190 | Telephone (In the Style of Hollow Orchards) [Karaoke] · Sing House · 191
= Telephone · Hollow Orchards · 190 | Hollow Orchards - Telephone | Official Lyric Video · hollow orchards · 191
= Telephone · Hollow Orchards · 190 | [PREMIERE] Hollow Orchards - Telephone · quay magazine · 190
= Telephone · Hollow Orchards · 190 | Hollow Orchards - Telephone (HQ Audio) · music lover 99 · 190
= Telephone · Hollow Orchards · 190 | hollow orchards telephone · music lover 99 · 190
= Telephone · Hollow Orchards · 190 | Telephone · hollow_orchards · 190
= Telephone · Hollow Orchards · 190 | Telephone (Prod. by Grain) · Hollow Orchards · 190
= Telephone · Hollow Orchards · 190 | Telephone #newmusic · Hollow Orchards · 190
x Telephone · Hollow Orchards · 190 | Telephone Line · Hollow Orchards · 260
x Telephone · Hollow Orchards · 190 | Hollow Orchards - Telephone (1 Hour Version) · loop it · 3600
x Telephone · Hollow Orchards · 190 | Hollow Orchards - Telephone (432 Hz) · loop it · 193
= Ghost Island - From the Album "Shore" · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island · ilse brackwater · 275
= Ghost Island - Mono · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island · ilse brackwater · 275
x Ghost Island - Live · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island · ilse brackwater · 276
x Ghost Island - Take 4 · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island · ilse brackwater · 275
x Ghost Island - Demo · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island · ilse brackwater · 275
x Ghost Island · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island (80s Version) · retro quay · 275
x Ghost Island · Ilse Brackwater · 275 | Ghost Island (but it's lofi) · lofi quay · 150
x Ghost Island · Ilse Brackwater · 275 | Ilse Brackwater - Ghost Island (Drum Cover) · drum quay · 275
x Ghost Island · Ilse Brackwater · 275 | Ghost Island - Ilse Brackwater Piano Tutorial · key quay · 600
x Ghost Island · Ilse Brackwater · 275 | Ghost Island Theme · Ilse Brackwater · 90
= Ghost Island · Ilse Brackwater · 275 | Ilse Brackwater — Ghost Island (preview on all platforms) · ilse brackwater · 275
`);
