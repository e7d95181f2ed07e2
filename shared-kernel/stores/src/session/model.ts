// Owns who is here: loading, signed out, signed in without a password, or signed in and set up.
import { createRequestFx, requestFailed, visitEnded } from '@segue/api-client';
import { routes, type AuthStatus, type SignInResult, type UserInfo } from '@segue/contract';
import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { inbox } from '../inbox';
import { appStarted } from '../start';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; hasPassword: boolean; hasSpotifyPremium: boolean; user: UserInfo };

/** What one tab tells the others. */
export type SessionChange = 'signed-in' | 'signed-out';

const SIGNED_OUT: Session = { status: 'signed-out' };
/** A 401 of these calls says something about the call, not about the session. */
const CALLS_WITH_THEIR_OWN_401: readonly string[] = [
  `${routes.signIn.method} ${routes.signIn.path}`,
  `${routes.providerToken.method} ${routes.providerToken.path}`,
  `${routes.checkAuth.method} ${routes.checkAuth.path}`,
];

/** A sign-in, sign-up or set-up succeeded; said by the shell's auth screens. */
export const sessionEstablished = createEvent<SignInResult>('sessionEstablished');
/** Somebody was here and is no more, for whatever reason: nothing personal may stay. */
export const sessionCleared = createEvent('sessionCleared');

/** The same for everybody who keeps something of a member: a slice resets with it what the next one must not meet. */
export const sessionEnded = sessionCleared.map(() => undefined);

/** Another tab of this browser signed somebody in or out; said by the shell. */
export const sessionChangedElsewhere = createEvent<SessionChange>('sessionChangedElsewhere');

/** The page is looked at again, or online again, and may have missed what happened; said by the shell. */
export const pageResumed = createEvent('pageResumed');

/** Spotify itself said that this account may not play: its word counts more than the account's page. */
export const spotifyPremiumDenied = createEvent('spotifyPremiumDenied');

export const logoutFx = createRequestFx(routes.logout);
const statusFx = createRequestFx(routes.checkAuth);

const refreshAsked = inbox.on('session/refresh');
const logoutAsked = inbox.on('session/logout');
const signedOut = merge([
  logoutFx.done,
  sessionChangedElsewhere.filter({ fn: (change) => change === 'signed-out' }),
]);

export const $session = createStore<Session>(
  { status: 'loading' },
  { sid: 'stores/session', name: '$session' },
)
  .on(sessionEstablished, (session, { userInfo, userHasPassword }) =>
    afterFinding(session, {
      status: 'signed-in',
      hasPassword: userHasPassword,
      hasSpotifyPremium: session.status === 'signed-in' && session.hasSpotifyPremium,
      user: userInfo,
    }),
  )
  .on(signedOut, () => SIGNED_OUT);
/** How often somebody came or left: an answer from before that is too old. */
const $epoch = createStore(0, { sid: 'stores/session/epoch' }).on(
  [sessionEstablished, signedOut, visitEnded],
  (epoch) => epoch + 1,
);

export const $isSessionLoading = $session.map(({ status }) => status === 'loading');
export const $isSignedIn = $session.map(({ status }) => status === 'signed-in');
/** Signed in and set up: may keep favourites and playlists. */
export const $isMember = $session.map((session) => session.status === 'signed-in' && session.hasPassword);

/** Asks who is here; what a failure says of it is up to why it is asked. */
const askFx = (withoutAnswer?: () => Session) =>
  attach({
    source: $epoch,
    effect: async (epoch: number) => ({ epoch, found: await statusFx().then(sessionOf, withoutAnswer) }),
  });
/** Asks whether who is here still is. Without an answer nothing changes. */
export const confirmFx = askFx();
/** Spotify was disconnected, or is to be tried again: the answer says whether there is still Premium. */
export const confirmSpotifyFx = attach({ effect: confirmFx });
/** Asks who is here at all. Without an answer it is nobody. */
const checkFx = askFx(() => SIGNED_OUT);
const found = sample({
  clock: [confirmFx.doneData, checkFx.doneData],
  source: $epoch,
  filter: (now, { epoch }) => epoch === now,
  fn: (_, answer) => answer.found,
});
$session.on(found, afterFinding);

/** However often the server is asked: it may not know. A connection that changed, or a Retry, asks Spotify again. */
const $isPremiumDenied = createStore(false, { sid: 'stores/session/premium-denied' })
  .on(spotifyPremiumDenied, () => true)
  .reset([confirmSpotifyFx.finally, sessionCleared]);
export const $hasSpotifyPremium = combine(
  $session,
  $isPremiumDenied,
  (session, isDenied) => session.status === 'signed-in' && session.hasSpotifyPremium && !isDenied,
);

/** Tells the other tabs; the shell plugs it. */
export const announceSessionFx = createEffect<SessionChange, void>({
  name: 'announceSessionFx',
  handler: () => undefined,
});

/** The former person's visit ends before who came instead is let in: by the check that follows its end. */
function afterFinding(former: Session, found: Session): Session {
  return areStrangers(former, found) ? { status: 'loading' } : found;
}

/** Both are here, and are known not to be the same person; an e-mail may change, so it says so only for want of ids. */
function areStrangers(one: Session, other: Session): boolean {
  if (one.status !== 'signed-in' || other.status !== 'signed-in') return false;
  const name = one.user.id && other.user.id ? 'id' : 'email';
  return Boolean(one.user[name] && other.user[name]) && one.user[name] !== other.user[name];
}

/** The session an answer of checkAuth describes. */
export function sessionOf(status: AuthStatus): Session {
  if (!status.isAuthenticated) return SIGNED_OUT;
  return {
    status: 'signed-in',
    hasPassword: status.userHasPassword ?? false,
    hasSpotifyPremium: status.userHasSpotifyPremium ?? false,
    user: status.userInfo ?? {},
  };
}

sample({ clock: appStarted, fn: () => undefined, target: checkFx });
sample({
  clock: [
    refreshAsked,
    sessionEstablished,
    sessionChangedElsewhere.filter({ fn: (change) => change === 'signed-in' }),
  ],
  fn: () => undefined,
  target: confirmFx,
});
sample({
  clock: inbox.on('connections/changed').filter({ fn: ({ provider }) => provider === 'spotify' }),
  fn: () => undefined,
  target: confirmSpotifyFx,
});
// Waking up, being shown and being online again often come together.
sample({
  clock: pageResumed,
  source: confirmFx.pending,
  filter: (isPending) => !isPending,
  fn: () => undefined,
  target: confirmFx,
});
sample({
  clock: requestFailed,
  source: { isSignedIn: $isSignedIn, isPending: checkFx.pending },
  // Calls that are refused together ask once.
  filter: ({ isSignedIn, isPending }, { route, failure }) =>
    isSignedIn &&
    !isPending &&
    failure.kind === 'answered' &&
    failure.status === 401 &&
    !CALLS_WITH_THEIR_OWN_401.includes(route),
  fn: () => undefined,
  target: checkFx,
});
sample({ clock: logoutAsked, fn: () => undefined, target: logoutFx });
sample({
  clock: $isSignedIn,
  filter: (isSignedIn) => !isSignedIn,
  fn: () => undefined,
  target: [sessionCleared, visitEnded],
});
sample({
  clock: visitEnded,
  source: $session,
  filter: ({ status }) => status === 'loading',
  fn: () => undefined,
  target: checkFx,
});
sample({ clock: logoutFx.done, fn: () => 'signed-out' as const, target: announceSessionFx });
sample({ clock: sessionEstablished, fn: () => 'signed-in' as const, target: announceSessionFx });
