// Tells whether two tracks are the same song, so that one can be played instead of the other.
import type { Track } from '@segue/contract';
import { namesVersion } from './qualifiers';
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
  const tracks = [readTrack(one), readTrack(other)] as const;
  const known = tracks.flatMap(({ credited }) => credited);
  const [a, b] = tracks.map((track) => ({ track, title: readTitle(track.parts, known) })) as [Song, Song];
  const name = nameLikeness(a.title, b.title);
  if (name === 0) return { confidence: 0, lengthDifferenceMs, isOtherVersion: false };
  const artist = artistLikeness(a, b);
  const confidence =
    name * artist * versionLikeness(a.track.parts, b.track.parts) * lengthLikeness(one, other, tracks.some(({ parts }) => parts.isEdit));
  // A remix or a cover often does not name the artist of the song.
  const isNamedVersion = tracks.some(({ parts }) => parts.versions.length > 0);
  const isOtherVersion =
    confidence < CONFIDENT && name >= WITHOUT_SUBTITLE && (artist >= SAME_ARTIST || isNamedVersion);
  return { confidence, lengthDifferenceMs, isOtherVersion };
}

/** Texts that find the song at another provider, the most precise first. */
export function searchTexts(track: SongFacts): Words {
  const { parts, credited } = readTrack(track);
  const { nameParts, artistParts } = readTitle(parts, credited);
  const version = parts.qualifiers.filter(namesVersion);
  const song = [...nameParts.map(({ text }) => text), ...version].join(' ');
  const artist = artistParts[0]?.text ?? track.artistInfo[0]?.name;
  return artist ? [`${song} ${artist}`, song] : [song];
}

type Words = readonly string[];
type TrackWords = { parts: TitleParts; credited: readonly Words[]; uploader: Words };
type Song = { track: TrackWords; title: SongTitle };

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

export type SongKeys = {
  title: ReadonlySet<string>;
  /** Whether `title` is the song's name only, without a label or an artist that is not credited. */
  isName: boolean;
  artists: ReadonlySet<string>;
  /** Artists, title and guests. */
  text: ReadonlySet<string>;
};

/**
 * Words for an index. Two tracks of one song share one of `title`, and one of the `artists` of a track is in the `text` of the other.
 */
export function songKeys(track: SongFacts): SongKeys {
  const { parts, credited, uploader } = readTrack(track);
  const names = [...credited, uploader];
  const written = [...parts.parts.map(({ words }) => words), ...parts.subtitle];
  const words = withoutSmall(written.flat());
  const own = words.filter((word) => !names.some((name) => name.includes(word)));
  const title = new Set(own.length > 0 ? own : words);
  const artists = new Set(names.flatMap(artistKeys));
  const inTitle = [...parts.parts.flatMap(({ artist }) => artistKeys(artist)), ...parts.featured];
  const isName = written.length === 1 && parts.parts[0]?.pieces.length === 0;
  return { title, isName, artists, text: new Set([...artists, ...words, ...inTitle]) };
}

/** The first letters, because the account of "Ada Solano" may be called "adasolanomusic". */
function artistKeys(name: Words): Words {
  return name.length > 0 ? [...name, name.join('').slice(0, FIRST_LETTERS)] : [];
}

const FIRST_LETTERS = 4;

function nameLikeness(one: SongTitle, other: SongTitle): number {
  const part = Math.max(partLikeness(one, other), partLikeness(other, one)) * WITHOUT_SUBTITLE;
  // "Part 2" and "Part 3" differ in one word only.
  if (numbersOf(one.name) !== numbersOf(other.name)) return part;
  const [a, b] = [[...one.name, ...one.subtitle], [...other.name, ...other.subtitle]];
  const full = wordLikeness(a, b);
  if (full >= SAME_NAME) return full;
  const translated = wordLikeness(inScriptOf(b, a), inScriptOf(a, b)) * WITH_TRANSLATION;
  const hasBoth = one.subtitle.length > 0 && other.subtitle.length > 0;
  const name = hasBoth ? full : wordLikeness(one.name, other.name) * WITHOUT_SUBTITLE;
  return Math.max(part, translated, name);
}

/** The likeness to one part of a name: the others may be an album or the name in another script. */
function partLikeness(one: SongTitle, { nameParts }: SongTitle): number {
  if (nameParts.length < 2) return 0;
  const isAlike = ({ words }: { words: Words }) =>
    numbersOf(one.name) === numbersOf(words) && wordLikeness(one.name, words) >= SAME_NAME;
  return nameParts.some(isAlike) ? 1 : 0;
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
const WITHOUT_SUBTITLE = 0.73;

/** The likeness of names in which every word has a typing error; one word at least is written alike. */
const ONLY_ERRORS = 0.91;

/** Articles and prepositions may be missing; a different word makes a different song. */
function wordLikeness(one: Words, other: Words): number {
  const alike = likeness(one, other);
  if (alike === 1) return 1;
  const weighty = likeness(withoutSmall(one), withoutSmall(other));
  return weighty > ONLY_ERRORS ? Math.max(alike, SAME_NAME) : Math.min(alike, weighty) / 2;
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
  const names = [...one.track.credited, ...one.title.artists];
  const others = [...other.track.credited, ...other.title.artists, other.track.uploader];
  const text = [...other.title.artists.flat(), ...other.track.credited.flat()];
  let best = 0;
  for (const name of names) {
    if (contains(text, name)) return 1;
    for (const candidate of others) best = Math.max(best, nameAlike(name, candidate));
    if (name.length > 0 && contains(other.track.parts.featured, name)) best = Math.max(best, 0.8);
  }
  return best;
}

/** Names of artists: the same letters, also written together, or one typing error. */
function nameAlike(one: Words, other: Words): number {
  const [a, b] = [one.join(''), other.join('')];
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  const alike = likeness(one, other);
  if (alike > ONLY_ERRORS) return alike;
  // "Oda & the Quiet" and "Oda": the first name of a duo, or an account such as "adasolanomusic".
  if (Math.min(a.length, b.length) >= FIRST_LETTERS && (a.startsWith(b) || b.startsWith(a))) return 0.85;
  return 0;
}

function versionLikeness(one: TitleParts, other: TitleParts): number {
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
  if (share <= 0.03) return 0.97;
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
