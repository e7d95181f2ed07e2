/** Builds the tracks of SoundCloud from a seed: the named ones first, then songs that Spotify has too and their versions, then the rest. */
import { seededRandom, type Random } from '../core/random';
import { artistAccounts, buildUploaders, slug, uploadersAtBoth } from './authors';
import { EDGE_CASE_ALBUMS, NAMED_UPLOADS, type NamedUpload } from './named-tracks';
import { SCENES_BY_GENRE } from './scenes';
import { RELEASES_AT_BOTH, UPLOADS_AT_BOTH } from './songs-at-both';
import type { SoundCloudTrack, SpotifyTrack, Uploader } from './types';
import { COVERERS, LABELS, SHOWS, SPEEDERS, VENUES } from './vocabulary';

const OWN_UPLOADS = 520;
const LONG_UPLOADS = 70;
const FIRST_NAMED_NUMBER = 293_000_000;
const FIRST_NUMBER = 308_000_000;
const FIRST_NUMBER_AT_BOTH = 317_000_000;
const FIRST_YEAR = 2011;
const YEAR_MS = 365 * 24 * 3600 * 1000;

type Fields = Pick<SoundCloudTrack, 'title' | 'uploader'> & Partial<SoundCloudTrack>;

/** Albums whose songs have uploads of their own, or none. */
const APART = new Set([...EDGE_CASE_ALBUMS, ...RELEASES_AT_BOTH.map(({ album }) => album)]);

/** `releases` = the tracks of Spotify; a listener finds some of them here, too. */
export function buildSoundCloudTracks(seed: string, releases: readonly SpotifyTrack[]): SoundCloudTrack[] {
  const songs = releases.filter(({ album }) => !APART.has(album.title));
  const uploaders = buildUploaders(seed);
  const accounts = artistAccounts([...new Set(songs.map(({ artists }) => artists[0]!))]);
  const named = (handle: string) => uploaders.find((one) => one.handle === handle)!;
  const random = seededRandom(`${seed}:uploads`);
  const makers = uploaders.filter(
    ({ handle }) => ![LABELS, SPEEDERS, COVERERS, SHOWS].some((accounts) => accounts.includes(handle)),
  );
  const generated = [
    ...songs.flatMap((song) =>
      uploadsOf(song, accounts.get(song.artists[0]!.id)!, { random, named, makers }),
    ),
    ...Array.from({ length: OWN_UPLOADS }, () => ownUpload(random, random.pick(makers))),
    ...Array.from({ length: LONG_UPLOADS }, () => longUpload(random, named, random.pick(songs), makers)),
  ];
  return [
    ...namedUploads(seed, uploaders, NAMED_UPLOADS, FIRST_NAMED_NUMBER),
    ...generated.map((fields, index) => upload(seed, FIRST_NUMBER + index * 613 + random.int(600), fields)),
    ...namedUploads(seed, uploadersAtBoth(), UPLOADS_AT_BOTH, FIRST_NUMBER_AT_BOTH),
  ];
}

function namedUploads(
  seed: string,
  uploaders: readonly Uploader[],
  uploads: readonly NamedUpload[],
  numbersAfter: number,
): SoundCloudTrack[] {
  return uploads.map(({ by, seconds, number, ...fields }, index) =>
    upload(seed, number ?? numbersAfter + 11 * (index + 1), {
      uploader: uploaders.find(({ handle }) => handle === by)!,
      ...(seconds ? { durationMs: seconds * 1000 } : {}),
      ...fields,
    }),
  );
}

type Cast = { random: Random; named: (handle: string) => Uploader; makers: readonly Uploader[] };

const EDITION =
  / - (?:Remastered \d+|Radio Edit|Single Version|Acoustic|Live at .*)$| \((?:Demo|feat\. .*)\)$/g;

/** The song itself, more often the better known it is, and what others made of it. */
function uploadsOf(song: SpotifyTrack, account: Uploader, { random, named, makers }: Cast): Fields[] {
  const title = song.title.replace(EDITION, '').replace(EDITION, '');
  const names = song.artists.map(({ name }) => name).join(' & ');
  const common = { genre: song.genre, createdAt: uploadedIn(song.album.year, random) };
  const share = (low: number, high: number) => song.popularity * random.between(low, high);
  const length = (factor: number) => ({ durationMs: Math.round(song.durationMs * factor) });
  const uploads: Fields[] = [];
  if (random.chance(0.15 + 0.65 * song.popularity)) {
    const label = named(random.pick(LABELS));
    const [words, uploader, metadataArtist] = random.pick([
      [song.title, account, null],
      [`${names} - ${title}`, account, null],
      [`${names} - ${title} (${videoWords(song.genre)})`, account, null],
      [`${names} - ${title}`, label, names],
      [title, label, names],
      [title.toLowerCase(), account, null],
    ] as const);
    uploads.push({
      ...common,
      title: words,
      uploader,
      metadataArtist,
      album: song.album.hasCover ? song.album : null,
      recording: song.recording,
      durationMs: song.durationMs + random.int(4000) - 1000,
      popularity: share(0.92, 1),
      ...(random.chance(0.05) ? { access: 'preview' as const } : {}),
    });
  }
  const versions: (() => Fields)[] = [
    () => ({
      title: `${title.toLowerCase()} (sped up)`,
      uploader: named(random.pick(SPEEDERS)),
      ...length(0.8),
    }),
    () => ({ title: `${title} (slowed + reverb)`, uploader: named(random.pick(SPEEDERS)), ...length(1.22) }),
    () => ({
      title: `${title} (${names} cover)`,
      uploader: named(random.pick(COVERERS)),
      ...length(random.between(0.9, 1.15)),
    }),
    () => ({
      title: `${names} - ${title} (Live at ${random.pick(VENUES)})`,
      uploader: account,
      ...length(random.between(1.05, 1.4)),
    }),
    () => remix(names, title, random.pick(makers), length(random.between(0.95, 1.5)), random),
    () => remix(names, title, random.pick(makers), length(random.between(0.95, 1.5)), random),
  ];
  for (let chance = song.popularity * 1.1; random.chance(chance); chance /= 3)
    uploads.push({ ...common, ...random.pick(versions)(), popularity: share(0.3, 0.85) });
  return uploads;
}

