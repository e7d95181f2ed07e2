// Owns the listens that the server does not have yet: kept in the browser, under the user's id, until it has them.
import { type BodyOf, routes } from '@segue/contract';
import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import { $isMember, $session, diagnosticReported, pageResumed } from '@segue/kernel/state';
import { combine, createEffect, createEvent, sample, scopeBind, type Scope } from 'effector';
import { readJson } from '../../platform/storage/read-json';
import { watchStore } from '../../platform/watch-store';
import { $playback } from '../model/model';
import { hear, type Listening } from '../rules/listening';

type Unsent = BodyOf<typeof routes.addListen>;

const MAX_UNSENT = 500;
/** A refused listen is dropped. */
const REFUSED = [400, 404];

const listenCounted = createEvent<Unsent>('listenCounted');
const listensWired = createEvent('listensWired');
const addListenFx = createRequestFx(routes.addListen, { concurrency: 'every' });
/** The server has kept a listen. */
export const listenSaved = addListenFx.done;

const $user = combine($session, $isMember, (session, isMember) =>
  session.status === 'signed-in' && isMember ? (session.user.id ?? null) : null,
);

/** Its prefix is removed at logout. */
const keyOf = (user: string) => `user.listens.${user}`;

// Read anew each time, because other tabs write to it too.
function readUnsent(user: string): Unsent[] {
  const stored = readJson(localStorage.getItem(keyOf(user)));
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  return entries.flatMap((entry) => routes.addListen.body.safeParse(entry).data ?? []);
}
function writeUnsent(user: string, unsent: readonly Unsent[]): void {
  if (unsent.length === 0) localStorage.removeItem(keyOf(user));
  else localStorage.setItem(keyOf(user), JSON.stringify(unsent.slice(-MAX_UNSENT)));
}

const storeFx = createEffect(({ user, listen }: { user: string; listen: Unsent }) =>
  writeUnsent(user, [...readUnsent(user), listen]),
);
/** One after the other, until the server cannot be reached or asks to wait. */
const sendFx = createEffect(async (user: string) => {
  for (let [next] = readUnsent(user); next; [next] = readUnsent(user)) {
    const { startedAt } = next;
    const failure = await addListenFx({ body: next }).then(
      () => null,
      (error: ApiFailure) => error,
    );
    if (failure && !(failure.kind === 'answered' && REFUSED.includes(failure.status))) return;
    writeUnsent(
      user,
      readUnsent(user).filter((other) => other.startedAt !== startedAt),
    );
  }
});

sample({
  clock: listenCounted,
  source: $user,
  filter: Boolean,
  fn: (user, listen) => ({ user: user!, listen }),
  target: storeFx,
});
sample({
  clock: [storeFx.done, pageResumed, listensWired, $user],
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
  scopeBind(listensWired, { scope })();
  return watchStore($playback, scope, (state) => {
    const wasListen = listening?.isListen;
    listening = hear(listening, state, Date.now());
    if (!state.current || !listening.isListen || wasListen) return;
    const { provider, id: trackId } = state.current;
    counted({ provider, trackId, startedAt: new Date(listening.startedAt).toISOString() });
  });
}
