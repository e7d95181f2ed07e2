import { createGate } from 'effector-react';

export type Router = {
  /** The current URL; a new object after every navigation, also one to the same URL. */
  location: { search: string };
  go: (to: string | { search: string }, options: { replace: boolean }) => void;
};

export const HomeGate = createGate<Router>('HomeGate');
export const ListsGate = createGate('ListsGate');

/** Parameters of the screen's address, unparsed. */
export type PageAddress = { kind: 'artist' | 'album' | 'playlist'; provider: string; id: string };
/** Open while an artist, an album or a playlist of a provider is on screen; `path` is the whole address. */
export const PageGate = createGate<PageAddress & { path: string }>('PageGate');
