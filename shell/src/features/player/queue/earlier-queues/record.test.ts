import { trackKey, type Track } from '@segue/contract';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import { someTracks } from '@segue/testing';
import { createRecorder } from './record';
import { queueText, readQueue, readQueues, savedPlaces, writeQueue, type Place } from './saved-queues';
import '../../../../platform/page.fixture';

const [a, b, c, d, e] = someTracks('soundcloud', 5) as [Track, Track, Track, Track, Track];
let now = 0;
let ids = 0;
const openTab = () =>
  createRecorder({ now: () => (now += 1), createId: () => `id${(ids += 1)}`, onEntry: () => undefined });
const playing = (tracks: readonly Track[], position = 0, index = 0): PlaybackState => ({
  ...$playback.defaultState,
  queue: { tracks, index: tracks.length > 0 ? index : null },
  current: tracks[index] ?? null,
  position,
});
/** Titles of each saved queue, the newest first. */
const saved = () => readQueues().map(({ tracks }) => tracks.map(({ id }) => id));
const idsOf = (...tracks: Track[]) => tracks.map(({ id }) => id);
const place = (more: Partial<Place> = {}): Place => ({
  key: trackKey(a),
  position: 0,
  at: (now += 1),
  isOver: false,
  ...more,
});

beforeEach(() => void (now = ids = 0));

describe('the queue of a tab', () => {
  test.each<[string, readonly Track[]]>([
    ['one track is added', [a, b, c, d]],
    ['several are appended', [a, b, c, d, e]],
    ['one is removed', [b, c]],
    ['one is put first', [d, a, b, c]],
    ['its order changes', [c, a, b]],
  ])('stays one entry when %s', (_, after) => {
    const tab = openTab();
    tab.changed(playing([a, b, c]));
    tab.changed(playing(after));
    expect(saved()).toEqual([idsOf(...after)]);
  });

  test.each<[string, readonly Track[], unknown[]]>([
    ['Play All puts tracks before it', [d, e, a, b, c], [idsOf(d, e, a, b, c), idsOf(a, b, c)]],
    ['another queue takes its place', [d], [idsOf(d), idsOf(a, b, c)]],
    ['it is cleared', [], [idsOf(a, b, c)]],
  ])('is kept as an earlier one when %s', (_, after, expected) => {
    const tab = openTab();
    tab.changed(playing([a, b, c], 61_000, 1));
    tab.changed(playing(after));
    expect(saved()).toEqual(expected);
    expect(readQueue('id1')).toMatchObject({ current: { id: b.id }, position: 61_000, isOver: true });
  });

  test('with one track that never played is not kept', () => {
    const tab = openTab();
    tab.changed(playing([a]));
    tab.changed(playing([]));
    expect(saved()).toEqual([]);
    tab.changed(playing([a], 3000));
    tab.changed(playing([]));
    expect(saved()).toEqual([idsOf(a)]);
  });

  test('has its second written every two seconds, and when the page is hidden', () => {
    const tab = openTab();
    const tracks = [a, b];
    tab.changed(playing(tracks, 0));
    tab.changed(playing(tracks, 1900));
    expect(readQueue('id1')?.position).toBe(0);
    tab.changed(playing(tracks, 2100));
    expect(readQueue('id1')?.position).toBe(2100);
    tab.changed(playing(tracks, 3500));
    tab.hidden();
    expect(readQueue('id1')?.position).toBe(3500);
  });

  test('is without favorite flags: another user may open it', () => {
    openTab().changed(playing([{ ...a, isFavorited: true, favoritedAt: '2026-01-01T00:00:00Z' }]));
    expect(readQueue('id1')?.tracks[0]?.isFavorited).toBe(false);
  });
});

describe('two tabs', () => {
  test('of which one was duplicated part as soon as one changes', () => {
    const [one, duplicate] = [openTab(), openTab()];
    one.changed(playing([a, b]));
    duplicate.changed(playing([a, b]));
    expect(saved()).toHaveLength(1);
    one.changed(playing([a, b, c]));
    duplicate.changed(playing([a, b, d]));
    expect(saved()).toEqual([idsOf(a, b, d), idsOf(a, b, c)]);
  });
  test('leave writing to the one that plays', () => {
    const follower = openTab();
    follower.changed(playing([a, b]));
    follower.changed({ ...playing([c, d, e]), isFollower: true });
    expect(saved()).toEqual([idsOf(a, b)]);
  });
});

describe('the storage', () => {
  test('holds twenty earlier queues', () => {
    const tab = openTab();
    const many = someTracks('soundcloud', 60);
    for (let at = 0; at < 60; at += 2) tab.changed(playing(many.slice(at, at + 2)));
    expect(saved()).toHaveLength(21);
    expect(saved()[0]).toEqual(idsOf(many[58]!, many[59]!));
  });
  test('that is full loses the oldest queue, not the present one', () => {
    writeQueue('oldest', queueText([a, b]), place());
    writeQueue('older', queueText([b, c]), place());
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (Object.keys(localStorage).length > 3) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    writeQueue('present', queueText([c, d]), place());
    expect(savedPlaces().map(({ id }) => id)).toEqual(['present', 'older']);
  });
  test('that takes nothing at all is reported to the caller', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => openTab().changed(playing([a, b]))).toThrow('Full');
  });
  test.each([
    ['no JSON', '{"queue": [', '{'],
    ['another shape', '{"queue": 7}', '[]'],
    ['an empty queue', queueText([]), JSON.stringify(place())],
    ['no time', queueText([a]), JSON.stringify({ key: trackKey(a), position: 5 })],
    ['no place', queueText([a]), null],
  ])('with %s offers nothing and breaks nothing', (_, queue, placeText) => {
    localStorage.setItem('queue-x', queue);
    if (placeText) localStorage.setItem('queuePlace-x', placeText);
    expect(readQueues()).toEqual([]);
    openTab().changed(playing([a, b]));
    expect(saved()).toEqual([idsOf(a, b)]);
  });
  test('with an invalid place starts at the beginning, and never behind the end', () => {
    writeQueue('x', queueText([a]), place({ key: 'soundcloud:gone', position: 9 }));
    expect(readQueue('x')).toMatchObject({ current: { id: a.id }, position: 0 });
    writeQueue('x', queueText([a]), place({ position: 1e12 }));
    expect(readQueue('x')?.position).toBe(a.duration);
    writeQueue('x', queueText([a]), place({ position: -4 }));
    expect(readQueue('x')?.position).toBe(0);
  });
});
