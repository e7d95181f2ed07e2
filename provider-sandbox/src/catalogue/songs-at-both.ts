/**
 * Songs that exist at both providers, with the uploads that a search for them also finds: remixes, live recordings, covers, sped-up
 * copies. The search text `twice` finds them all. They share no word with the other tracks, so that they change no other result.
 */
import type { NamedRelease, NamedUpload } from './named-tracks';

/**
 * A release at Spotify: title · artists · seconds · album. Below it uploads at SoundCloud: title · uploader · seconds · other fields;
 * `=` the same recording, `x` another recording of the song, or another song of that name.
 */
const SONGS = `
Gramophone Arithmetic · Vera Quill · 214 · Think Twice
  = Vera Quill - Gramophone Arithmetic (Official Audio) · veraquill · 218
  x gramophone arithmetic (sped up) · zippy closet · 171
  x Gramophone Arithmetic (Vera Quill cover) · dilly covers · 226
  x Vera Quill - Gramophone Arithmetic (Velour Remix) · velour mixes · 301
Marmalade Theory · Vera Quill · 187 · Think Twice
  = Marmalade Theory · veraquill · 187
Bicycle Diplomat · Vera Quill · 242 · Think Twice
  = Vera Quill - Bicycle Diplomat [UMB014] · umbra recordings · 243
  = bicycle diplomat · veraquill · 242
Vocabulary (feat. Osman Bey) · Vera Quill, Osman Bey · 199 · Think Twice
  = Vera Quill ft. Osman Bey - Vocabulary · umbra recordings · 200
  x Vocabulary (Instrumental) · veraquill · 199
Parliament of Owls · Brass Umbrella · 263 · Twice Removed
  = Brass Umbrella – Parliament of Owls (Official Video) · brassumbrella · 271
  x Brass Umbrella - Parliament of Owls (Live in Ghent) · brassumbrella · 318
  x parliament of owls [daycore] · zippy closet · 329
Parliament of Owls - Live in Ghent · Brass Umbrella · 317 · Twice Removed
  = Brass Umbrella - Parliament of Owls (Live in Ghent) · umbra recordings · 318
Zigzag - 2019 Remaster · Brass Umbrella · 205 · Twice Removed
  = Brass Umbrella - Zigzag · brassumbrella · 205
  x Zigzag · marzipan · 240
Pamphlet (Radio Edit) · Brass Umbrella · 176 · Twice Removed
  = Brass Umbrella - Pamphlet · brassumbrella · 244
  x Pamphlet - Brass Umbrella (Karaoke Version) · dilly covers · 178
Canción del Jardín · Tomás Arrieta · 231 · Twice Yesterday
  = Tomas Arrieta - Cancion del Jardin (Video Oficial) · tomasarrieta · 233
  x Tomas Arrieta - Cancion del Jardin (Acústico) · tomasarrieta · 219
Muelle Norte · Tomás Arrieta · 208 · Twice Yesterday
  = muelle norte · tomasarrieta · 208
Espejismo · Tomás Arrieta, Vera Quill · 222 · Twice Yesterday
  = Tomás Arrieta & Vera Quill - Espejismo · umbra recordings · 222
  x espejismo (bootleg) · velour mixes · 260
夜行電車 · Yuki Hanabira · 250 · Twice Blossomed
  = Yuki Hanabira - 夜行電車 (Yakou Densha) · yukihanabira · 251
  x 夜行電車 (piano cover) · dilly covers · 244
Hanafuda · Yuki Hanabira · 192 · Twice Blossomed
  = Hanafuda · dilly covers · 193 · metadataArtist=Yuki Hanabira
Tsubame · Yuki Hanabira · 203 · Twice Blossomed
  = YUKI HANABIRA // TSUBAME · umbra recordings · 203
  x tsubame (speed up) · zippy closet · 158
Rhubarb · DJ Marzipan · 324 · Twice Baked
  = DJ Marzipan - Rhubarb (Original Mix) · marzipan · 389
  x DJ Marzipan - Rhubarb (Velour Rework) · velour mixes · 356
  x DJ Marzipan podcast 014: rhubarb special · marzipan · 3540
Cardamom · DJ Marzipan · 298 · Twice Baked
  = Cardamom [free dl] · marzipan · 298
Nougat (Velour Remix) · DJ Marzipan · 281 · Twice Baked
  = DJ Marzipan - Nougat (Velour Remix) · velour mixes · 281
Encyclopedia · Crowded Atlas · 227 · Look Twice
  = Crowded Atlas - Encyclopedia (Lyric Video) · crowdedatlas · 227
  = Encyclopedia by Crowded Atlas · dilly covers · 228
Umlaut · Crowded Atlas · 168 · Look Twice
  = crowded atlas umlaut · crowdedatlas · 168 · access=preview
  x Umlaut (acoustic) · crowdedatlas · 181
Jigsaw, Pt. 2 · Crowded Atlas · 255 · Look Twice
  = Crowded Atlas - Jigsaw (Part 2) · umbra recordings · 255
  x Crowded Atlas - Jigsaw (Part 1) · umbra recordings · 249
Ostrich · Crowded Atlas · 143 · Look Twice
  x Ostrich (Crowded Atlas cover) · dilly covers · 150
  x Crowded Atlas - Ostrich (Velour Remix) · velour mixes · 244
Façade · Klára Dvořáčková · 216 · Once, Twice
  = Klara Dvorackova - Facade · klaradv · 217
Příliv · Klára Dvořáčková · 238 · Once, Twice
  = KLÁRA DVOŘÁČKOVÁ — PŘÍLIV (premiere) · umbra recordings · 239
Gizmo · Osman Bey · 12 · Once, Twice
  = Osman Bey - Gizmo · osmanbey · 14
Quibble · Osman Bey · 12 · Once, Twice
  = Osman Bey - Quibble (Official Audio) · osmanbey · 12
Xylograph · Osman Bey · 190 · Once, Twice
`;

const COMMON = { genre: 'Pop', popularity: 0.1 };

const lines = SONGS.trim().split('\n');
const isUpload = (line: string) => line.startsWith('  ');

export const RELEASES_AT_BOTH: readonly NamedRelease[] = lines
  .filter((line) => !isUpload(line))
  .map((line) => {
    const [title = '', artists = '', seconds, album = ''] = line.split(' · ');
    return { title, by: artists.split(', '), seconds: Number(seconds), album, ...COMMON };
  });
export const UPLOADS_AT_BOTH: readonly NamedUpload[] = lines.filter(isUpload).map((line) => {
  const [title = '', by = '', seconds, ...fields] = line.slice('  = '.length).split(' · ');
  const others = Object.fromEntries(fields.map((field) => field.split('=')));
  return { title, by, seconds: Number(seconds), tags: ['twice'], ...COMMON, ...others };
});
export const ARTISTS_AT_BOTH = [...new Set(RELEASES_AT_BOTH.flatMap(({ by }) => by))];
export const UPLOADERS_AT_BOTH = [...new Set(UPLOADS_AT_BOTH.map(({ by }) => by))];
