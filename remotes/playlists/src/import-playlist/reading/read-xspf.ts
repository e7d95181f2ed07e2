// Reads XSPF and its form as JSON, JSPF: https://www.xspf.org/spec and https://www.xspf.org/jspf
import { UnreadableList, toListedTrack, type ListedTrack } from './listed-track';
import { readXml, type XmlElement } from './read-xml';

type Found = { name: string; listed: readonly ListedTrack[] };

export function readXspf(text: string): Found {
  const root = readXml(text);
  const list = root?.name === 'playlist' ? root.children.find(({ name }) => name === 'trackList') : undefined;
  if (!root || !list) throw new UnreadableList("This isn't a complete XSPF playlist.");
  const listed = list.children.flatMap((track) => {
    const { title, creator, album, duration } = Object.fromEntries(
      track.children.map((child) => [child.name, child.text]),
    );
    return (
      toListedTrack({
        title,
        artists: creator,
        album,
        durationMs: Number(duration),
        links: [...textsOf(track, 'identifier'), ...textsOf(track, 'location'), ...textsOf(track, 'info')],
      }) ?? []
    );
  });
  return { name: textsOf(root, 'title')[0] ?? '', listed };
}

function textsOf({ children }: XmlElement, name: string): readonly string[] {
  return children.filter((child) => child.name === name).map(({ text }) => text.trim());
}

export function readJspf(text: string): Found {
  const list = fieldsOf(fieldsOf(parseJson(text))['playlist']);
  const { title, track: tracks } = list;
  if (!Array.isArray(tracks)) throw new UnreadableList("This isn't a complete JSPF playlist.");
  const listed = tracks.flatMap((track: unknown) => {
    const { title: name, creator, album, duration, identifier, location, info } = fieldsOf(track);
    const links = [identifier, location, info].flat();
    return toListedTrack({ title: name, artists: creator, album, durationMs: Number(duration), links }) ?? [];
  });
  return { name: typeof title === 'string' ? title : '', listed };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
