// Plays the open playlist: what is visible, or the tracks of one provider.
import { forEachProvider, type Provider } from '@segue/contract';
import { shuffleAll } from '@segue/tracks/list-page';
import { combine, createEffect, createEvent, sample } from 'effector';
import { visibleTracks } from '../tracks';
import { type NamedTracks, playAllFx } from '../effects';
import { $filter, $playlist, $tracks, $visible } from './model';

/** Play what is visible, or the tracks of one provider, whichever tab is open. */
export const playRequested = createEvent<'visible' | Provider>('playlistPlayRequested');
export const shuffleRequested = createEvent('playlistShuffleRequested');

/** What "Play Spotify" and "Play SoundCloud" play. */
export const $playable = combine($tracks, $filter, (tracks, filter) =>
  forEachProvider((provider) => visibleTracks(tracks ?? [], provider, filter)),
);
const $name = $playlist.map((playlist) => playlist?.name ?? '');

const shuffleFx = createEffect((list: NamedTracks) => shuffleAll(list));

sample({
  clock: playRequested,
  source: { visible: $visible, playable: $playable, name: $name },
  fn: ({ visible, playable, name }, which) => ({
    tracks: which === 'visible' ? visible : playable[which],
    name,
  }),
  target: playAllFx,
});
sample({ clock: shuffleRequested, source: { tracks: $visible, name: $name }, target: shuffleFx });
