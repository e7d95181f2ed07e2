/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import { aSoundcloudTrack, aSpotifyTrack, createTestContext } from '@segue/testing';
import { waitFor } from '@testing-library/react';
import { wireQueueVersions } from '.';
import { versionNotice } from './notice';

const song = aSpotifyTrack({ id: 's', title: 'Midnight Harbour', duration: 228_000 });
const artistInfo = [{ id: 'a', name: 'Ada Solano' }];
const upload = aSoundcloudTrack({ id: 'u', title: song.title, artistInfo, duration: 229_000 });
const remix = aSoundcloudTrack({ id: 'r', title: `${song.title} (kite remix)`, artistInfo });
const TEXT = 'The queue also has the Spotify version of “Midnight Harbour”.';

test.each(['queue/add', 'queue/play-next'] as const)(
  'queue: %s of a song whose other version is queued says so',
  async (command) => {
    const { scope } = createTestContext({});
    wireQueueVersions(scope);
    send('queue/add', { track: remix });
    send('queue/add', { track: song });
    send(command, { track: upload });
    await waitFor(() => expect(scope.getState($notices).map(({ text }) => text)).toContain(TEXT));
  },
);

test('queue: another version of a song is added without a notice', () => {
  expect(versionNotice([remix, song], [remix, song, upload], remix)?.text).toBe(TEXT);
  expect(versionNotice([song], [song, remix], song)).toBeUndefined();
});

test('queue: a version that plays at once, and several tracks, need no notice', () => {
  expect(versionNotice([song], [upload, song], upload)).toBeUndefined();
  expect(versionNotice([song], [song, upload, remix], song)).toBeUndefined();
});
