// Reads a list of tracks from a file or a pasted text, whatever its format. Nothing in it is trusted.
import { cutCharacters, PLAYLIST_NAME_MAX_CHARACTERS } from '@segue/contract';
import { readAnyFormat } from './formats';
import { LISTED_MAX, UnreadableList, type ListedTracks } from './listed-track';

const FILE_MAX_BYTES = 5_000_000;
const NO_TRACKS =
  'No tracks were found in it. Choose an XSPF, JSPF, CSV or M3U file, or paste one track per line.';

/** Rejects with `UnreadableList` alone. */
export async function readFile(file: File): Promise<ListedTracks> {
  if (file.size > FILE_MAX_BYTES) throw new UnreadableList('This file is larger than 5 MB.');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new UnreadableList("This file couldn't be read. Choose it again.");
  });
  const list = readList(decode(new Uint8Array(bytes)), file.name);
  return { ...list, name: nameOf(list.name || file.name.replace(/\.\w{1,5}$/, '')) };
}

/** Throws `UnreadableList` alone. `fileName` is empty for a pasted text. */
export function readList(text: string, fileName = ''): ListedTracks {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (plain.length > FILE_MAX_BYTES) throw new UnreadableList('This text is longer than 5 MB.');
  if (plain.includes('\0')) throw new UnreadableList(NO_TRACKS);
  const extension = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  const { name, listed: found } = readAnyFormat(plain, extension);
  const listed = found.filter((track) => track !== null);
  if (listed.length === 0) throw new UnreadableList(NO_TRACKS);
  return {
    name: nameOf(name),
    listed: listed.slice(0, LISTED_MAX),
    leftOut: Math.max(0, listed.length - LISTED_MAX),
  };
}

/** A name that a playlist can have; may be empty. */
export function nameOf(text: string): string {
  return cutCharacters(text.replace(/[\p{C}\s]+/gu, ' ').trim(), PLAYLIST_NAME_MAX_CHARACTERS);
}

/** UTF-8, else Windows-1252, which can be any bytes: old players and spreadsheets write it. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
