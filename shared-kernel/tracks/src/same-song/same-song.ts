// Tells whether two tracks are the same song, so that one can be played instead of the other.
import type { Track } from '@segue/contract';
import { parseTitle, readTitle, type SongTitle, type TitleParts } from './song-title';
import { artistWords, contains, likeness } from './words';

export type SongFacts = Pick<Track, 'title' | 'artistInfo' | 'duration'> &
  Partial<Pick<Track, 'uploader' | 'access'>>;

export type SameSong = {
  /** 0 to 1. From `CONFIDENT` on the tracks are taken for the same song. */
  confidence: number;
  /** Length of the other track minus that of the first, in milliseconds; null when one is a preview. */
  lengthDifferenceMs: number | null;
};

type Comparison = SameSong & {
  /** Whether it is the same song in another version, such as a remix, a cover or a live recording. */
  isOtherVersion: boolean;
};

/** Chosen on the labelled pairs of `same-song.test.ts`. */
export const CONFIDENT = 0.7;

/** Compares two tracks of any provider. */
export function sameSong(one: SongFacts, other: SongFacts): Comparison {
  const lengthDifferenceMs = hasLength(one) && hasLength(other) ? other.duration - one.duration : null;
  const [a, b] = [readSong(one, other), readSong(other, one)];
  const name = nameLikeness(a.title, b.title);
  const artist = artistLikeness(a, b);
  const confidence =
    name *
    artist *
    versionLikeness(a.title, b.title) *
    lengthLikeness(one, other, a.title.isEdit || b.title.isEdit);
  // A remix or a cover often does not name the artist of the song.
  const isNamedVersion = a.title.versions.length + b.title.versions.length > 0;
  const isOtherVersion =
    confidence < CONFIDENT && name >= WITHOUT_SUBTITLE && (artist >= SAME_ARTIST || isNamedVersion);
  return { confidence, lengthDifferenceMs, isOtherVersion };
}

/** Texts that find the song at another provider, the most precise first. */
export function searchTexts(track: SongFacts): Words {
  const { parts, credited } = readTrack(track);
  const { written } = readTitle(parts, credited);
  const song = [written.name, parts.version].filter(Boolean).join(' ');
  const artist = written.artist ?? track.artistInfo[0]?.name;
  return artist ? [`${song} ${artist}`, song] : [song];
}

type Words = readonly string[];
type TrackWords = { parts: TitleParts; credited: readonly Words[]; uploader: Words };
type Song = TrackWords & { title: SongTitle };

/** A track is compared with many others. */
const readTracks = new WeakMap<SongFacts, TrackWords>();

function readTrack(track: SongFacts): TrackWords {
  const known = readTracks.get(track);
  if (known) return known;
  const { title, artistInfo, uploader } = track;
  const read = {
    parts: parseTitle(title),
    credited: artistInfo.map(({ name }) => artistWords(name)).filter((words) => words.length > 0),
    uploader: uploader ? artistWords(uploader.name) : [],
  };
  readTracks.set(track, read);
  return read;
}

function readSong(track: SongFacts, other: SongFacts): Song {
  const read = readTrack(track);
  const title = readTitle(read.parts, [...read.credited, ...readTrack(other).credited]);
  return { ...read, title };
}

function nameLikeness(one: SongTitle, other: SongTitle): number {
  // "Part 2" and "Part 3" differ in one word only.
  if (numbersOf(one.name) !== numbersOf(other.name)) return 0;
  const [a, b] = [[...one.name, ...one.subtitle], [...other.name, ...other.subtitle]];
  const full = wordLikeness(a, b);
  if (full >= SAME_NAME) return full;
  const translated = wordLikeness(inScriptOf(b, a), inScriptOf(a, b)) * WITH_TRANSLATION;
  const hasBoth = one.subtitle.length > 0 && other.subtitle.length > 0;
  return Math.max(translated, hasBoth ? full : wordLikeness(one.name, other.name) * WITHOUT_SUBTITLE);
}

const numbersOf = (words: Words) => words.filter((word) => /\d/.test(word)).join();

