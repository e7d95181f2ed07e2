import { readPairs } from './read-pairs';

export const HELD_OUT_PAIRS = readPairs(`
= Lágrimas de Sal · Rocío Baltar · 221 | Rocío Baltar - Lágrimas de Sal (Videoclip Oficial) · Rocío Baltar · 224
= Lagrimas de Sal (feat. Nino Feroz) · Rocío Baltar, Nino Feroz · 221 | ROCIO BALTAR x NINO FEROZ - LÁGRIMAS DE SAL · nino feroz · 221
x Lágrimas de Sal · Rocío Baltar · 221 | Rocío Baltar - Lágrimas de Sal (Versión Acústica) · Rocío Baltar · 218
x Lágrimas de Sal · Rocío Baltar · 221 | Lágrimas de Sal - Rocío Baltar (Karaoke Instrumental) · Canta Ya · 222
x Lágrimas de Sal · Rocío Baltar · 221 | Rocío Baltar - Lágrimas de Sal (En Directo, Sala Apolo) · Rocío Baltar · 240
= La Mer Immobile · Aurèle Fontanges · 198 | Aurele Fontanges - La mer immobile (Clip officiel) · Aurèle Fontanges · 201
= La Mer Immobile - Remasterisé en 2014 · Aurèle Fontanges · 198 | La mer immobile · Aurèle Fontanges · 198
x La Mer Immobile · Aurèle Fontanges · 198 | La mer immobile (reprise Aurèle Fontanges) · Mélo du Dimanche · 203
x La Mer Immobile · Aurèle Fontanges · 198 | Aurèle Fontanges - La Mer · Aurèle Fontanges · 198
= Wenn es regnet · Die Nachtgestalten · 243 | Die Nachtgestalten – Wenn Es Regnet (Offizielles Video) · Die Nachtgestalten · 247
x Wenn es regnet · Die Nachtgestalten · 243 | Die Nachtgestalten - Wenn es regnet (Live aus Köln) · Die Nachtgestalten · 281
x Wenn es regnet · Die Nachtgestalten · 243 | Wenn es regnet (Techno Remix) · dj kellerkind · 330
= Chuva Miúda · Teresa Quintão · 187 | Teresa Quintao - Chuva Miuda · Discos do Cais · 187
x Chuva Miúda · Teresa Quintão · 187 | Teresa Quintão - Chuva Miúda (Ao Vivo no Porto) · Teresa Quintão · 205
= Wielka Woda · Łąka Nocą · 232 | Laka Noca - Wielka Woda (Oficjalny Teledysk) · laka noca · 235
= Зимний трамвай · Ольга Север · 204 | Ольга Север — Зимний трамвай (Official Video) · olga sever · 207
x Зимний трамвай · Ольга Север · 204 | Ольга Север - Зимний трамвай (speed up) · sped songs · 163
= 雨のあとで · Minato Shion · 266 | Minato Shion『雨のあとで』Music Video · Minato Shion · 270
x 雨のあとで · Minato Shion · 266 | 雨のあとで / Minato Shion (Cover) · uta channel · 266
= 봄의 끝 · Haru Lane · 211 | Haru Lane - 봄의 끝 (End of Spring) · haru lane · 211
x 봄의 끝 · Haru Lane · 211 | Haru Lane (하루 레인) - 봄의 끝 Piano Cover · piano nari · 220
= ليل بعيد · ريم الساحل · 238 | ريم الساحل - ليل بعيد (Official Audio) · Reem Al Sahel · 239
= Paper Tigers · Holloway Drive · 195 | Holloway Drive - Paper Tigers (Lyrics) · 7clouds fan · 196
= Paper Tigers · Holloway Drive · 195 | paper tigers - holloway drive · late night radio · 195
= Paper Tigers - 2009 Remastered Version · Holloway Drive · 195 | Holloway Drive - Paper Tigers (Remastered) · Holloway Drive · 197
= Paper Tigers (Deluxe) · Holloway Drive · 195 | Paper Tigers · HollowayDriveVEVO · 195
x Paper Tigers · Holloway Drive · 195 | Paper Tigers (Slowed + Reverb) · vaporloft · 241
x Paper Tigers · Holloway Drive · 195 | holloway drive - paper tigers // nightcore · kitsune nights · 150
x Paper Tigers · Holloway Drive · 195 | Paper Tigers - Holloway Drive (8D AUDIO) · 8d tunes · 197
x Paper Tigers · Holloway Drive · 195 | Holloway Drive - Paper Tigers (Mako & Lune Remix) · mako · 312
x Paper Tigers · Holloway Drive · 195 | Holloway Drive - Paper Tigers (Lune Bootleg) FREE DL · lune · 288
x Paper Tigers · Holloway Drive · 195 | Holloway Drive - Paper Tigers (Guitar Playthrough) · sixstring sam · 201
x Paper Tigers · Holloway Drive · 195 | Paper Tigers (as made famous by Holloway Drive) · Party Backing Band · 196
x Paper Tigers · Holloway Drive · 195 | Holloway Drive - Paper Tigers (KEXP Live) · kexp fan · 214
x Paper Tigers · Holloway Drive · 195 | Holloway Drive - Paper Tigers reaction · two brothers react · 640
x Paper Tigers · Holloway Drive · 195 | Paper Tiger · Holloway · 240
= Paper Tigers (Mako & Lune Remix) · Holloway Drive, Mako, Lune · 312 | Holloway Drive - Paper Tigers (Mako x Lune Remix) · mako · 312
x Paper Tigers (Mako Remix) · Holloway Drive · 300 | Holloway Drive - Paper Tigers (Lune Remix) · lune · 312
= Paper Tigers - Acoustic · Holloway Drive · 205 | Holloway Drive - Paper Tigers (Acoustic Version) · Holloway Drive · 205
= Night Bus (Radio Edit) · Sable & Finch · 172 | Sable & Finch - Night Bus (Extended Mix) [Corduroy] · Corduroy Records · 331
= Night Bus · Sable & Finch · 172 | Sable and Finch - Night Bus · sable + finch · 173
= Night Bus · Sable & Finch · 172 | Premiere: Sable & Finch 'Night Bus' [Corduroy] · inverted audio fan · 331
x Night Bus · Sable & Finch · 172 | Sable & Finch - Night Bus (Dub) · Corduroy Records · 350
x Night Bus · Sable & Finch · 172 | Sable & Finch - Boiler Room set feat. Night Bus · sable + finch · 3400
= Honey, Honey · Dot Marlowe · 159 | Dot Marlowe - Honey Honey · dotmarlowe · 160
x Honey, Honey · Dot Marlowe · 159 | Dot Marlowe - Honey · dotmarlowe · 201
= Honey, Honey (with The Overcoats) · Dot Marlowe · 159 | Dot Marlowe w/ The Overcoats - Honey, Honey · the overcoats · 159
x Honey, Honey · Dot Marlowe · 159 | Honey Honey (Dot Marlowe Type Beat) · prod. kell · 159
= Vol. 2, Track 3 · Ansel Prue · 141 | Ansel Prue - Vol 2 Track 3 · ansel prue · 141
x Vol. 2, Track 3 · Ansel Prue · 141 | Ansel Prue - Vol 2 Track 4 · ansel prue · 141
= 1979, Again · Ansel Prue · 210 | Ansel Prue – 1979 Again (Official Visualiser) · ansel prue · 210
x Stay · Ansel Prue · 190 | Stay · Ansel & the Few · 190
x Stay · Ansel Prue · 190 | Ansel Prue - Stay Awake · ansel prue · 190
= Stay (Explicit) · Ansel Prue · 190 | ansel prue - stay · leaks archive · 191
x Stay · Ansel Prue · 190 | Ansel Prue - Stay (Orchestral Version) · ansel prue · 202
= Stay - From "The Long Field" Soundtrack · Ansel Prue · 190 | Ansel Prue - Stay (The Long Field OST) · ansel prue · 190
x Stay · Ansel Prue · 190 | Ansel Prue - Stay (Demo 2011) · ansel prue · 183
= (You're) Almost There · The Quiet Riots · 233 | The Quiet Riots - You're Almost There · thequietriots · 234
= Hold the Line [Bonus] · The Quiet Riots · 250 | QUIET RIOTS - HOLD THE LINE · thequietriots · 250
`);
