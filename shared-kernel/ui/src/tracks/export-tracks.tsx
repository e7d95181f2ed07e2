import { artistNames, descriptorOf, type Provider, PROVIDER_NAMES, type Track } from '@segue/contract';
import { DownloadIcon, PlaylistIcon } from '@segue/ui';
import { MenuItem } from '@segue/ui/menu';
import { copyText } from './copy-text';
import type { NamedTracks } from './list-page/play-buttons';

/** Two menu items. `list` is called for the tracks to export when one is chosen. */
export function ExportItems({ list }: { list: () => NamedTracks }) {
  return (
    <>
      <MenuItem icon={<DownloadIcon size={17} />} onClick={() => download(list())}>
        Export as CSV
      </MenuItem>
      <MenuItem icon={<PlaylistIcon size={17} />} onClick={() => copy(list())}>
        Copy as text
      </MenuItem>
    </>
  );
}

function download({ name, tracks }: NamedTracks): void {
  const url = URL.createObjectURL(new Blob([csv(tracks)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  // The browser replaces characters that the system does not allow in file names.
  link.download = `${name}.csv`;
  link.click();
  // The download starts before the click's task ends.
  setTimeout(() => URL.revokeObjectURL(url));
}

function copy({ tracks }: NamedTracks): void {
  const lines = tracks.map((track) => `${artistNames(track)} - ${track.title}`);
  void copyText(lines.join('\n'), 'list');
}

const COLUMNS = ['Title', 'Artist', 'Album', 'Duration (ms)', 'Service', 'Link', 'Reference'];

function csv(tracks: readonly Track[]): string {
  const rows = tracks.map((track) => [
    track.title,
    artistNames(track),
    track.album ?? '',
    String(track.duration ?? ''),
    PROVIDER_NAMES[track.provider],
    track.uri ?? '',
    referenceOf(track),
  ]);
  // A byte order mark: without it Excel guesses another encoding.
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

/** Such as `spotify:track:4uLU6hMCjMI75M1A2tKUQC`. SoundCloud's ids are URNs already, but for old ones. */
function referenceOf({ provider, id }: { provider: Provider; id: string }): string {
  const prefix = descriptorOf(provider).referencePrefix ?? `${provider}:track:`;
  return id.startsWith(prefix) ? id : prefix + id;
}
