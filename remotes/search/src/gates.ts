import { createGate } from 'effector-react';

export type Router = {
  /** The current URL; a new object after every navigation, also one to the same URL. */
  location: { search: string };
  go: (to: string | { search: string }, options: { replace: boolean }) => void;
};

export const HomeGate = createGate<Router>('HomeGate');
