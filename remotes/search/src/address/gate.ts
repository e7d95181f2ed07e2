// Where the screen meets the router: open while the screen is shown, holding the address and the way to change it.
import { createGate } from 'effector-react';

/** The router, as this screen needs it. */
export type Router = {
  /** The address now; another object whenever the router went somewhere, even to the same words. */
  location: { search: string };
  go: (search: string, how: { replace: boolean }) => void;
};

export const HomeGate = createGate<Router>('HomeGate');
