import { send, type Notice } from '@segue/kernel/bus';
import type { NamedTracks } from '@segue/ui/tracks/list-page';
import { createEffect } from 'effector';

export const showNoticeFx = createEffect((notice: Notice) => send('notice/show', notice));
export const playAllFx = createEffect((list: NamedTracks) => send('playback/play-all', list));
export const navigateFx = createEffect(
  ({ navigate, path }: { navigate: (path: string) => void; path: string }) => navigate(path),
);
