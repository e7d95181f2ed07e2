import { aSoundcloudTrack, someTracks } from '@segue/testing';
import fc from 'fast-check';
import { parseSavedState, serialise } from './saved-state';

const panels = { isQueueOpen: true, isPlayerExpanded: false };
const tracks = someTracks('spotify', 3);

it('parses what it serialized', () => {
  const state = { queue: { tracks, index: 1 }, panels };
  expect(parseSavedState(serialise(state))).toEqual({ value: state, problems: [] });
});
it('expands the bar and closes the panel by default', () => {
  expect(parseSavedState('{}').value.panels).toEqual({ isQueueOpen: false, isPlayerExpanded: true });
});
it('drops bad and repeated entries and keeps the index on its track', () => {
  const saved = { queue: [tracks[0], { id: 7 }, tracks[0], tracks[2]], currentTrackIndex: 3 };
  const { value, problems } = parseSavedState(JSON.stringify(saved));
  expect(value.queue).toEqual({ tracks: [tracks[0], tracks[2]], index: 1 });
  expect(problems).toEqual(['Saved queue entry 1 is not a track']);
});
it('keeps where entries come from; entries saved before that are of the user [QUEUE-37]', () => {
  const [a, b, c] = someTracks('spotify', 3);
  const entries = [{ ...a!, origin: { list: 'Chill' } }, b!, { ...c!, origin: 'similar' as const }];
  const text = serialise({ queue: { tracks: entries, index: 0 }, panels });
  expect(parseSavedState(text).value.queue.tracks).toEqual(entries);
});
it.each([7, 'friend', { list: 7 }, null])('an unknown origin of an entry is dropped: %j', (origin) => {
  const text = JSON.stringify({ queue: [{ ...tracks[0], origin }] });
  expect(parseSavedState(text).value.queue.tracks).toEqual([tracks[0]]);
});
it('saved queue: null is treated as absent and a numeric id becomes text [DATA-31]', () => {
  const saved = { queue: [{ ...tracks[0], id: 293, uri: null, imageUrl: null, favoritedAt: null }] };
  const { value, problems } = parseSavedState(JSON.stringify(saved));
  expect(value.queue.tracks).toMatchObject([{ id: '293', title: tracks[0]?.title }]);
  expect(problems).toEqual([]);
});
it('reports an invalid current index and uses none [ERR-44]', () => {
  const { value, problems } = parseSavedState(JSON.stringify({ queue: tracks, currentTrackIndex: 9 }));
  expect(value.queue.index).toBeNull();
  expect(problems).toEqual(['Invalid current track index 9']);
});
it('drops links that are not web addresses', () => {
  const planted = aSoundcloudTrack({
    uri: 'javascript:alert(1)',
    imageUrl: 'data:text/html,x',
    artistInfo: [{ id: '1', name: 'A', profileUrl: 'javascript:alert(1)' }],
    uploader: { id: '2', name: 'B', profileUrl: 'javascript:alert(1)' },
  });
  const [track] = parseSavedState(JSON.stringify({ queue: [planted] })).value.queue.tracks;
  expect(track).toEqual(
    expect.objectContaining({ artistInfo: [{ id: '1', name: 'A' }], uploader: { id: '2', name: 'B' } }),
  );
  expect(track).not.toHaveProperty('uri');
  expect(track).not.toHaveProperty('imageUrl');
});
it('never throws and never returns an invalid queue, for any stored text', () => {
  const anyEntry = fc.oneof(
    fc.constantFrom(...tracks),
    fc.json().map((json) => JSON.parse(json) as unknown),
  );
  const anySaved = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        queue: fc.oneof(fc.array(anyEntry), fc.anything()),
        currentTrackIndex: fc.oneof(fc.integer(), fc.anything()),
      })
      .map((saved) => JSON.stringify(saved) ?? ''),
  );
  fc.assert(
    fc.property(anySaved, (text) => {
      const { queue } = parseSavedState(text).value;
      expect(queue.index === null || queue.tracks[queue.index] !== undefined).toBe(true);
    }),
    { numRuns: 200 },
  );
});
