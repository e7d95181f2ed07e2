// The formats of lists of tracks.
import { toListedTrack, UnreadableList, type Found, type ListedTrack } from './listed-track';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { readXml, type XmlElement } from './read-xml';

/** By the content: names of files are often wrong. */
export function readAnyFormat(text: string, extension: string): readonly Found[] {
  if (text.startsWith('<')) return [readXspf(text)];
  if (text.startsWith('{') || extension === 'json') return readJson(text);
  if (text.startsWith('#EXTM3U') || /^m3u8?$/.test(extension)) return [readM3u(text)];
  return readCsv(text, /^[ct]sv$/.test(extension)) ?? [readText(text)];
}

/** https://www.xspf.org/spec */
function readXspf(text: string): Found {
  const root = readXml(text);
  const list = root?.name === 'playlist' ? root.children.find(({ name }) => name === 'trackList') : undefined;
  if (!root || !list)
    throw new UnreadableList("This isn't a complete XSPF playlist. Export it again, or as CSV or text.");
  const listed = list.children.map((track) =>
    toListedTrack({
      title: textsOf(track, 'title')[0],
      artists: textsOf(track, 'creator')[0],
      album: textsOf(track, 'album')[0],
      durationMs: Number(textsOf(track, 'duration')[0]),
      links: ['identifier', 'location', 'info'].flatMap((name) => textsOf(track, name)),
    }),
  );
  return { name: textsOf(root, 'title')[0] ?? '', listed };
}

function textsOf({ children }: XmlElement, name: string): readonly string[] {
  return children.filter((child) => child.name === name).map(({ text }) => text.trim());
}

/** Extended M3U: `#EXTINF:<seconds>,<artist> - <title>` before each address. */
function readM3u(text: string): Found {
  let name = '';
  let info: { seconds: number; label: string } | null = null;
  const listed: (ListedTrack | null)[] = [];
  for (const line of linesOf(text)) {
    const [, seconds, label] = /^#EXTINF:\s*(-?\d+)[^,]*,(.*)$/.exec(line) ?? [];
    if (label !== undefined) info = { seconds: Number(seconds), label };
    else if (line.startsWith('#PLAYLIST:')) name = line.slice('#PLAYLIST:'.length).trim();
    else if (!line.startsWith('#')) {
      const file = line.replace(/^.*[/\\]/, '').replace(/\.\w{2,4}$/, '');
      const durationMs = (info?.seconds ?? 0) * 1000;
      listed.push(toListedTrack({ ...namesIn(info?.label ?? file), durationMs, links: [line] }));
      info = null;
    }
  }
  return { name, listed };
}

/** `Artist - Title` or an address in each line. */
function readText(text: string): Found {
  const listed = linesOf(text).map((line): ListedTrack | null => {
    const linked = toListedTrack({ links: [line] });
    if (linked) return linked;
    // Which services an address belongs to is for the server to say.
    if (/^https?:\/\/\S+$/.test(line)) return { title: '', artists: '', durationMs: null, link: line };
    return toListedTrack(namesIn(line.replace(/^(?:\d{1,4}[.)]|[-*•])\s+/, '')));
  });
  return { name: '', listed };
}

function namesIn(line: string): { title: string; artists?: string } {
  const [, artists, title] = /^(.+?)(?:\s+[-–—]\s+|\t+)(.+)$/.exec(line) ?? [];
  return artists !== undefined && title !== undefined ? { artists, title } : { title: line };
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
