/** Builds the artists of Spotify and the uploaders of SoundCloud: the named ones first, then generated ones. */
import { base62Id, seededRandom } from '../core/random';
import { KNOWN_ARTISTS, KNOWN_UPLOADERS, UPLOADER_WITHOUT_AVATAR } from './named-tracks';
import { ARTISTS_AT_BOTH, UPLOADERS_AT_BOTH } from './songs-at-both';
import type { Artist, Uploader } from './types';
import { BAND_NAMES, FIRST_NAMES, GENRES, HANDLE_HEADS, HANDLE_TAILS, LAST_NAMES } from './vocabulary';

const FIRST_UPLOADER_AT_BOTH = 97_000;

export function buildArtists(seed: string): Artist[] {
  const people = FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`));
  const bands = BAND_NAMES.map((name) => `The ${name}`);
  const random = seededRandom(`${seed}:artists`);
  const names = [...KNOWN_ARTISTS, ...bands, ...people.filter(() => random.chance(0.5))];
  return names.map((name) => artistNamed(seed, name, random.pick(GENRES)));
}

function artistNamed(seed: string, name: string, genre: string): Artist {
  return { id: base62Id(`${seed}:artist:${name}`), name, genre };
}

export function artistsAtBoth(seed: string): Artist[] {
  return ARTISTS_AT_BOTH.map((name) => artistNamed(seed, name, 'Pop'));
}

export function buildUploaders(seed: string): Uploader[] {
  const random = seededRandom(`${seed}:uploaders`);
  const generated = HANDLE_HEADS.flatMap((head) => HANDLE_TAILS.map((tail) => `${head}${tail}`));
  return [...KNOWN_UPLOADERS, UPLOADER_WITHOUT_AVATAR, ...generated].map((handle, index) => ({
    number: 4100 + index * 37,
    handle,
    fullName: random.chance(0.5) ? `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}` : '',
    permalink: slug(handle),
    hasAvatar: handle !== UPLOADER_WITHOUT_AVATAR && (index < KNOWN_UPLOADERS.length || random.chance(0.85)),
  }));
}

export function uploadersAtBoth(): Uploader[] {
  return UPLOADERS_AT_BOTH.map((handle, index) => ({
    number: FIRST_UPLOADER_AT_BOTH + index,
    handle,
    fullName: '',
    permalink: slug(handle),
    hasAvatar: true,
  }));
}

export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