function remix(names: string, title: string, uploader: Uploader, length: object, random: Random): Fields {
  const words = random.pick([
    `${names} - ${title} (${uploader.handle} remix)`,
    `${title} (${uploader.handle} Remix)`.toLowerCase(),
    `${names} — ${title} [${uploader.handle} bootleg]`,
    `${title} (${uploader.handle} edit) [free dl]`,
  ]);
  return { title: words, uploader, ...length };
}

const VIDEO_WORDS: Readonly<Record<string, string>> = {
  Chanson: 'Clip officiel',
  'Rap français': 'Clip officiel',
  Deutschpop: 'Offizielles Video',
  Deutschrap: 'Offizielles Video',
  'Latin Pop': 'Video Oficial',
  'Bossa Nova': 'Áudio Oficial',
};
const videoWords = (genre: string) => VIDEO_WORDS[genre] ?? 'Official Audio';

const MADE_IN = [
  'Synthwave',
  'Lo-fi',
  'Ambient',
  'Dub Techno',
  'House',
  'Drum & Bass',
  'Hip-Hop',
  'Jazz',
  'Folk',
  'Dream Pop',
];

/** What somebody made at home. */
function ownUpload(random: Random, uploader: Uploader): Fields {
  const genre = random.pick(MADE_IN);
  const title = random.pick(SCENES_BY_GENRE.get(genre)!.titles).toLowerCase();
  return {
    title:
      title +
      random.pick(['', '', '', ' (wip)', ' (4am version)', ' v2', ' [demo]', ' (prod. by me)', ' 🌙']),
    uploader,
    genre,
    popularity: random.next() ** 2 * 0.9,
    ...(random.chance(0.06) ? { access: 'preview' as const } : {}),
    ...(random.chance(0.05) ? { artwork: 'none' as const } : {}),
  };
}

const MIXES = ['late night', 'sunday', 'rainy day', 'after hours', 'summer', 'deep', 'my favourite'];

/** A live set, a mix or an episode of a podcast. */
function longUpload(
  random: Random,
  named: Cast['named'],
  { artists, genre }: SpotifyTrack,
  makers: readonly Uploader[],
): Fields {
  const { name } = artists[0]!;
  const show = random.pick(SHOWS);
  const maker = random.pick(makers);
  const date = `${String(1 + random.int(28)).padStart(2, '0')}.${String(1 + random.int(12)).padStart(2, '0')}.${2016 + random.int(9)}`;
  const [title, uploader] = random.pick([
    [`${show} ${String(1 + random.int(180)).padStart(3, '0')}: ${name}`, named(show)],
    [`${show} — in conversation with ${name}`, named(show)],
    [`${name} live @ ${random.pick(VENUES)}, ${date}`, named(show)],
    [`${random.pick(MIXES)} ${genre.toLowerCase()} mix, ${date}`, maker],
    [`${maker.handle} b2b ${random.pick(makers).handle} — harbour open air ${date}`, maker],
  ] as const);
  const durationMs = Math.round(random.between(1900, 7000)) * 1000;
  return { title, uploader, genre, durationMs, popularity: random.next() * 0.6 };
}

const uploadedIn = (year: number, random: Random) =>
  Date.UTC(Math.max(year, FIRST_YEAR + random.int(13)), 0, 1) + Math.round(random.next() * YEAR_MS * 0.8);

function upload(seed: string, number: number, fields: Fields): SoundCloudTrack {
  const random = seededRandom(`${seed}:soundcloud:${number}`);
  const genre = fields.genre ?? random.pick(MADE_IN);
  const urn = `soundcloud:tracks:${number}`;
  return {
    number,
    urn,
    permalink: `${slug(fields.title) || 'track'}-${String(number).slice(-4)}`,
    genre,
    tags: [genre.toLowerCase()],
    durationMs: Math.round(random.between(100, 420) * 1000),
    access: 'playable',
    embeddableBy: 'all',
    artwork: 'all-sizes',
    album: null,
    metadataArtist: null,
    createdAt: uploadedIn(FIRST_YEAR, random),
    popularity: random.next(),
    recording: urn,
    repeats: false,
    widget: {},
    ...fields,
  };
}
