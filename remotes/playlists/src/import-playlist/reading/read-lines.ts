// Reads M3U files and plain text with one track a line.
import { toListedTrack, type ListedTrack } from './listed-track';

/** Extended M3U: `#EXTINF:<seconds>,<artist> - <title>` before each address. */
export function readM3u(text: string): { name: string; listed: readonly ListedTrack[] } {
  let name = '';
  let info: { seconds: number; words: string } | null = null;
  const listed: (ListedTrack | null)[] = [];
  for (const line of linesOf(text)) {
    const [, seconds, words] = /^#EXTINF:\s*(-?\d+)[^,]*,(.*)$/.exec(line) ?? [];
    if (words !== undefined) info = { seconds: Number(seconds), words };
    else if (line.startsWith('#PLAYLIST:')) name = line.slice('#PLAYLIST:'.length).trim();
    else if (!line.startsWith('#')) {
      const file = line
        .split(/[/\\]/)
        .at(-1)!
        .replace(/\.\w{2,4}$/, '');
      listed.push(
        toListedTrack({
          ...split(info?.words ?? file),
          durationMs: (info?.seconds ?? 0) * 1000,
          links: [line],
        }),
      );
      info = null;
    }
  }
  return { name, listed: listed.filter((one) => one !== null) };
}

/** `Artist - Title` or an address in each line. */
export function readText(text: string): { name: string; listed: readonly ListedTrack[] } {
  const listed = linesOf(text).map((line): ListedTrack | null => {
    const linked = toListedTrack({ links: [line] });
    if (linked) return linked;
    // Which services an address belongs to is for the server to say.
    if (/^https?:\/\/\S+$/.test(line)) return { title: '', artists: '', link: line };
    return toListedTrack(split(line.replace(/^(?:\d{1,4}[.)]|[-*•])\s+/, '')));
  });
  return { name: '', listed: listed.filter((one) => one !== null) };
}

function split(line: string): { title: string; artists?: string } {
  const [, artists, title] = /^(.+?)(?:\s+[-–—]\s+|\t+)(.+)$/.exec(line) ?? [];
  return artists !== undefined && title !== undefined ? { artists, title } : { title: line };
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
