// Unpacks the lists of a zip, such as Spotify's account data or the playlists of Exportify.
import { unzipSync } from 'fflate';
import { UnreadableList } from './listed-track';

/** Account data holds much that is no list; text files there are notes. */
const LISTS = /(?:^|\/)(?:(?:Playlist\d*|YourLibrary)\.json|[^/.][^/]*\.(?:csv|tsv|m3u8?|xspf|jspf))$/i;
const UNPACKED_MAX_BYTES = 20_000_000;

export function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}

/** The files by name. Each is unpacked to the size that the zip names for it, and not beyond. */
export function unzip(bytes: Uint8Array): readonly (readonly [name: string, bytes: Uint8Array])[] {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!LISTS.test(name) || name.startsWith('__MACOSX/')) return false;
        size += originalSize;
        if (size > UNPACKED_MAX_BYTES) throw TOO_LARGE;
        return true;
      },
    });
    return Object.entries(files).map(([path, file]) => [path.replace(/^.*\//, ''), file]);
  } catch (error) {
    if (error === TOO_LARGE) throw error;
    throw new UnreadableList("This zip couldn't be unpacked. Download it again, or choose a file from it.");
  }
}

const TOO_LARGE = new UnreadableList(
  'The lists in this zip are larger than 20 MB. Unpack it and choose them one by one.',
);
