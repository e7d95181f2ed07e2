// Reads M3U files and plain text.
import { toListedTrack, type Found, type ListedTrack } from './listed-track';

/** Extended M3U: `#EXTINF:<seconds>,<artist> - <title>` before each address. */
export function readM3u(text: string): Found {
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
export function readText(text: string): Found {
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
