// One test's context: a forked scope, the bus plugged into it, a fake server, a silent player.
import { $favorites, $session } from '@segue/stores';
import { savedState, type Session, startStores } from '@segue/stores/ports';
import { act } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { anAuthStatus, aVisitor } from '../builders/people';
import { createFakeApi, type FakeApi, type FakeHandlers } from '../fake-api';
import { createFakePlayer, type FakePlayer } from '../fake-player';
import type { Handlers, Values } from './handlers';
import { pageFormData } from './page-form-data';

export type TestContextOptions = {
  /** Who is here; a visitor unless said otherwise. */
  session?: Session;
  /** Stores that do not begin with their default. */
  values?: Values;
  /** Effects that do something else. */
  handlers?: Handlers;
  /** What the server answers, by route. */
  api?: FakeHandlers;
};

export type TestContext = { scope: Scope; api: FakeApi; player: FakePlayer; stop: () => void };

/** Forks the scope of one test and starts the kernel's models in it. `stop` puts everything back. */
export function createTestContext({
  session = aVisitor,
  values = [],
  handlers = [],
  api = {},
}: TestContextOptions): TestContext {
  const server = createFakeApi({
    checkAuth: () => anAuthStatus(session),
    // Whoever begins with favourites has them on the server too.
    listFavorites: () => scope.getState($favorites),
    ...api,
  });
  const player = createFakePlayer();
  const scope: Scope = fork({
    values: [[$session, session], ...values],
    handlers: [
      ...player.handlers,
      [savedState.readFx, () => null],
      [savedState.writeFx, () => undefined],
      ...handlers,
    ],
  });
  player.connect(scope);
  const real = { fetch: globalThis.fetch, FormData: globalThis.FormData };
  globalThis.fetch = server.fetch;
  globalThis.FormData = pageFormData(real.FormData);
  const unplug = startStores(scope);
  return {
    scope,
    api: server,
    player,
    stop: () => {
      unplug();
      Object.assign(globalThis, real);
    },
  };
}

/** Waits until nothing is under way in the scope any more, and what is drawn has caught up. */
export async function settled(scope: Scope): Promise<void> {
  await act(() => allSettled(scope));
}
