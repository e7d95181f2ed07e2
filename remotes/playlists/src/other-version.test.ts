import type { Track } from '@segue/contract';
import { $notices } from '@segue/stores/ports';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  createTestContext,
  refuse,
  settled,
} from '@segue/testing';
import { allSettled } from 'effector';
import './other-version';
import { changeMade } from './undo/model';

const track = aSpotifyTrack({ id: 's9', title: 'Paper Lanterns', duration: 200_000 });
const { title, artistInfo } = track;
const upload = aSoundcloudTrack({ id: 'u', title, artistInfo, duration: 201_000 });
const remix = aSoundcloudTrack({ id: 'r', title: `${title} (kite remix)`, artistInfo });
const ADDED = 'Added to “Evening”.';
const BOTH = 'Added to “Evening”, which also has the SoundCloud version.';

async function noticesWith(others: readonly Track[] | null, more: object = {}) {
  const { scope } = createTestContext({
    session: aSession(),
    api: {
      listPlaylistTracks: () =>
        others
          ? {
              playlistTracks: {
                spotifyPlaylistTracks: [{ ...track, position: 1 }],
                soundcloudPlaylistTracks: others.map((other, at) => ({ ...other, position: at + 2 })),
              },
            }
          : refuse('unexpected'),
    },
    ...more,
  });
  await allSettled(changeMade, {
    scope,
    params: { kind: 'added', playlistId: 7, name: 'Evening', tracks: [track], present: 0 },
  });
  await settled(scope);
  return scope.getState($notices).map(({ text, action }) => [text, action?.message]);
}

test.each([
  ['an addition whose other version is there says so', [remix, upload], {}, BOTH],
  ['a remix is no other version of the added song', [remix], {}, ADDED],
  ['what cannot be compared leaves the notice of the addition', null, {}, ADDED],
  ['separate providers are not compared', [upload], { config: { separateProviders: true } }, ADDED],
])('playlists: %s, with Undo', async (_, others, more, text) => {
  expect(await noticesWith(others, more)).toEqual([[text, 'playlist/undo']]);
});
