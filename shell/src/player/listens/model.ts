// Owns the listens that the server does not have yet: kept in the browser, under the user's id, until it has them.
import { type BodyOf, routes } from '@segue/contract';
import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import { $isMember, $session, diagnosticReported, pageResumed } from '@segue/kernel/state';
import { combine, createEffect, createEvent, sample, scopeBind, type Scope } from 'effector';
import { readJson } from '../../platform/storage/read-json';
import { watchStore } from '../../platform/watch-store';
import { $playback } from '../model/model';
import { playbackStarted } from '../model/subscriptions';
import { PLAYED_AFTER_MS, trackPlayed } from '../queue/recently-played';
import { hear, type Listening } from '../rules/listening';

type Unsent = BodyOf<typeof routes.addListen>;

const MAX_UNSENT = 500;
/** A refused listen is dropped. */
const REFUSED = [400, 404];

const listenCounted = createEvent<Unsent>('listenCounted');
const addListenFx = createRequestFx(routes.addListen, { concurrency: 'every' });
/** The server has kept a listen. */
export const listenSaved = addListenFx.done;

const $user = combine($session, $isMember, (session, isMember) =>
  session.status === 'signed-in' && isMember ? (session.user.id ?? null) : null,
);

/** Each listen has a key of its own, because other tabs write too. The first prefix is removed at logout. */
const prefixOf = (user: string) => `user.listens.${user}.`;
const keysOf = (user: string) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(user)))
    .toSorted();

const storeFx = createEffect(({ user, listen }: { user: string; listen: Unsent }) => {
  localStorage.setItem(prefixOf(user) + listen.startedAt, JSON.stringify(listen));
  for (const key of keysOf(user).slice(0, -MAX_UNSENT)) localStorage.removeItem(key);
});
/** One after the other, until the server cannot be reached or asks to wait. */
const sendFx = createEffect(async (user: string) => {
  for (let [key] = keysOf(user); key; [key] = keysOf(user)) {
    const body = routes.addListen.body.safeParse(readJson(localStorage.getItem(key))).data;
    const failure = body && (await addListenFx({ body }).then(() => undefined, asFailure));
    if (failure && !(failure.kind === 'answered' && REFUSED.includes(failure.status))) return;
    localStorage.removeItem(key);
  }
});
const asFailure = (error: ApiFailure) => error;

sample({
  clock: listenCounted,
  source: $user,
  filter: Boolean,
  fn: (user, listen) => ({ user: user!, listen }),
  target: storeFx,
});
sample({
  clock: [storeFx.done, pageResumed, playbackStarted, $user],
  source: combine($user, sendFx.pending, (user, isSending) => (isSending ? null : user)),
  filter: Boolean,
  target: sendFx,
});
sample({
  clock: storeFx.failData,
  fn: ({ message }) => ({ area: 'listens', level: 'warning' as const, message }),
  target: diagnosticReported,
});

export function wireListens(scope: Scope): () => void {
  let listening: Listening | null = null;
  const counted = scopeBind(listenCounted, { scope });
  const played = scopeBind(trackPlayed, { scope });
  return watchStore($playback, scope, (state) => {
    const before = listening;
    listening = hear(before, state, Date.now());
    const { current } = state;
    const { heardMs, isListen, startedAt } = listening;
    if (!current) return;
    if (heardMs >= PLAYED_AFTER_MS && !(before && before.heardMs >= PLAYED_AFTER_MS)) played(current);
    if (!isListen || before?.isListen) return;
    const { provider, id: trackId } = current;
    counted({ provider, trackId, startedAt: new Date(startedAt).toISOString() });
  });
}
