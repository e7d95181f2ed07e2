/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import { aSoundcloudTrack, aSpotifyTrack, createTestContext, settled } from '@segue/testing';
import { waitFor } from '@testing-library/react';
import { wireQueueVersions } from './queue-versions';

const song = aSpotifyTrack({ id: 's', title: 'Midnight Harbour', duration: 228_000 });
const artistInfo = [{ id: 'a', name: 'Ada Solano' }];
const upload = aSoundcloudTrack({ id: 'u', title: song.title, artistInfo, duration: 229_000 });
const remix = aSoundcloudTrack({ id: 'r', title: `${song.title} (kite remix)`, artistInfo });
const TEXT = 'The queue also has the Spotify version of “Midnight Harbour”.';

test.each(['queue/add', 'queue/play-next'] as const)(
  'queue: %s of a song whose other version is queued says so, of a remix not',
  async (command) => {
    const { scope } = createTestContext({});
    wireQueueVersions(scope);
    for (const track of [song, remix]) send('queue/add', { track });
    await import('@segue/tracks/same-song').then(() => settled(scope));
    expect(scope.getState($notices)).toEqual([]);
    send(command, { track: upload });
    await waitFor(() => expect(scope.getState($notices).map(({ text }) => text)).toContain(TEXT));
  },
);
