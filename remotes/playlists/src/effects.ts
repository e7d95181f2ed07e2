import { send, type Notice } from '@segue/event-bus';
import type { NamedTracks } from '@segue/tracks/list-page';
import { createEffect } from 'effector';

export const showNoticeFx = createEffect((notice: Notice) => send('notice/show', notice));
export const playAllFx = createEffect((list: NamedTracks) => send('playback/play-all', list));
export const navigateFx = createEffect(
  ({ navigate, path }: { navigate: (path: string) => void; path: string }) => navigate(path),
);
