/**
 * Songs that exist at both providers, with the uploads that a search for them also finds: remixes, live recordings, covers, sped-up
 * copies. The search text `twice` finds them all. They share no word with the other tracks, so that they change no other result.
 */
import type { NamedRelease, NamedUpload } from './named-tracks';

type Song = {
  release: NamedRelease;
  /** The same recording, as different accounts publish it. */
  same: readonly NamedUpload[];
  /** Other recordings of the song, or other songs of that name. */
  others: readonly NamedUpload[];
};

const LABEL = 'umbra recordings';
const MIXES = 'velour mixes';
const FANS = 'dilly covers';
const FAST = 'zippy closet';

const VERA = 'Vera Quill';
const BRASS = 'Brass Umbrella';
const TOMAS = 'Tomás Arrieta';
const YUKI = 'Yuki Hanabira';
const MARZIPAN = 'DJ Marzipan';
const ATLAS = 'Crowded Atlas';
const KLARA = 'Klára Dvořáčková';
const OSMAN = 'Osman Bey';

const upload = (
  title: string,
  by: string,
  seconds: number,
  more: Partial<NamedUpload> = {},
): NamedUpload => ({
  title,
  by,
  seconds,
  genre: 'Pop',
  tags: ['twice'],
  popularity: 0.1,
  ...more,
});

const song = (
  title: string,
  by: string | readonly string[],
  seconds: number,
  album: string,
  same: readonly NamedUpload[],
  others: readonly NamedUpload[] = [],
): Song => ({
  release: {
    title,
    by: typeof by === 'string' ? [by] : by,
    seconds,
    album,
    genre: 'Pop',
    popularity: 0.1,
  },
  same,
  others,
});

