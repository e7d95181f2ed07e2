// Owns the session of the page: who is signed in, when that is checked, and the end of a session.
import { requestFailed, sessionEnded } from '@segue/kernel/request';
import { routes, type SignInResult } from '@segue/contract';
import { attach, combine, createEvent, merge, sample } from 'effector';
import { $runtimeConfig, runtimeConfigRead } from '../config/model';
import { subscriptions } from '../subscriptions';
import { createPageStore, createSessionStore } from '../create-store';
import { appStarted } from '../start';
import { checkSessionFx, confirmSessionFx, logoutFx } from './api';
import { nextSession, sessionOf, SIGNED_OUT, type Session } from './session';

/** The message that one tab sends to the others. */
export type SessionChange = 'signed-in' | 'signed-out';

/** A 401 of these routes concerns the request, not the session. */
const ROUTES_WITH_OWN_401: readonly string[] = [routes.signIn, routes.providerToken, routes.checkAuth].map(
  ({ method, path }) => `${method} ${path}`,
);

/** A sign-in, sign-up or account setup succeeded; emitted by the shell's auth screens. */
export const sessionEstablished = createEvent<SignInResult>('sessionEstablished');
/** The user signed in or out in another tab of this browser; emitted by the shell. */
export const sessionChangedInOtherTab = createEvent<SessionChange>('sessionChangedInOtherTab');
/** The page is visible or online again and may have missed changes; emitted by the shell. */
export const pageResumed = createEvent('pageResumed');
/** Spotify refused to play for this account; overrides its Premium flag. */
export const spotifyPremiumDenied = createEvent('spotifyPremiumDenied');
/** To be sent to other tabs; the shell sends it. */
export const sessionAnnounced = createEvent<SessionChange>('sessionAnnounced');
/** Rechecks Premium: Spotify was disconnected, or the user retries its player. */
export const confirmPremiumFx = attach({ effect: confirmSessionFx });

const logoutRequested = subscriptions.on('session/logout');
const signedInInOtherTab = sessionChangedInOtherTab.filter({ fn: (change) => change === 'signed-in' });
const signedOutInOtherTab = sessionChangedInOtherTab.filter({ fn: (change) => change === 'signed-out' });
const signedOut = merge([logoutFx.done, signedOutInOtherTab]);
const sessionFound = merge([checkSessionFx.doneData, confirmSessionFx.doneData]).map(sessionOf);

export const $session = createPageStore<Session>({ status: 'loading' })
  // Known before the first render: without a session cookie nobody is signed in.
  .on(runtimeConfigRead, (session, { hasSession }) => (hasSession === false ? SIGNED_OUT : session))
  .on(sessionFound, nextSession)
  .on(sessionEstablished, (session, { userInfo, userHasPassword }) =>
    nextSession(session, {
      status: 'signed-in',
      hasPassword: userHasPassword,
      isSetUp: userHasPassword,
      hasSpotifyPremium: session.status === 'signed-in' && session.hasSpotifyPremium,
      user: userInfo,
    }),
  )
  .on([signedOut, checkSessionFx.failed], () => SIGNED_OUT);

export const $isSessionLoading = $session.map(({ status }) => status === 'loading');
export const $isSignedIn = $session.map(({ status }) => status === 'signed-in');
/** Signed in and set up: the user may save favorites and playlists. */
export const $isMember = $session.map((session) => session.status === 'signed-in' && session.isSetUp);

const $isPremiumDenied = createSessionStore(false)
  .on(spotifyPremiumDenied, () => true)
  .reset(confirmPremiumFx.finally);
export const $hasSpotifyPremium = combine(
  $session,
  $isPremiumDenied,
  (session, isDenied) => session.status === 'signed-in' && session.hasSpotifyPremium && !isDenied,
);

sample({
  clock: appStarted,
  source: $runtimeConfig,
  filter: ({ hasSession }) => hasSession !== false,
  fn: () => undefined,
  target: checkSessionFx,
});
// The result of a session check from before a sign-in or sign-out is outdated.
sample({
  clock: [sessionEstablished, signedOut],
  fn: () => undefined,
  target: [checkSessionFx.abort, confirmSessionFx.abort],
});
sample({ clock: [sessionEstablished, signedInInOtherTab], fn: () => undefined, target: confirmSessionFx });
// Becoming visible and going online often happen together.
sample({
  clock: pageResumed,
  source: confirmSessionFx.pending,
  filter: (isPending) => !isPending,
  fn: () => undefined,
  target: confirmSessionFx,
});
sample({
  clock: requestFailed,
  source: $isSignedIn,
  filter: (isSignedIn, { route, failure }) =>
    isSignedIn &&
    failure.kind === 'answered' &&
    failure.status === 401 &&
    !ROUTES_WITH_OWN_401.includes(route),
  fn: () => undefined,
  target: checkSessionFx,
});
sample({
  clock: $isSignedIn,
  filter: (isSignedIn) => !isSignedIn,
  fn: () => undefined,
  target: sessionEnded,
});
// Another user signed in: the session is loading until the server has named that user.
sample({
  clock: sessionEnded,
  source: $session,
  filter: ({ status }) => status === 'loading',
  fn: () => undefined,
  target: checkSessionFx,
});
sample({ clock: logoutRequested, fn: () => undefined, target: logoutFx });
sample({ clock: logoutFx.done, fn: () => 'signed-out' as const, target: sessionAnnounced });
sample({ clock: sessionEstablished, fn: () => 'signed-in' as const, target: sessionAnnounced });
