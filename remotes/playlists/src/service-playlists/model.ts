// Owns the playlists that the user has at the own server.
import { type Collection, routes } from '@segue/contract';
import { createRequestFx } from '@segue/kernel/request';
import { createSessionStore } from '@segue/kernel/state';
import { createEvent, sample } from 'effector';
import { ServicePlaylistsGate } from '../gates';

export const retryRequested = createEvent('servicePlaylistsRetryRequested');

export const listFx = createRequestFx(routes.listServicePlaylists, { concurrency: 'latest' });
export const $servicePlaylists = createSessionStore<readonly Collection[]>([]).on(
  listFx.doneData,
  (_, { playlists }) => playlists,
);
export const $didFail = createSessionStore(false)
  .on(listFx.failed, () => true)
  .reset(listFx.done);

sample({
  clock: [ServicePlaylistsGate.open, retryRequested],
  source: ServicePlaylistsGate.state,
  fn: (params) => ({ params }),
  target: listFx,
});
