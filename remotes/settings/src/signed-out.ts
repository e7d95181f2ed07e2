// Whoever sits down next must not meet the data of whoever left.
import { $isSignedIn } from '@segue/stores';
import { sample } from 'effector';

/** Nobody is signed in any more, for whatever reason. */
export const signedOut = sample({
  clock: $isSignedIn,
  filter: (isSignedIn) => !isSignedIn,
  fn: () => undefined,
});