const SONGS: readonly Song[] = [
  song(
    'Gramophone Arithmetic',
    VERA,
    214,
    'Think Twice',
    [upload('Vera Quill - Gramophone Arithmetic (Official Audio)', 'veraquill', 218)],
    [
      upload('gramophone arithmetic (sped up)', FAST, 171),
      upload('Gramophone Arithmetic (Vera Quill cover)', FANS, 226),
      upload('Vera Quill - Gramophone Arithmetic (Velour Remix)', MIXES, 301),
    ],
  ),
  song('Marmalade Theory', VERA, 187, 'Think Twice', [upload('Marmalade Theory', 'veraquill', 187)]),
  song('Bicycle Diplomat', VERA, 242, 'Think Twice', [
    upload('Vera Quill - Bicycle Diplomat [UMB014]', LABEL, 243),
    upload('bicycle diplomat', 'veraquill', 242),
  ]),
  song(
    'Vocabulary (feat. Osman Bey)',
    [VERA, OSMAN],
    199,
    'Think Twice',
    [upload('Vera Quill ft. Osman Bey - Vocabulary', LABEL, 200)],
    [upload('Vocabulary (Instrumental)', 'veraquill', 199)],
  ),
  song(
    'Parliament of Owls',
    BRASS,
    263,
    'Twice Removed',
    [upload('Brass Umbrella – Parliament of Owls (Official Video)', 'brassumbrella', 271)],
    [
      upload('Brass Umbrella - Parliament of Owls (Live in Ghent)', 'brassumbrella', 318),
      upload('parliament of owls [daycore]', FAST, 329),
    ],
  ),
  song('Parliament of Owls - Live in Ghent', BRASS, 317, 'Twice Removed', [
    upload('Brass Umbrella - Parliament of Owls (Live in Ghent)', LABEL, 318),
  ]),
  song(
    'Zigzag - 2019 Remaster',
    BRASS,
    205,
    'Twice Removed',
    [upload('Brass Umbrella - Zigzag', 'brassumbrella', 205)],
    [upload('Zigzag', 'marzipan', 240)],
  ),
  song(
    'Pamphlet (Radio Edit)',
    BRASS,
    176,
    'Twice Removed',
    [upload('Brass Umbrella - Pamphlet', 'brassumbrella', 244)],
    [upload('Pamphlet - Brass Umbrella (Karaoke Version)', FANS, 178)],
  ),
  song(
    'Canción del Jardín',
    TOMAS,
    231,
    'Twice Yesterday',
    [upload('Tomas Arrieta - Cancion del Jardin (Video Oficial)', 'tomasarrieta', 233)],
    [upload('Tomas Arrieta - Cancion del Jardin (Acústico)', 'tomasarrieta', 219)],
  ),
  song('Muelle Norte', TOMAS, 208, 'Twice Yesterday', [upload('muelle norte', 'tomasarrieta', 208)]),
  song(
    'Espejismo',
    [TOMAS, VERA],
    222,
    'Twice Yesterday',
    [upload('Tomás Arrieta & Vera Quill - Espejismo', LABEL, 222)],
    [upload('espejismo (bootleg)', MIXES, 260)],
  ),
  song(
    '夜行電車',
    YUKI,
    250,
    'Twice Blossomed',
    [upload('Yuki Hanabira - 夜行電車 (Yakou Densha)', 'yukihanabira', 251)],
    [upload('夜行電車 (piano cover)', FANS, 244)],
  ),
  song('Hanafuda', YUKI, 192, 'Twice Blossomed', [
    upload('Hanafuda', FANS, 193, { metadataArtist: 'Yuki Hanabira' }),
  ]),
  song(
    'Tsubame',
    YUKI,
    203,
    'Twice Blossomed',
    [upload('YUKI HANABIRA // TSUBAME', LABEL, 203)],
    [upload('tsubame (speed up)', FAST, 158)],
  ),
  song(
    'Rhubarb',
    MARZIPAN,
    324,
    'Twice Baked',
    [upload('DJ Marzipan - Rhubarb (Original Mix)', 'marzipan', 389)],
    [
      upload('DJ Marzipan - Rhubarb (Velour Rework)', MIXES, 356),
      upload('DJ Marzipan podcast 014: rhubarb special', 'marzipan', 3540),
    ],
  ),
  song('Cardamom', MARZIPAN, 298, 'Twice Baked', [upload('Cardamom [free dl]', 'marzipan', 298)]),
  song('Nougat (Velour Remix)', MARZIPAN, 281, 'Twice Baked', [
    upload('DJ Marzipan - Nougat (Velour Remix)', MIXES, 281),
  ]),
  song('Encyclopedia', ATLAS, 227, 'Look Twice', [
    upload('Crowded Atlas - Encyclopedia (Lyric Video)', 'crowdedatlas', 227),
    upload('Encyclopedia by Crowded Atlas', FANS, 228),
  ]),
  song(
    'Umlaut',
    ATLAS,
    168,
    'Look Twice',
    [upload('crowded atlas umlaut', 'crowdedatlas', 168, { access: 'preview' })],
    [upload('Umlaut (acoustic)', 'crowdedatlas', 181)],
  ),
  song(
    'Jigsaw, Pt. 2',
    ATLAS,
    255,
    'Look Twice',
    [upload('Crowded Atlas - Jigsaw (Part 2)', LABEL, 255)],
    [upload('Crowded Atlas - Jigsaw (Part 1)', LABEL, 249)],
  ),
  song(
    'Ostrich',
    ATLAS,
    143,
    'Look Twice',
    [],
    [
      upload('Ostrich (Crowded Atlas cover)', FANS, 150),
      upload('Crowded Atlas - Ostrich (Velour Remix)', MIXES, 244),
    ],
  ),
  song('Façade', KLARA, 216, 'Once, Twice', [upload('Klara Dvorackova - Facade', 'klaradv', 217)]),
  song('Příliv', KLARA, 238, 'Once, Twice', [upload('KLÁRA DVOŘÁČKOVÁ — PŘÍLIV (premiere)', LABEL, 239)]),
  song('Gizmo', OSMAN, 12, 'Once, Twice', [upload('Osman Bey - Gizmo', 'osmanbey', 14)]),
  song('Quibble', OSMAN, 12, 'Once, Twice', [upload('Osman Bey - Quibble (Official Audio)', 'osmanbey', 12)]),
  // At Spotify alone.
  song('Xylograph', OSMAN, 190, 'Once, Twice', []),
];

export const ARTISTS_AT_BOTH = [VERA, BRASS, TOMAS, YUKI, MARZIPAN, ATLAS, KLARA, OSMAN];
export const RELEASES_AT_BOTH = SONGS.map(({ release }) => release);
export const UPLOADS_AT_BOTH = SONGS.flatMap(({ same, others }) => [...same, ...others]);
export const UPLOADERS_AT_BOTH = [...new Set(UPLOADS_AT_BOTH.map(({ by }) => by))];
