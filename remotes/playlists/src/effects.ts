import type { Track } from '@segue/contract';
import { send, type Notice } from '@segue/event-bus';
import { createEffect } from 'effector';

export type NamedTracks = { tracks: readonly Track[]; name: string };

export const showNoticeFx = createEffect((notice: Notice) => send('notice/show', notice));
export const playAllFx = createEffect((list: NamedTracks) => send('playback/play-all', list));
export const navigateFx = createEffect(
  ({ navigate, path }: { navigate: (path: string) => void; path: string }) => navigate(path),
);