/** The words of a name without its translation: those in a script that the other name does not use. */
function inScriptOf(other: Words, words: Words): Words {
  const isAscii = (word: string) => /^[ -~]*$/.test(word);
  const isLatin = other.some(isAscii);
  if (isLatin && !other.every(isAscii)) return words;
  const left = words.filter((word) => isAscii(word) === isLatin);
  return left.length > 0 ? left : words;
}

const SAME_NAME = 0.8;
const SAME_ARTIST = 0.8;
/** What follows in another script is hardly ever something else. */
const WITH_TRANSLATION = 0.9;
/** A bracket that only one title has may be a label, or another version with an unusual name: the length tells. */
const WITHOUT_SUBTITLE = 0.75;

/** Articles and prepositions may be missing; a different word makes a different song. */
function wordLikeness(one: Words, other: Words): number {
  const alike = likeness(one, other);
  if (alike === 1) return 1;
  const weighty = likeness(withoutSmall(one), withoutSmall(other));
  return weighty >= 0.9 ? Math.max(alike, SAME_NAME) : Math.min(alike, weighty) / 2;
}

const SMALL: Words = 'the a an and of to in on at le la les el der die das'.split(' ');

function withoutSmall(words: Words): Words {
  const left = words.filter((word) => !SMALL.includes(word));
  return left.length > 0 ? left : words;
}

/** Whether somebody who performs one track performs the other. */
function artistLikeness(one: Song, other: Song): number {
  return Math.max(credit(one, other), credit(other, one));
}

function credit(one: Song, other: Song): number {
  const names = [...one.credited, ...one.title.artists];
  const others = [...other.credited, ...other.title.artists, other.uploader].filter(
    (words) => words.length > 0,
  );
  const text = [...other.title.artists.flat(), ...other.credited.flat()];
  let best = 0;
  for (const name of names) {
    if (contains(text, name)) return 1;
    for (const candidate of others) best = Math.max(best, nameAlike(name, candidate));
    if (name.length > 0 && contains(other.title.featured, name)) best = Math.max(best, 0.8);
  }
  return best;
}

/** Names of artists: the same letters, also written together, or one typing error. */
function nameAlike(one: Words, other: Words): number {
  const [a, b] = [one.join(''), other.join('')];
  if (a === b) return 1;
  const alike = likeness(one, other);
  if (alike >= 0.9) return alike;
  // "Oda & the Quiet" and "Oda": the first name of a duo, or an account such as "adasolanomusic".
  if (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a))) return 0.85;
  return 0;
}

function versionLikeness(one: SongTitle, other: SongTitle): number {
  if (one.versions.join() !== other.versions.join()) return 0;
  if (one.versions.length === 0) return 1;
  const [a, b] = [withoutGenitive(one.versionBy), withoutGenitive(other.versionBy)];
  if (a.length === 0 && b.length === 0) return 1;
  const isNamed = one.versions.some((kind) => NAMED_VERSIONS.includes(kind));
  if (a.length === 0 || b.length === 0) return isNamed ? 0.5 : 0.85;
  const alike = likeness(a, b);
  if (alike >= 0.6 || contains(a, b) || contains(b, a)) return 1;
  return 0;
}

/** These exist many times for one song, by different people. */
const NAMED_VERSIONS: Words = ['remix', 'cover', 'mashup', 'new recording'];

const SAME_LENGTH_MS = 4000;

function lengthLikeness(one: SongFacts, other: SongFacts, isOtherEdit: boolean): number {
  if (!hasLength(one) || !hasLength(other)) return 0.9;
  const difference = Math.abs(one.duration - other.duration);
  const share = difference / Math.max(one.duration, other.duration);
  if (difference <= SAME_LENGTH_MS) return 1;
  if (isOtherEdit) return share <= 0.6 ? 0.88 : 0.4;
  if (share <= 0.06) return 0.95;
  if (share <= 0.12) return 0.85;
  if (share <= 0.2) return 0.72;
  return 0.4;
}

/** A preview's length is that of the preview at some providers. */
function hasLength({ duration, access }: SongFacts): boolean {
  return duration > 0 && access !== 'preview';
}

/** "Kite's remix", "Kite remix". */
function withoutGenitive(words: Words): Words {
  return words.map((word) => word.replace(/s$/, ''));
}
