import type { Provider, Track } from '@segue/contract';
import { createGate } from 'effector-react';

type Screen = { navigate: (path: string) => void };

/** Open while a component is mounted that sends commands to this remote. */
export const CommandsGate = createGate('PlaylistCommandsGate');
export const PlaylistsGate = createGate<Screen>('PlaylistsGate');
export const HomePlaylistsGate = createGate('HomePlaylistsGate');
export const PlaylistGate = createGate<Screen & { id: string }>('PlaylistGate');
/** Open while the popover that adds tracks is shown; `onAdded` is called when all chosen tracks are in a playlist. */
export const PopoverGate = createGate<{ tracks: readonly Track[]; onAdded?: (() => void) | undefined }>(
  'AddToPlaylistGate',
);
export const ImportGate = createGate<Screen>('ImportGate');
/** Open while a received list is shown: by the token of a shared one, or by an address at a provider. */
export const ReceivedGate = createGate<{ token: string; url: string | null }>('ReceivedGate');
export const ServicePlaylistsGate = createGate<{ provider: Provider }>('ServicePlaylistsGate');
