import type { ListedTrack, ListedTracks } from './listed-track';

/** One entry as a line. */
export const lineOf = ({ title, artists, durationMs, reference, link }: ListedTrack) =>
  [title, artists, durationMs, reference && `${reference.provider}:${reference.id}`, link]
    .filter((part) => part !== undefined && part !== null)
    .join(' | ');
/** All lists as `name: entry; entry`. */
export const linesOf = (lists: readonly ListedTracks[]) =>
  lists.map(({ name, listed }) => `${name}: ${listed.map(lineOf).join('; ')}`);

/** The page's own File has no `arrayBuffer` in the tests. */
export function fileOf(bytes: Uint8Array, name: string): File {
  const size = bytes.byteLength;
  return { name, size, arrayBuffer: async () => bytes.slice().buffer } as unknown as File;
}
