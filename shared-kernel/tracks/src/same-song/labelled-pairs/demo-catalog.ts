import { readPairs } from './read-pairs';

/** The songs at both services of the demo catalog, and what else a search for them finds there. */
export const CATALOG_PAIRS = readPairs(`
= Gramophone Arithmetic · Vera Quill · 214 | Vera Quill - Gramophone Arithmetic (Official Audio) · veraquill · 218
x Gramophone Arithmetic · Vera Quill · 214 | gramophone arithmetic (sped up) · zippy closet · 171
x Gramophone Arithmetic · Vera Quill · 214 | Gramophone Arithmetic (Vera Quill cover) · dilly covers · 226
x Gramophone Arithmetic · Vera Quill · 214 | Vera Quill - Gramophone Arithmetic (Velour Remix) · velour mixes · 301
= Marmalade Theory · Vera Quill · 187 | Marmalade Theory · veraquill · 187
= Bicycle Diplomat · Vera Quill · 242 | Vera Quill - Bicycle Diplomat [UMB014] · umbra recordings · 243
= Bicycle Diplomat · Vera Quill · 242 | bicycle diplomat · veraquill · 242
= Vocabulary (feat. Osman Bey) · Vera Quill, Osman Bey · 199 | Vera Quill ft. Osman Bey - Vocabulary · umbra recordings · 200
x Vocabulary (feat. Osman Bey) · Vera Quill, Osman Bey · 199 | Vocabulary (Instrumental) · veraquill · 199
= Parliament of Owls · Brass Umbrella · 263 | Brass Umbrella – Parliament of Owls (Official Video) · brassumbrella · 271
x Parliament of Owls · Brass Umbrella · 263 | Brass Umbrella - Parliament of Owls (Live in Ghent) · brassumbrella · 318
x Parliament of Owls · Brass Umbrella · 263 | parliament of owls [daycore] · zippy closet · 329
= Parliament of Owls - Live in Ghent · Brass Umbrella · 317 | Brass Umbrella - Parliament of Owls (Live in Ghent) · umbra recordings · 318
= Zigzag - 2019 Remaster · Brass Umbrella · 205 | Brass Umbrella - Zigzag · brassumbrella · 205
x Zigzag - 2019 Remaster · Brass Umbrella · 205 | Zigzag · marzipan · 240
= Pamphlet (Radio Edit) · Brass Umbrella · 176 | Brass Umbrella - Pamphlet · brassumbrella · 244
x Pamphlet (Radio Edit) · Brass Umbrella · 176 | Pamphlet - Brass Umbrella (Karaoke Version) · dilly covers · 178
= Canción del Jardín · Tomás Arrieta · 231 | Tomas Arrieta - Cancion del Jardin (Video Oficial) · tomasarrieta · 233
x Canción del Jardín · Tomás Arrieta · 231 | Tomas Arrieta - Cancion del Jardin (Acústico) · tomasarrieta · 219
= Espejismo · Tomás Arrieta, Vera Quill · 222 | Tomás Arrieta & Vera Quill - Espejismo · umbra recordings · 222
x Espejismo · Tomás Arrieta, Vera Quill · 222 | espejismo (bootleg) · velour mixes · 260
= 夜行電車 · Yuki Hanabira · 250 | Yuki Hanabira - 夜行電車 (Yakou Densha) · yukihanabira · 251
x 夜行電車 · Yuki Hanabira · 250 | 夜行電車 (piano cover) · dilly covers · 244
= Tsubame · Yuki Hanabira · 203 | YUKI HANABIRA // TSUBAME · umbra recordings · 203
x Tsubame · Yuki Hanabira · 203 | tsubame (speed up) · zippy closet · 158
= Rhubarb · DJ Marzipan · 324 | DJ Marzipan - Rhubarb (Original Mix) · marzipan · 389
x Rhubarb · DJ Marzipan · 324 | DJ Marzipan - Rhubarb (Velour Rework) · velour mixes · 356
x Rhubarb · DJ Marzipan · 324 | DJ Marzipan podcast 014: rhubarb special · marzipan · 3540
= Cardamom · DJ Marzipan · 298 | Cardamom [free dl] · marzipan · 298
= Nougat (Velour Remix) · DJ Marzipan · 281 | DJ Marzipan - Nougat (Velour Remix) · velour mixes · 281
= Encyclopedia · Crowded Atlas · 227 | Crowded Atlas - Encyclopedia (Lyric Video) · crowdedatlas · 227
= Encyclopedia · Crowded Atlas · 227 | Encyclopedia by Crowded Atlas · dilly covers · 228
= Umlaut · Crowded Atlas · 168 | crowded atlas umlaut · crowdedatlas · 168
x Umlaut · Crowded Atlas · 168 | Umlaut (acoustic) · crowdedatlas · 181
= Jigsaw, Pt. 2 · Crowded Atlas · 255 | Crowded Atlas - Jigsaw (Part 2) · umbra recordings · 255
x Jigsaw, Pt. 2 · Crowded Atlas · 255 | Crowded Atlas - Jigsaw (Part 1) · umbra recordings · 249
x Ostrich · Crowded Atlas · 143 | Ostrich (Crowded Atlas cover) · dilly covers · 150
= Façade · Klára Dvořáčková · 216 | Klara Dvorackova - Facade · klaradv · 217
= Příliv · Klára Dvořáčková · 238 | KLÁRA DVOŘÁČKOVÁ — PŘÍLIV (premiere) · umbra recordings · 239
`);
