import { inspect } from 'node:util';
import { send } from '@segue/event-bus';
import { $session } from '@segue/stores';
import { sessionChangedInOtherTab, sessionEstablished } from '@segue/stores/ports';
import { aSession, createWorld, later, settled, type World } from '@segue/testing';
import { allSettled, combine, createEffect, createEvent, createStore, sample, type Scope } from 'effector';
import { forgetWithSession } from './forget';

const EMAIL = 'somebody@example.com';
const SECRET = 'a-spotify-token';

const said = createEvent<string>('said');
const $heard = createStore('', { sid: 'test/heard' }).on(said, (_, word) => word);
const $both = combine({ heard: $heard, session: $session });
const $count = createStore(0, { sid: 'test/count' });
sample({ clock: said, source: $count, fn: (count) => count + 1, target: $count });

const askFx = createEffect((answer: Promise<string>) => answer);
const heard = createEvent<string>();
sample({ clock: askFx.doneData, target: heard });

const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.stop();
});

/** A page on which somebody signed in. */
async function aPage() {
  const world = createWorld({
    session: aSession({ user: { email: EMAIL } }),
    api: { logout: () => ({ success: true }) },
  });
  worlds.push(world);
  await allSettled(sessionEstablished, {
    scope: world.scope,
    params: { userInfo: { email: EMAIL }, userHasPassword: true },
  });
  return world;
}

/** Everything the scope keeps, as text. */
function keptIn(scope: Scope): string {
  const { reg } = scope as Scope & { reg: Record<string, { current: unknown }> };
  return inspect(
    Object.values(reg).map(({ current }) => current),
    { depth: 6, maxArrayLength: null, maxStringLength: null },
  );
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function logOut(scope: Scope): Promise<void> {
  send('session/logout');
  await settled(scope);
  await nextTask();
}

test('a scope keeps what passed through its rules, until the session ends', async () => {
  const { scope } = await aPage();
  forgetWithSession(scope);
  expect(keptIn(scope)).toContain(EMAIL);
  await logOut(scope);
  expect(keptIn(scope)).not.toContain(EMAIL);
});

test('without the forgetting it would be kept on', async () => {
  const { scope } = await aPage();
  await logOut(scope);
  expect(keptIn(scope)).toContain(EMAIL);
});

test('what passes only after the end is forgotten too', async () => {
  const { scope } = await aPage();
  forgetWithSession(scope);
  const answer = later<string>();
  const asked = allSettled(askFx, { scope, params: answer.promise });
  const ended = allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  await nextTask();
  answer.arrive(SECRET);
  await Promise.all([asked, ended]);
  await nextTask();
  expect(keptIn(scope)).not.toContain(SECRET);
});

test('the rest is forgotten at once, also while something is under way that never ends', async () => {
  const { scope } = await aPage();
  forgetWithSession(scope);
  void allSettled(askFx, { scope, params: later<string>().promise });
  void allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  await nextTask();
  expect(keptIn(scope)).not.toContain(EMAIL);
});

test('stores, and every rule between them, go on as before', async () => {
  const { scope } = await aPage();
  forgetWithSession(scope);
  await allSettled(said, { scope, params: 'before' });
  await logOut(scope);
  expect(scope.getState($both)).toEqual({ heard: 'before', session: { status: 'signed-out' } });
  expect(scope.getState($count)).toBe(1);

  await allSettled(said, { scope, params: 'after' });
  expect(scope.getState($both)).toEqual({ heard: 'after', session: { status: 'signed-out' } });
  expect(scope.getState($count)).toBe(2);
  await allSettled(sessionEstablished, { scope, params: { userInfo: {}, userHasPassword: true } });
  expect(scope.getState($both).session.status).toBe('signed-in');
});

test('once undone it forgets nothing', async () => {
  const { scope } = await aPage();
  forgetWithSession(scope)();
  await logOut(scope);
  expect(keptIn(scope)).toContain(EMAIL);
});
