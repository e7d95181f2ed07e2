import type { Diagnostic } from '@segue/stores/ports';
import { failureSentences } from './failure-sentences';

const logged = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  at: '2026-01-01T12:00:00.000Z',
  area: 'spotify',
  level: 'error',
  message,
  ...more,
});

test.each([
  ['POST /api/auth/token: x', "Spotify didn't allow playing."],
  ['GET /api/search/:query/:provider/:limit/:offset: 502', "A search on Spotify didn't get through."],
  ['The playback SDK did not load', 'The player of Spotify did not load.'],
  ['The device did not become ready', 'The connection to the player of Spotify was lost.'],
  ['An unforeseen failure', 'Something went wrong with Spotify.'],
])('status: the failure "%s" is shown as "%s"', (message, sentence) => {
  expect(failureSentences([logged(message)], 'spotify')).toMatchObject([{ sentence }]);
});

test('status: equal failures are shown once, with their number and the latest time', () => {
  const later = '2026-01-01T12:05:00.000Z';
  const failures = [
    logged('GET /api/playlists: x'),
    logged('The playback SDK did not load'),
    logged('GET /api/playlists: y', { at: later }),
  ];
  expect(failureSentences(failures).map(({ sentence, count, at }) => [sentence, count, at])).toEqual([
    ['The player of Segue did not load.', 1, '2026-01-01T12:00:00.000Z'],
    ["A playlist couldn't be loaded or saved.", 2, later],
  ]);
});

test('status: warnings are not shown', () => {
  expect(failureSentences([logged('left out of a list: 1', { level: 'warning' })])).toEqual([]);
});
