// Exported lists can be imported: the same tracks in the same order.
import { artistNames, type Track } from '@segue/contract';
import { cleanName } from '@segue/contract/cleaning';
import { aSoundcloudTrack, aSpotifyTrack, renderInScope } from '@segue/kernel/testing';
import { ExportItems } from '@segue/ui/tracks/export-tracks';
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { readList } from './reading/read-list';

/** The file that the dialog offers as a download. */
function exported(name: string, tracks: readonly Track[]): { fileName: string; text: string } {
  const parts: string[] = [];
  const file = { fileName: '', text: '' };
  jest.spyOn(globalThis, 'Blob').mockImplementation((given) => {
    parts.push(...(given as string[]));
    return {} as Blob;
  });
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    file.fileName = this.download;
  });
  const { unmount } = renderInScope(<ExportItems list={() => ({ name, tracks })} />);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
  unmount();
  click.mockRestore();
  jest.restoreAllMocks();
  return { ...file, text: parts.join('') };
}

/** Names as the server sends them. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      "'=A1",
      "''-x",
      '@me',
      '<b>&amp;</b>',
      ']]>',
      'a,b;c\td',
      '"quoted"',
      'Tom & Ann',
      '夜行',
    ),
  )
  .map((text) => cleanName(text.toWellFormed(), 'x'));
const facts = fc.record({
  title: words,
  by: words,
  album: fc.option(words, { nil: undefined }),
  duration: fc.integer({ min: 1, max: 9e6 }),
});
const someTracks = fc.array(
  fc.oneof(
    fc
      .tuple(facts, fc.stringMatching(/^[A-Za-z0-9]{22}$/))
      .map(([more, id]) => trackOf(aSpotifyTrack({ id }), more)),
    fc
      .tuple(facts, fc.nat(1e9))
      .map(([more, id]) => trackOf(aSoundcloudTrack({ id: `soundcloud:tracks:${id}` }), more)),
  ),
  { minLength: 1, maxLength: 8 },
);

type Facts = { title: string; by: string; album: string | undefined; duration: number };

function trackOf(track: Track, { title, by, album, duration }: Facts): Track {
  const { album: _none, ...rest } = track;
  return {
    ...rest,
    title,
    artistInfo: [{ id: 'a', name: by }],
    duration,
    ...(album !== undefined && { album }),
  };
}

test('property: an export as CSV is read as the same list', () => {
  fc.assert(
    fc.property(words, someTracks, (name, tracks) => {
      const { fileName, text } = exported(name, tracks);
      expect(fileName).toBe(`${name}.csv`);
      const list = readList(text, 'list.csv')[0]!;
      expect(list.listed).toEqual(
        tracks.map((track) => ({
          title: track.title,
          artists: artistNames(track),
          durationMs: track.duration,
          reference: { provider: track.provider, id: track.id },
        })),
      );
    }),
    { numRuns: 20 },
  );
});

test('a title that a spreadsheet would run as a formula is escaped in CSV', () => {
  const { text } = exported('Mix', [aSpotifyTrack({ title: '=HYPERLINK("http://x")' })]);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
});
