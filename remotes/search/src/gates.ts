import { createGate } from 'effector-react';

/** What this screen needs of the router. */
export type Router = {
  /** The current URL; a new object after every navigation, also one to the same URL. */
  location: { search: string };
  go: (to: string | { search: string }, options: { replace: boolean }) => void;
};

/** Open while /home is on screen. */
export const HomeGate = createGate<Router>('HomeGate');
