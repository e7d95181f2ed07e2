import { readPairs } from './read-pairs';

/** Written before the rules were read and before the first set was measured. */
export const SECOND_UNSEEN_PAIRS = readPairs(`
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
