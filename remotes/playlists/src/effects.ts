import { send, type Notice } from '@segue/kernel/bus';
import type { Appearance } from '@segue/contract';
import type { NamedTracks } from '@segue/ui/tracks/list-page';
import { createEffect } from 'effector';

export const showNoticeFx = createEffect((notice: Notice) => send('notice/show', notice));
export const reloadFavoritesFx = createEffect(() => send('favorites/reload'));
/** Those that an exported account has. */
export const setPreferencesFx = createEffect(
  ({ volume, appearance }: { volume?: number; appearance?: Appearance }) => {
    if (volume !== undefined) send('volume/set', { volume, commit: true });
    if (appearance) send('appearance/choose', { appearance });
  },
);
export const playAllFx = createEffect((list: NamedTracks) => send('playback/play-all', list));
export const navigateFx = createEffect(
  ({ navigate, path }: { navigate: (path: string) => void; path: string }) => navigate(path),
);
