// Tells whether two tracks are the same song, so that one can be played instead of the other.
import { nameSimilarity, WITHOUT_SUBTITLE } from './name-similarity';
import { namesVersion } from './qualifiers';
import { readTitle, type SongTitle } from './song-title';
import type { TitleParts } from './title-parts';
import { readTrack, type SongFacts, type TrackWords } from './track-words';
import { contains, FIRST_LETTERS, similarity, ONLY_ERRORS, startOf, type Words } from './words';

type Comparison = {
  /** 0 to 1. From `CONFIDENT` on the tracks count as the same song. */
  confidence: number;
  /** Length of the other track minus that of the first, in milliseconds; null when one is a preview. */
  lengthDifferenceMs: number | null;
  /** Whether it is the same song in another version, such as a remix, a cover or a live recording. */
  isOtherVersion: boolean;
  /** Whether the tracks have an artist in common. */
  isSameArtist: boolean;
};

/** Tuned on the labelled pairs. */
export const CONFIDENT = 0.7;

export function sameSong(one: SongFacts, other: SongFacts): Comparison {
  const lengths = [songLength(one), songLength(other)] as const;
  const lengthDifferenceMs = lengths[0] === null || lengths[1] === null ? null : lengths[1] - lengths[0];
  const tracks = [readTrack(one), readTrack(other)] as const;
  const known = tracks.flatMap(({ credited }) => credited);
  const read = (track: TrackWords): Song => ({ track, title: readTitle(track.parts, known) });
  const [a, b] = [read(tracks[0]), read(tracks[1])];
  const name = nameSimilarity(a.title, b.title);
  if (name === 0) return { confidence: 0, lengthDifferenceMs, isOtherVersion: false, isSameArtist: false };
  const artist = Math.max(credit(a, b), credit(b, a));
  const isEdit = tracks.some(({ parts }) => parts.isEdit);
  const confidence =
    name * artist * versionSimilarity(a.track.parts, b.track.parts) * lengthSimilarity(one, other, isEdit);
  // A remix or a cover often does not name the artist of the song.
  const isNamedVersion = tracks.some(({ parts }) => parts.versions.length > 0);
  const isOtherVersion =
    confidence < CONFIDENT && name >= WITHOUT_SUBTITLE && (artist >= SAME_ARTIST || isNamedVersion);
  return { confidence, lengthDifferenceMs, isOtherVersion, isSameArtist: artist >= SAME_ARTIST };
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

type Song = { track: TrackWords; title: SongTitle };

const SAME_ARTIST = 0.8;

function credit(one: Song, other: Song): number {
  const names = [...one.track.credited, ...one.title.artists];
  const others = [...other.track.credited, ...other.title.artists, other.track.uploader];
  const { featured, subtitle } = other.track.parts;
  // "MINHA (민하)"
  const text = [...other.title.artists, ...other.track.credited, ...subtitle].flat();
  const isGuest = one.track.credited.some((name) => contains(featured, name));
  let best = isGuest ? 0.8 : 0;
  for (const name of names) {
    if (contains(text, name)) return 1;
    for (const candidate of others) best = Math.max(best, nameAlike(name, candidate));
  }
  return best;
}

/** Names of artists: the same letters, also written together, or one typing error. */
function nameAlike(one: Words, other: Words): number {
  const [a, b] = [one.join(''), other.join('')];
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  const alike = similarity(one, other);
  if (alike === 1) return 1;
  if (startOf(one) !== startOf(other)) return 0;
  if (alike > ONLY_ERRORS) return alike;
  // "Oda & the Quiet" and "Oda": the first name of a duo, or an account such as "adasolanomusic".
  return Math.min(a.length, b.length) >= FIRST_LETTERS && (a.startsWith(b) || b.startsWith(a)) ? 0.85 : 0;
}

function versionSimilarity(one: TitleParts, other: TitleParts): number {
  if (one.versions.join() !== other.versions.join()) return 0;
  if (one.versions.length === 0) return 1;
  const [a, b] = [withoutGenitive(one.versionBy), withoutGenitive(other.versionBy)];
  if (a.length === 0 && b.length === 0) return 1;
  const isNamed = one.versions.some((kind) => NAMED_VERSIONS.includes(kind));
  if (a.length === 0 || b.length === 0) return isNamed ? 0.5 : 0.85;
  return similarity(a, b) >= 0.6 || contains(a, b) || contains(b, a) ? 1 : 0;
}

/** A song has many of these, by different people. */
const NAMED_VERSIONS: Words = ['remix', 'cover', 'mashup', 'new recording'];

const SAME_LENGTH_MS = 4000;

function lengthSimilarity(one: SongFacts, other: SongFacts, isOtherEdit: boolean): number {
  const [a, b] = [songLength(one), songLength(other)];
  if (a === null || b === null) return 0.9;
  const difference = Math.abs(a - b);
  const share = difference / Math.max(a, b);
  if (difference <= SAME_LENGTH_MS) return 1;
  if (isOtherEdit) return share <= 0.6 ? 0.88 : 0.4;
  if (share <= 0.03) return 0.97;
  if (share <= 0.06) return 0.95;
  if (share <= 0.12) return 0.85;
  if (share <= 0.2) return 0.72;
  return 0.4;
}

/** Null when unknown, as for a preview: at some providers its length is that of the preview. */
function songLength({ duration, access }: SongFacts): number | null {
  return access === 'preview' ? null : duration;
}

/** "Kite's remix", "Kite remix". */
function withoutGenitive(words: Words): Words {
  return words.map((word) => word.replace(/s$/, ''));
}
