import { readPairs } from './read-pairs';

/** Written after the second set was measured, before the rules learned from it. */
export const THIRD_UNSEEN_PAIRS = readPairs(`
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
