/** Three hundred artists and two hundred uploaders nobody has ever heard of. */
import { base62Id, seededRandom, type Random } from '../core/random';
import { GENRES } from './genres';
import type { Artist, Uploader } from './model';
import { BAND_HEADS, BAND_TAILS, FIRST_NAMES, HANDLE_HEADS, HANDLE_TAILS, LAST_NAMES } from './words';

const ARTIST_COUNT = 300;
const UPLOADER_COUNT = 200;

const KNOWN_ARTISTS = ['Ada Solano', 'The Low Tides', 'North Pier', 'Ilse Marek', 'Oda & the Quiet'];
const KNOWN_UPLOADERS = ['kitefolder', 'wrenhouse', 'lena plays', 'sub.marine', 'dj pontoon', 'ovalroom'];

export function inventArtists(seed: string): Artist[] {
  const random = seededRandom(`${seed}:artists`);
  const names = distinct(ARTIST_COUNT, KNOWN_ARTISTS, () => artistName(random));
  return names.map((name) => ({
    id: base62Id(`${seed}:artist:${name}`),
    name,
    genre: random.pick(GENRES.slice(0, 11)),
  }));
}

export function inventUploaders(seed: string): Uploader[] {
  const random = seededRandom(`${seed}:uploaders`);
  const handles = distinct(UPLOADER_COUNT, KNOWN_UPLOADERS, () => handle(random));
  return handles.map((name, index) => ({
    number: 4100 + index * 37,
    handle: name,
    fullName: random.chance(0.5) ? `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}` : '',
    permalink: slug(name),
    hasAvatar: random.chance(0.85),
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

function artistName(random: Random): string {
  const roll = random.next();
  if (roll < 0.5) return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  if (roll < 0.8) return `The ${random.pick(BAND_HEADS)} ${random.pick(BAND_TAILS)}`;
  if (roll < 0.9) return `${random.pick(FIRST_NAMES)} & the ${random.pick(BAND_TAILS)}`;
  return `${random.pick(BAND_HEADS)} ${random.pick(LAST_NAMES)}`;
}

function handle(random: Random): string {
  const head = random.pick(HANDLE_HEADS);
  const tail = random.pick(HANDLE_TAILS);
  return random.pick([
    `${head}${tail}`,
    `${head}.${tail}`,
    `${head} ${tail}`,
    `dj ${head}${tail}`,
    `${head}${tail}_${1 + random.int(99)}`,
  ]);
}

function distinct(count: number, first: readonly string[], invent: () => string): string[] {
  const names = new Set(first);
  while (names.size < count) names.add(invent());
  return [...names];
}
