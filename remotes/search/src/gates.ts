import { createGate } from 'effector-react';

/** What this screen needs of the router. */
export type Router = {
  /** The current URL; a new object after every navigation, also one to the same URL. */
  location: { search: string };
  go: (search: string, options: { replace: boolean }) => void;
  /** To the screen of what an address at a provider leads to. */
  openLink: (url: string, options: { replace: boolean }) => void;
};

/** Open while /home is on screen. */
export const HomeGate = createGate<Router>('HomeGate');

/** What the address of the screen names, as it stands there. */
export type PageAddress = { kind: 'artist' | 'album' | 'playlist'; provider: string; id: string };

/** Open while an artist, an album or a playlist of a provider is on screen; `path` is the whole address. */
export const PageGate = createGate<PageAddress & { path: string }>('PageGate');
