import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { createSessionStore } from '@segue/kernel/state';
import { createEvent, sample } from 'effector';
import { sharePlaylistFx, stopSharingFx } from '../api';
import { showNoticeFx } from '../effects';
import { playlistChanged } from '../playlist-list/model';

export const sharingOpened = createEvent<Playlist>('sharingOpened');
export const sharingClosed = createEvent('sharingClosed');
export const linkRequested = createEvent('shareLinkRequested');
export const stopRequested = createEvent('stopSharingRequested');

const FAILED = 'That didn’t work. Please try again.';

export const $sharedPlaylist = createSessionStore<Playlist | null>(null)
  .on(sharingOpened, (_, playlist) => playlist)
  .on([sharingClosed, stopSharingFx.done], () => null);
export const $link = createSessionStore<string | null>(null)
  .on(sharePlaylistFx.doneData, (_, { token }) => window.location.origin + screens.shared(token))
  .on([sharingOpened, stopSharingFx.done], () => null);
export const $shareError = createSessionStore<string | null>(null)
  .on([sharePlaylistFx.failed, stopSharingFx.failed], () => FAILED)
  .reset([sharingOpened, sharePlaylistFx, stopSharingFx]);

export const $isCreating = sharePlaylistFx.pending;
export const $isStopping = stopSharingFx.pending;

const requestOf = (playlist: Playlist | null) => ({ params: { id: String(playlist?.playlistId ?? 0) } });
const changeTo = (isShared: boolean) => (done: { params: ReturnType<typeof requestOf> }) => ({
  playlistId: Number(done.params.params.id),
  isShared,
});

sample({
  clock: sharingOpened,
  filter: ({ isShared }) => isShared === true,
  fn: () => undefined,
  target: linkRequested,
});
sample({ clock: linkRequested, source: $sharedPlaylist, fn: requestOf, target: sharePlaylistFx });
sample({ clock: stopRequested, source: $sharedPlaylist, fn: requestOf, target: stopSharingFx });
sample({ clock: sharePlaylistFx.done, fn: changeTo(true), target: playlistChanged });
sample({ clock: stopSharingFx.done, fn: changeTo(false), target: playlistChanged });
sample({
  clock: stopSharingFx.done,
  fn: () => ({ text: 'Sharing stopped. The link doesn’t work anymore.' }),
  target: showNoticeFx,
});
