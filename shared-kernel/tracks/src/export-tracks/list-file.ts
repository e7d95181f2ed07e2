// Writes a list of tracks as a file: names, lengths and links, never sound.
import { artistNames, descriptorOf, type Provider, PROVIDER_NAMES, type Track } from '@segue/contract';

export type ListFormat = 'xspf' | 'jspf' | 'csv';

export type ListFile = { fileName: string; mediaType: string; text: string };

/** A file that Segue and other programs can import. `name` is the name of the list. */
export function listFile(name: string, tracks: readonly Track[], format: ListFormat): ListFile {
  const { write, mediaType } = WRITERS[format];
  return { fileName: `${fileNameOf(name)}.${format}`, mediaType, text: write(name, tracks) };
}

/** One line for each track, `Artist - Title`. */
export function listText(tracks: readonly Track[]): string {
  return tracks.map((track) => `${artistNames(track)} - ${track.title}`).join('\n');
}

const WRITERS: Readonly<
  Record<ListFormat, { mediaType: string; write: (name: string, tracks: readonly Track[]) => string }>
> = {
  xspf: { mediaType: 'application/xspf+xml', write: xspf },
  jspf: { mediaType: 'application/json', write: jspf },
  csv: { mediaType: 'text/csv', write: csv },
};

/** https://www.xspf.org/spec */
function xspf(name: string, tracks: readonly Track[]): string {
  const rows = tracks.map((track) =>
    element(
      'track',
      [
        element('location', escapeXml(track.uri ?? '')),
        element('identifier', escapeXml(referenceOf(track))),
        element('title', escapeXml(track.title)),
        element('creator', escapeXml(artistNames(track))),
        element('album', escapeXml(track.album ?? '')),
        element('duration', String(track.duration ?? '')),
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<playlist version="1" xmlns="http://xspf.org/ns/0/">',
    element('title', escapeXml(name)),
    `<trackList>`,
    ...rows,
    '</trackList>',
    '</playlist>',
    '',
  ].join('\n');
}

/** Empty elements are left out. */
const element = (tag: string, content: string) => (content === '' ? '' : `<${tag}>${content}</${tag}>`);

// Characters that XML cannot hold, also not as references: https://www.w3.org/TR/xml/#charsets

const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const XML_REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>\r]/g, (character) => XML_REFERENCES[character]!);
}

/** XSPF as JSON: https://www.xspf.org/jspf */
function jspf(name: string, tracks: readonly Track[]): string {
  const track = tracks.map((one) => ({
    ...(one.uri !== undefined && { location: [one.uri] }),
    identifier: [referenceOf(one)],
    title: one.title,
    creator: artistNames(one),
    ...(one.album !== undefined && { album: one.album }),
    ...(one.duration !== null && { duration: one.duration }),
  }));
  return `${JSON.stringify({ playlist: { title: name, track } }, null, 2)}\n`;
}

const COLUMNS = ['Title', 'Artist', 'Album', 'Duration (ms)', 'Service', 'Link', 'Reference'];

function csv(_name: string, tracks: readonly Track[]): string {
  const rows = tracks.map((track) => [
    track.title,
    artistNames(track),
    track.album ?? '',
    String(track.duration ?? ''),
    PROVIDER_NAMES[track.provider],
    track.uri ?? '',
    referenceOf(track),
  ]);
  // A byte order mark: without it Excel takes the text for another encoding.
  return `\ufeff${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A spreadsheet would run a text that begins like a formula: https://owasp.org/www-community/attacks/CSV_Injection. A text that begins
 * with apostrophes and then like a formula gets one more, so that reading is exact.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

function cell(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

// Not allowed in the names of files on one of the usual systems.

const NOT_IN_FILE_NAMES = /[\u0000-\u001f<>:"/\\|?*]+/g;

function fileNameOf(name: string): string {
  return (
    name
      .replace(NOT_IN_FILE_NAMES, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^\.+|\.+$/g, '') || 'Playlist'
  );
}

// A track's identity as text in files: the URNs that the providers themselves use.

/** Such as `spotify:track:4uLU6hMCjMI75M1A2tKUQC`. SoundCloud's ids are URNs already, but for old ones. */
function referenceOf({ provider, id }: { provider: Provider; id: string }): string {
  const prefix = descriptorOf(provider).referencePrefix ?? `${provider}:track:`;
  return id.startsWith(prefix) ? id : prefix + id;
}
