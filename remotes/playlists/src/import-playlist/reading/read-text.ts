import { type ListedTrack, type ListedTracks, toListedTracks } from './listed-track';

/** Extended M3U: `#EXTINF:<seconds>,<artist> - <title>` before each address. */
export function readM3u(text: string): ListedTracks {
  let name = '';
  let info: { seconds: number; label: string } | null = null;
  const listed: ListedTrack[] = [];
  for (const line of linesOf(text)) {
    const [, seconds, label] = /^#EXTINF:\s*(-?\d+)[^,]*,(.*)$/.exec(line) ?? [];
    if (label !== undefined) info = { seconds: Number(seconds), label };
    else if (line.startsWith('#PLAYLIST:')) name = line.slice('#PLAYLIST:'.length).trim();
    else if (!line.startsWith('#')) {
      const file = line.replace(/^.*[/\\]/, '').replace(/\.\w{2,4}$/, '');
      const durationMs = (info?.seconds ?? 0) * 1000;
      listed.push(...toListedTracks({ title: info?.label ?? file, durationMs, links: [line] }));
      info = null;
    }
  }
  return { name, listed };
}

/** `Artist - Title` or an address in each line. */
export function readText(text: string): ListedTracks {
  const listed = linesOf(text).flatMap((line): readonly ListedTrack[] =>
    // The server decides which service an address belongs to.
    /^(?:https?:\/\/|spotify:track:)\S+$/.test(line)
      ? [{ title: '', artists: '', durationMs: null, link: line }]
      : toListedTracks({ title: line.replace(/^(?:\d{1,4}[.)]|[-*•])\s+/, '') }),
  );
  return { name: '', listed };
}

const linesOf = (text: string) => text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
