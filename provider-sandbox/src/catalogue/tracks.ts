/** Builds the tracks of both providers from a seed: the named ones first, then generated ones. */
import { base62Id, seededRandom, type Random } from '../core/random';
import { artistsAtBoth, buildArtists, buildUploaders, slug, uploadersAtBoth } from './authors';
import { NAMED_RELEASES, NAMED_UPLOADS, type NamedRelease, type NamedUpload } from './named-tracks';
import { RELEASES_AT_BOTH, UPLOADS_AT_BOTH } from './songs-at-both';
import type { Album, Artist, SoundCloudTrack, SpotifyTrack, Uploader } from './types';
import { ADJECTIVES, GENRES, GERUNDS, NOUNS, PLACES, TIMES } from './vocabulary';

const ALBUM_COUNT = 450;
const UPLOAD_COUNT = 1600;
const FIRST_NAMED_NUMBER = 293_000_000;
const FIRST_NUMBER = 308_000_000;
const FIRST_NUMBER_AT_BOTH = 317_000_000;
const FIRST_UPLOAD_AT = Date.UTC(2016, 0, 1);
const UPLOAD_YEARS_MS = 9 * 365 * 24 * 3600 * 1000;

export function buildSpotifyTracks(seed: string): SpotifyTrack[] {
  const artists = buildArtists(seed);
  const named = namedReleases(seed, artists, NAMED_RELEASES);
  const random = seededRandom(`${seed}:albums`);
  const generated = Array.from({ length: ALBUM_COUNT }, () =>
    generatedAlbum(seed, random, random.pick(artists)),
  );
  const ids = new Set<string>();
  return [
    ...named,
    ...generated.flat(),
    ...namedReleases(seed, artistsAtBoth(seed), RELEASES_AT_BOTH),
  ].filter(({ id }) => !ids.has(id) && ids.add(id));
}

export function buildSoundCloudTracks(seed: string): SoundCloudTrack[] {
  const uploaders = buildUploaders(seed);
  const named = namedUploads(seed, uploaders, NAMED_UPLOADS, FIRST_NAMED_NUMBER);
  const random = seededRandom(`${seed}:uploads`);
  const generated = Array.from({ length: UPLOAD_COUNT }, (_, index) =>
    upload(seed, {
      title: songTitle(random).toLowerCase() + random.pick(['', '', ' (wip)', ' (4am version)', ' cover']),
      number: FIRST_NUMBER + index * 613 + random.int(600),
      uploader: random.pick(uploaders),
      ...(random.chance(0.06) ? { access: 'preview' as const } : {}),
      ...(random.chance(0.05) ? { artwork: 'none' as const } : {}),
    }),
  );
  const atBoth = namedUploads(seed, uploadersAtBoth(), UPLOADS_AT_BOTH, FIRST_NUMBER_AT_BOTH);
  return [...named, ...generated, ...atBoth];
}

function namedUploads(
  seed: string,
  uploaders: readonly Uploader[],
  uploads: readonly NamedUpload[],
  numbersAfter: number,
): SoundCloudTrack[] {
  return uploads.map(({ by, seconds, ...fields }, index) =>
    upload(seed, {
      number: numbersAfter + 11 * (index + 1),
      uploader: uploaders.find(({ handle }) => handle === by)!,
      ...(seconds ? { durationMs: seconds * 1000 } : {}),
      ...fields,
    }),
  );
}

function namedReleases(
  seed: string,
  artists: readonly Artist[],
  releases: readonly NamedRelease[],
): SpotifyTrack[] {
  const authors = (names: readonly string[]) =>
    names.map((name) => artists.find((artist) => artist.name === name)!);
  return releases.map(({ by, seconds, album, hasCover = true, isRelinked, ...fields }, index) => {
    const albumTracks = releases.filter((other) => album && other.album === album);
    const trackArtists = authors(by);
    return release(seed, {
      ...fields,
      artists: trackArtists,
      // Singles get separate album titles, and so different covers.
      album: makeAlbum(
        seed,
        album ?? `Midnight Harbour, Vol. ${index + 1}`,
        album ? authors(albumTracks[0]!.by) : trackArtists,
        album ? 2021 : 2019 + index,
        albumTracks.length || 1,
        hasCover,
      ),
      relinkedFrom: isRelinked ? base62Id(`${seed}:relinked`) : null,
      ...(seconds ? { durationMs: seconds * 1000 } : {}),
    });
  });
}

function generatedAlbum(seed: string, random: Random, artist: Artist): SpotifyTrack[] {
  const titles = [
    ...new Set(Array.from({ length: random.pick([1, 3, 4, 5, 6, 7]) }, () => songTitle(random))),
  ];
  const album = makeAlbum(seed, titles[0]!, [artist], 2009 + random.int(17), titles.length);
  return titles.map((title, index) =>
    release(seed, {
      title: title + random.pick(['', '', '', '', ' (Acoustic)', ' – Demo']),
      artists: [artist],
      album,
      trackNumber: index + 1,
      explicit: random.chance(0.07),
    }),
  );
}

type ReleaseFields = Pick<SpotifyTrack, 'title' | 'artists' | 'album'> & Partial<SpotifyTrack>;

function release(seed: string, fields: ReleaseFields): SpotifyTrack {
  const key = `${seed}:spotify:${fields.title}:${fields.artists.map(({ id }) => id).join()}`;
  const random = seededRandom(key);
  return {
    id: base62Id(key),
    trackNumber: 1,
    durationMs: Math.round(random.between(130, 325) * 1000),
    explicit: false,
    isrc: `QZSEG${10 + random.int(16)}${String(random.int(100_000)).padStart(5, '0')}`,
    genre: fields.artists[0]!.genre,
    popularity: random.next(),
    markets: null,
    relinkedFrom: null,
    withdrawn: false,
    sdk: {},
    ...fields,
  };
}

function makeAlbum(
  seed: string,
  title: string,
  artists: readonly Artist[],
  year: number,
  size: number,
  hasCover = true,
): Album {
  const id = base62Id(`${seed}:album:${title}:${artists[0]!.id}`);
  return { id, title, artists, year, genre: artists[0]!.genre, size, hasCover };
}

type UploadFields = Pick<SoundCloudTrack, 'title' | 'uploader' | 'number'> & Partial<SoundCloudTrack>;

function upload(seed: string, fields: UploadFields): SoundCloudTrack {
  const random = seededRandom(`${seed}:soundcloud:${fields.number}`);
  const genre = fields.genre ?? random.pick(GENRES);
  return {
    urn: `soundcloud:tracks:${fields.number}`,
    permalink: `${slug(fields.title) || 'track'}-${String(fields.number).slice(-4)}`,
    genre,
    tags: [genre.toLowerCase()],
    durationMs: Math.round(random.between(100, 420) * 1000),
    access: 'playable',
    embeddableBy: 'all',
    artwork: 'all-sizes',
    metadataArtist: null,
    createdAt: FIRST_UPLOAD_AT + Math.round(random.next() * UPLOAD_YEARS_MS),
    popularity: random.next(),
    repeats: false,
    widget: {},
    ...fields,
  };
}

function songTitle(random: Random): string {
  const noun = random.pick(NOUNS);
  const place = random.pick(PLACES);
  return random.pick([
    `${random.pick(ADJECTIVES)} ${noun}`,
    `${noun} Season`,
    `${noun} Lights`,
    `${noun} on the ${place}`,
    `A ${noun} of One’s Own`,
    `Letters from the ${place}`,
    `${random.pick(TIMES)} at the ${place}`,
    `${random.pick(GERUNDS)} Under the ${place}`,
  ]);
}
