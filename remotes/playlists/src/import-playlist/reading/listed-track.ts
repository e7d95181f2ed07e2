// A track as a file or a text names it.
import type { Provider } from '@segue/contract';
import { cleanName, knownLength } from '@segue/contract/cleaning';

export type ListedTrack = {
  title: string;
  /** As written, several names in one text; empty when the file has none. */
  artists: string;
  album?: string;
  durationMs: number | null;
  isrc?: string;
  /** The track itself, when the file says which one it is. */
  reference?: { provider: Provider; id: string };
  /** A page of a provider that the server can look up. */
  link?: string;
};

/** A list of a file; null stands for a track that has nothing to look for. */
export type Found = { name: string; listed: readonly (ListedTrack | null)[] };

export type ListedTracks = {
  /** Empty when neither the text nor the file is named. */
  name: string;
  listed: readonly ListedTrack[];
  leftOut: number;
};

/** A file that cannot be read; the message is for the user. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}

export const LISTED_MAX = 2000;
const TEXT_MAX_CHARACTERS = 500;
const DURATION_MAX_MS = 100 * 3_600_000;

type Fields = {
  title?: unknown;
  artists?: unknown;
  album?: unknown;
  isrc?: unknown;
  durationMs?: number;
  links?: readonly unknown[];
};

/** Trims, bounds and drops what is empty; null when nothing is left to look for. */
export function toListedTrack({ links: foundLinks = [], ...fields }: Fields): ListedTrack | null {
  const title = clean(fields.title);
  const artists = clean(fields.artists);
  const album = clean(fields.album);
  const isrc = clean(fields.isrc).replaceAll('-', '').toUpperCase();
  const links = foundLinks.map(clean);
  const length = knownLength(fields.durationMs);
  const reference = links.map(readReference).find((found) => found !== null);
  const link = links.find(isProviderPage);
  if (title === '' && !reference && link === undefined) return null;
  return {
    title,
    artists,
    durationMs: length !== null && length <= DURATION_MAX_MS ? length : null,
    ...(album !== '' && { album }),
    ...(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(isrc) && { isrc }),
    ...(reference ? { reference } : link !== undefined && { link }),
  };
}

function clean(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return cleanName(text.slice(0, TEXT_MAX_CHARACTERS));
}

const REFERENCES: readonly [Provider, RegExp][] = [
  ['spotify', /^spotify:track:([A-Za-z0-9]{22})$/],
  [
    'spotify',
    /^https?:\/\/(?:open|play)\.spotify\.com\/(?:intl-[a-z-]+\/)?track\/([A-Za-z0-9]{22})(?:[/?#]|$)/,
  ],
  ['soundcloud', /^(soundcloud:tracks:\d{1,18})$/],
];

function readReference(text: string): ListedTrack['reference'] | null {
  for (const [provider, pattern] of REFERENCES) {
    const id = pattern.exec(text)?.[1];
    if (id !== undefined) return { provider, id };
  }
  return null;
}

/** Files also name local files and pages of other services. */
function isProviderPage(text: string): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*(?:spotify\.com|spotify\.link|soundcloud\.com)\//.test(text);
}
