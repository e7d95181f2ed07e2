import type { Appearance, Provider } from '@segue/contract';
import { cleanName, knownLength } from '@segue/contract/cleaning';

export type ListedTrack = {
  title: string;
  /** The artists as in the file, several names in one text; may be empty. */
  artists: string;
  durationMs: number | null;
  reference?: { provider: Provider; id: string };
  /** Of a track without a reference or a title. */
  link?: string;
  /** ISO 8601. */
  addedAt?: string;
};

/** `name` is empty when neither the text nor the file has one. */
export type ListedTracks = {
  name: string;
  listed: readonly ListedTrack[];
  isFavorites?: boolean;
  /** Of the account, in the lists that another server exported. */
  preferences?: { volume?: number; appearance?: Appearance };
};

/** A file that cannot be read; the message is for the user. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}

const TEXT_MAX_CHARACTERS = 500;
const DURATION_MAX_MS = 100 * 3_600_000;

type Fields = {
  title?: unknown;
  artists?: unknown;
  durationMs?: number;
  links?: readonly unknown[];
  addedAt?: unknown;
};

/** Lines of texts and playlists; TuneMyMusic writes its titles so when it knows no artist. */
const ARTIST_AND_TITLE = /^(.+?)(?:\s+[-–—]\s+|\t+)(.+)$/;

/** Trims, bounds and drops what is empty; an empty list when nothing is left to look for. */
export function toListedTracks({ links: foundLinks = [], ...fields }: Fields): readonly ListedTrack[] {
  const [, by, name] = (fields.artists ? null : ARTIST_AND_TITLE.exec(textOf(fields.title))) ?? [];
  const title = clean(name ?? fields.title);
  const links = foundLinks.map(clean);
  const length = knownLength(fields.durationMs);
  const reference = links.flatMap((text) => readReference(text) ?? [])[0];
  const addedAt = Date.parse(clean(fields.addedAt));
  // Files also name local files and pages of other services.
  const link = links.find((text) => PROVIDER_PAGE.test(text));
  if (title === '' && link === undefined) return [];
  return [
    {
      title,
      artists: clean(by ?? fields.artists),
      durationMs: length !== null && length <= DURATION_MAX_MS ? length : null,
      ...(addedAt > 0 && { addedAt: new Date(addedAt).toISOString() }),
      ...(reference && title !== '' ? { reference } : link !== undefined && { link }),
    },
  ];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, TEXT_MAX_CHARACTERS) : '';
const clean = (value: unknown): string => cleanName(textOf(value));

const PROVIDER_PAGE =
  /^spotify:track:|^https?:\/\/(?:[\w-]+\.)*(?:spotify\.com|spotify\.link|soundcloud\.com)\//;
const SPOTIFY =
  /^(?:spotify:track:|https?:\/\/(?:open|play)\.spotify\.com\/(?:intl-[a-z-]+\/)?track\/)([A-Za-z0-9]{22})(?:[/?#]|$)/;
const SOUNDCLOUD = /^soundcloud:tracks:\d{1,18}$/;

function readReference(text: string): ListedTrack['reference'] | null {
  const id = SPOTIFY.exec(text)?.[1];
  if (id !== undefined) return { provider: 'spotify', id };
  return SOUNDCLOUD.test(text) ? { provider: 'soundcloud', id: text } : null;
}
