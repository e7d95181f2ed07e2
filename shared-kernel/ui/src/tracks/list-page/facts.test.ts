import { aSoundcloudTrack } from '@segue/kernel/testing';
import { lengthOf, totalLength } from './facts';

const of = (...tracks: Parameters<typeof aSoundcloudTrack>[0][]) =>
  totalLength(lengthOf(tracks.map(aSoundcloudTrack)));

test.each([
  ['known lengths', [{ duration: 2 * 60_000 }, { duration: 4 * 60_000 }], '6 min'],
  ['one unknown length', [{ duration: 6 * 60_000 }, { duration: null }], 'about 6 min'],
  ['unknown lengths alone', [{ duration: null }], 'unknown length'],
  [
    'a preview of a long song',
    [{ duration: 231_000, access: 'preview' as const }, { duration: 90_000 }],
    '2 min',
  ],
  ['hours', [{ duration: 7_440_000 }], '2 h 4 min'],
  ['whole hours', [{ duration: 7_200_000 }], '2 h'],
])('length of a list: %s [DATA-33]', (_, tracks, text) => {
  expect(of(...tracks)).toBe(text);
});
