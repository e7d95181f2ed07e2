// Reads a list of tracks from a file or a pasted text, whatever its format. Nothing in it is trusted.
import { cleanName, cutCharacters, PLAYLIST_NAME_MAX_CHARACTERS } from '@segue/contract';
import { decode } from './decode';
import { readAnyFormat } from './formats';
import { LISTED_MAX, UnreadableList, type ListedTracks } from './listed-track';
import { isZip, unzip } from './read-zip';

const FILE_MAX_BYTES = 5_000_000;
const NO_TRACKS =
  'No tracks were found in it. Choose an XSPF, JSPF, CSV or M3U file, or paste one track per line.';

/** `encoding`: how the bytes were read; null when that is no choice. */
export type ReadFile = { lists: readonly ListedTracks[]; encoding: string | null };

/** Rejects with `UnreadableList` alone. `encoding`: the user's choice. */
export async function readFile(file: File, encoding?: string): Promise<ReadFile> {
  if (file.size > FILE_MAX_BYTES)
    throw new UnreadableList('This file is larger than 5 MB. Split it, or choose a zip of it.');
  const buffer = await file.arrayBuffer().catch(() => {
    throw new UnreadableList("This file couldn't be read. Choose it again.");
  });
  const bytes = new Uint8Array(buffer);
  if (!isZip(bytes)) return readBytes(file.name, bytes, encoding);
  const read = unzip(bytes).flatMap(([name, part]) => listsIn(() => readBytes(name, part).lists));
  if (read.length === 0) throw new UnreadableList(NO_TRACKS);
  return { lists: read, encoding: null };
}

function readBytes(fileName: string, bytes: Uint8Array, chosen?: string): ReadFile {
  const { text, encoding } = decode(bytes, chosen);
  const baseName = fileName.replace(/\.\w{1,5}$/, '');
  const lists = readList(text, fileName).map((list) => ({ ...list, name: list.name || nameOf(baseName) }));
  return { lists, encoding };
}

/** A file of a zip that is no list leaves the others. */
function listsIn(read: () => readonly ListedTracks[]): readonly ListedTracks[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableList) return [];
    throw error;
  }
}

/** At least one list, none of them empty. Throws `UnreadableList` alone. `fileName` is empty for a pasted text. */
export function readList(text: string, fileName = ''): readonly ListedTracks[] {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (fileName === '' && plain.length > FILE_MAX_BYTES)
    throw new UnreadableList('This text is longer than 5 MB. Paste it in parts.');
  if (plain.includes('\0')) throw new UnreadableList(NO_TRACKS);
  const extension = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  const lists = readAnyFormat(plain, extension).map(({ name, listed: found }) => {
    const listed = found.filter((track) => track !== null);
    const leftOut = Math.max(0, listed.length - LISTED_MAX);
    return { name: nameOf(name), listed: listed.slice(0, LISTED_MAX), leftOut };
  });
  const filled = lists.filter(({ listed }) => listed.length > 0);
  if (filled.length === 0) throw new UnreadableList(NO_TRACKS);
  return filled;
}

/** A name that a playlist can have; may be empty. */
export function nameOf(text: string): string {
  return cutCharacters(cleanName(text), PLAYLIST_NAME_MAX_CHARACTERS);
}
