// The context of one test: a forked scope connected to the bus, and a fake server.
import { PROVIDERS, writeWireLists, type RuntimeConfig } from '@segue/contract';
import { interceptMessages, type Messages } from '@segue/kernel/bus';
import { $favorites, $runtimeConfig, $session } from '@segue/kernel/state';
import {
  runtimeConfigRead,
  type Session,
  startStores,
  NOTHING_PLAYS,
  playbackChanged,
  type PlaybackSummary,
} from '@segue/kernel/state/ports';
import { act } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { anAuthStatus, aVisitor } from '../builders/users';
import { createFakeApi, type FakeApi, type FakeHandlers } from '../fake-api';

// Node has no `navigator`, or one without `onLine`.
if (typeof document === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
}

export type TestContextOptions = {
  /** The session; a visitor by default. */
  session?: Session;
  /** Overrides of the default runtime configuration. */
  config?: Partial<RuntimeConfig>;
  /** What the player plays; nothing by default. */
  playback?: Partial<PlaybackSummary>;
  /** Initial values of stores. */
  values?: Values;
  /** Replaced effect handlers. */
  handlers?: Handlers;
  /** Handlers of the fake server, by route. */
  api?: FakeHandlers;
};

export type TestContext = {
  scope: Scope;
  api: FakeApi;
  /** The payloads of one message, sent so far; the oldest first. */
  sent: <Name extends keyof Messages>(name: Name) => readonly Messages[Name][];
  stop: () => void;
};

/** Forks the scope of one test and starts the kernel's models in it. `stop` restores the globals. */
export function createTestContext({
  session = aVisitor,
  config = {},
  playback,
  values = [],
  handlers = [],
  api = {},
}: TestContextOptions): TestContext {
  const server = createFakeApi({
    checkAuth: () => anAuthStatus(session),
    // Favorites given as initial values are on the server too.
    listFavorites: () =>
      writeWireLists('FavoriteTracks', Object.values(scope.getState($favorites)).flat(), PROVIDERS),
    ...api,
  });
  const scope: Scope = fork({
    values: [[$session, session], ...values],
    handlers,
  });
  const params = { ...scope.getState($runtimeConfig), ...config };
  void allSettled(runtimeConfigRead, { scope, params });
  if (playback) void allSettled(playbackChanged, { scope, params: { ...NOTHING_PLAYS, ...playback } });
  const original = { fetch: globalThis.fetch, FormData: globalThis.FormData };
  globalThis.fetch = server.fetch;
  globalThis.FormData = pageFormData(original.FormData);
  const messages: { name: keyof Messages; payload: unknown }[] = [];
  const stops = [
    startStores(scope),
    interceptMessages((name, payload) => {
      messages.push({ name, payload });
      return false;
    }),
  ];
  return {
    scope,
    api: server,
    sent: <Name extends keyof Messages>(name: Name) =>
      messages.filter((message) => message.name === name).map(({ payload }) => payload as Messages[Name]),
    stop: () => {
      for (const stop of stops) stop();
      Object.assign(globalThis, original);
    },
  };
}

/** The ids of the list that was played last, in its order. */
export const playedIds = ({ sent }: Pick<TestContext, 'sent'>) =>
  sent('playback/play-all')
    .at(-1)
    ?.tracks.map(({ id }) => id);

type StateRef = { current: unknown; meta?: { derived?: unknown } };

/** The values of all stores of the scope as one text, to prove that none keeps private data. */
export function stateText(scope: Scope): string {
  // Effector's own `serialize` leaves out stores without a sid.
  const { reg } = scope as unknown as { reg: Record<string, StateRef> };
  const stores = Object.values(reg).filter(({ meta }) => meta && !meta.derived);
  return JSON.stringify(stores.map(({ current }) => current));
}

/** Waits until all effects of the scope have settled and React has rendered the result. */
export async function settled(scope: Scope): Promise<void> {
  await act(() => allSettled(scope));
}

type ForkOptions = NonNullable<Parameters<typeof fork>[1]>;

/** Replaced effect handlers: pairs of effect and function. */
type Handlers = Extract<NonNullable<ForkOptions['handlers']>, readonly unknown[]>;

/** Initial values: pairs of store and value. */
type Values = Extract<NonNullable<ForkOptions['values']>, readonly unknown[]>;

// Node's `FormData` cannot read a form element, which React's form actions need.

/** A `FormData` whose constructor takes a form element, as in browsers. */
function pageFormData(Base: typeof FormData): typeof FormData {
  return class extends Base {
    constructor(form?: HTMLFormElement) {
      super();
      for (const field of form?.elements ?? []) {
        if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
      }
    }
  };
}
