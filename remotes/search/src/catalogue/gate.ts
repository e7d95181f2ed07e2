import { createGate } from 'effector-react';

/** What the address of the screen names, as it stands there. */
export type PageAddress = { kind: 'artist' | 'album' | 'playlist'; provider: string; id: string };

/** Open while an artist, an album or a playlist of a provider is on screen; `path` is the whole address. */
export const PageGate = createGate<PageAddress & { path: string }>('PageGate');
