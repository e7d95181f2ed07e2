/** Builds the artists of Spotify and the uploaders of SoundCloud: the named ones first, then those of the scenes. */
import { base62Id, seededRandom } from '../core/random';
import { KNOWN_ARTISTS, KNOWN_UPLOADERS, UPLOADER_WITHOUT_AVATAR } from './named-tracks';
import { SCENES_BY_GENRE } from './scenes';
import { ARTISTS_AT_BOTH, UPLOADERS_AT_BOTH } from './songs-at-both';
import type { Artist, Uploader } from './types';
import { COVERERS, FULL_NAMES, HANDLE_HEADS, HANDLE_TAILS, LABELS, SHOWS, SPEEDERS } from './vocabulary';

const FIRST_UPLOADER = 4100;
const FIRST_UPLOADER_AT_BOTH = 97_000;
const FIRST_UPLOADING_ARTIST = 500_000;

export const artistNamed = (seed: string, name: string, genre: string): Artist => ({
  id: base62Id(`${seed}:artist:${name}`),
  name,
  genre,
});

const KNOWN_GENRES = ['Synthwave', 'Ambient', 'Folk', 'Jazz', 'Lo-fi'];

/** The artists whom tests and screens find by name. */
export const knownArtists = (seed: string): Artist[] =>
  KNOWN_ARTISTS.map((name, index) => artistNamed(seed, name, KNOWN_GENRES[index]!));

export const artistsAtBoth = (seed: string): Artist[] =>
  ARTISTS_AT_BOTH.map((name) => artistNamed(seed, name, 'Pop'));

/** Artists of every scene. */
export const sceneArtists = (seed: string): Artist[] =>
  [...SCENES_BY_GENRE.values()].flatMap(({ genre, artists }) =>
    artists.map((name) => artistNamed(seed, name, genre)),
  );

/** People who upload what they make, and accounts that upload what others made. */
export function buildUploaders(seed: string): Uploader[] {
  const random = seededRandom(`${seed}:uploaders`);
  const makers = HANDLE_HEADS.flatMap((head) => HANDLE_TAILS.map((tail) => `${head}${tail}`));
  const handles = [
    ...KNOWN_UPLOADERS,
    UPLOADER_WITHOUT_AVATAR,
    ...makers,
    ...LABELS,
    ...SPEEDERS,
    ...COVERERS,
    ...SHOWS,
  ];
  return handles.map((handle, index) =>
    uploader(FIRST_UPLOADER + index * 37, handle, {
      fullName: random.chance(0.5) ? random.pick(FULL_NAMES) : '',
      hasAvatar:
        handle !== UPLOADER_WITHOUT_AVATAR && (index < KNOWN_UPLOADERS.length || random.chance(0.85)),
    }),
  );
}

export const uploadersAtBoth = (): Uploader[] =>
  UPLOADERS_AT_BOTH.map((handle, index) => uploader(FIRST_UPLOADER_AT_BOTH + index, handle));

/** The accounts of the artists, by the id of the artist: many write their name in another way. */
export function artistAccounts(artists: readonly Artist[]): ReadonlyMap<string, Uploader> {
  return new Map(
    artists.map(({ id, name }, index) => {
      const { pick } = seededRandom(`account:${name}`);
      const handle = pick([
        name,
        name,
        name.toLowerCase(),
        slug(name).replaceAll('-', ''),
        `${name} Official`,
      ]);
      const number = FIRST_UPLOADING_ARTIST + index * 53;
      return [id, uploader(number, handle || name, { fullName: name })];
    }),
  );
}

function uploader(number: number, handle: string, more: Partial<Uploader> = {}): Uploader {
  return {
    number,
    handle,
    fullName: '',
    permalink: slug(handle) || `user-${number}`,
    hasAvatar: true,
    ...more,
  };
}

export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
