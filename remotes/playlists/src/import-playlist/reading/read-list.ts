// Reads lists of tracks from a file or a pasted text, whatever the format. Nothing in it is trusted.
import { cutCharacters, PLAYLIST_NAME_MAX_CHARACTERS } from '@segue/contract';
import { cleanName } from '@segue/contract/cleaning';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { decode } from './decode';
import { type ListedTracks, UnreadableList } from './listed-track';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { readM3u, readText } from './read-text';

const MAX_BYTES = 20_000_000;
const TOO_LARGE = 'This is more than 20 MB. Choose a part of it.';
const NO_TRACKS = 'No tracks were found in it. Choose a CSV or M3U file, or paste one track per line.';

/** Files of a zip that are read: account data contains many others, and its text files are notes. */
const ZIPPED =
  /^(?!__MACOSX\/)(?:.*\/)?(?:(?:Playlist\d*|YourLibrary)\.json|[^/.][^/]*\.(?:csv|tsv|m3u8?))$/i;

/** The lists of all files, and the names of the files without any. Rejects when that is all of them. */
export async function readFiles(files: readonly File[]) {
  const read = await Promise.allSettled(files.map(readFile));
  const failed = read.find((one) => one.status === 'rejected');
  const lists = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (failed && lists.length === 0) throw failed.reason;
  return { lists, unread: files.filter((_, at) => read[at]!.status === 'rejected').map(({ name }) => name) };
}

/** Rejects only with `UnreadableList`. */
export async function readFile(file: File): Promise<readonly ListedTracks[]> {
  if (file.size > MAX_BYTES) throw new UnreadableList(TOO_LARGE);
  const buffer = await file.arrayBuffer().catch(() => {
    throw new UnreadableList('This file couldn’t be read. Choose it again.');
  });
  const bytes = new Uint8Array(buffer);
  const isZip = String.fromCharCode(...bytes.subarray(0, 4)) === 'PK\x03\x04';
  if (!isZip) return readList(decode(bytes), file.name);
  const lists = Object.entries(unzip(bytes)).flatMap(([path, part]) => {
    try {
      return readList(decode(part), path);
    } catch {
      // An unreadable file in a zip does not affect the others.
      return [];
    }
  });
  if (lists.length === 0) throw new UnreadableList(NO_TRACKS);
  return lists;
}

/** Each file is unpacked to the size that the zip names for it, and not beyond. */
function unzip(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let size = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (ZIPPED.test(name)) size += originalSize;
    if (size > MAX_BYTES) throw new UnreadableList(TOO_LARGE);
    return ZIPPED.test(name);
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnreadableList) throw error;
    throw new UnreadableList('This zip couldn’t be unpacked. Download it again, or choose a file from it.');
  }
}

/** At least one list, none of them empty. Throws `UnreadableList` alone. `path` is empty for a pasted text. */
export function readList(text: string, path = ''): readonly ListedTracks[] {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (path === '' && plain.length > MAX_BYTES) throw new UnreadableList(TOO_LARGE);
  if (plain.includes('\0')) throw new UnreadableList(NO_TRACKS);
  const [, fileName = '', extension = ''] = /([^/]*?)(?:\.(\w{1,5}))?$/.exec(path) ?? [];
  const lists = readAnyFormat(plain, extension.toLowerCase()).filter(
    ({ listed, preferences }) => listed.length > 0 || preferences,
  );
  if (lists.length === 0) throw new UnreadableList(NO_TRACKS);
  return lists.map((list) => ({ ...list, name: nameOf(list.name) || nameOf(fileName) }));
}

/** Detected by content: file extensions are often wrong. */
function readAnyFormat(text: string, extension: string): readonly ListedTracks[] {
  if (text.startsWith('{') || extension === 'json') return readJson(text);
  if (text.startsWith('#EXTM3U') || /^m3u8?$/.test(extension)) return [readM3u(text)];
  // A web page or an image is not a list.
  if (text.startsWith('<')) throw new UnreadableList(NO_TRACKS);
  return readCsv(text, /^[ct]sv$/.test(extension)) ?? [readText(text)];
}

const nameOf = (text: string) => cutCharacters(cleanName(text), PLAYLIST_NAME_MAX_CHARACTERS);
