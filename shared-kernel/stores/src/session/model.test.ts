import { send } from '@segue/event-bus';
import { createRequestFx, sessionEnded } from '@segue/api-client';
import { routes, type AuthStatus } from '@segue/contract';
import {
  aSession,
  answerRaw,
  aVisitor,
  createTestContext,
  later,
  refuse,
  settled,
  type TestContext,
} from '@segue/testing';
import { allSettled, createWatch } from 'effector';
import { appStarted } from '../start';
import { confirmSessionFx } from './api';
import {
  $hasSpotifyPremium,
  $isMember,
  $isSessionLoading,
  $session,
  sessionChangedInOtherTab,
  sessionEstablished,
  spotifyPremiumDenied,
} from './model';
import { sessionOf } from './session';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const contexts: TestContext[] = [];
function begin(...options: Parameters<typeof createTestContext>): TestContext {
  const context = createTestContext(...options);
  contexts.push(context);
  return context;
}
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
});

const status: AuthStatus = {
  isAuthenticated: true,
  userHasPassword: true,
  userHasSpotifyPremium: true,
  userInfo: { email: 'ada@example.com', volume: 0.25 },
};
const signIn = { userInfo: {}, userHasPassword: true };

test.each([true, false])('isAuthenticated %s of the answer says whether somebody is here [AUTH-01]', (is) => {
  expect(sessionOf({ ...status, isAuthenticated: is }).status).toBe(is ? 'signed-in' : 'signed-out');
});

test.each([true, false])('hasPassword is userHasPassword %s of the answer [AUTH-02]', (userHasPassword) => {
  expect(sessionOf({ ...status, userHasPassword })).toMatchObject({ hasPassword: userHasPassword });
});

test.each([true, false])(
  'hasSpotifyPremium is userHasSpotifyPremium %s of the answer [AUTH-03]',
  (userHasSpotifyPremium) => {
    expect(sessionOf({ ...status, userHasSpotifyPremium })).toMatchObject({
      hasSpotifyPremium: userHasSpotifyPremium,
    });
  },
);

test('user info is kept, with the volume when there is one [AUTH-04]', () => {
  expect(sessionOf(status)).toMatchObject({ user: { email: 'ada@example.com', volume: 0.25 } });
  expect(sessionOf({ ...status, userInfo: { email: 'ada@example.com' } })).toMatchObject({
    user: { email: 'ada@example.com' },
  });
});

test('an answer that says no more than that somebody is here is taken at its least', () => {
  expect(sessionOf({ isAuthenticated: true })).toEqual({
    status: 'signed-in',
    hasPassword: false,
    hasSpotifyPremium: false,
    user: {},
  });
});

test('it is loading while the first check is pending, and not once it is answered [AUTH-05]', async () => {
  const answer = later<AuthStatus>();
  const { scope } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer.promise } });
  const started = allSettled(appStarted, { scope });
  expect(scope.getState($isSessionLoading)).toBe(true);
  answer.arrive(status);
  await started;
  expect(scope.getState($isSessionLoading)).toBe(false);
  expect(scope.getState($isMember)).toBe(true);
  expect(scope.getState($hasSpotifyPremium)).toBe(true);
});

test.each([
  ['refused', refuse('unexpected')],
  ['not what was promised', answerRaw(200, { isAuthenticated: 'yes' })],
])('nor once it failed because the answer was %s: then nobody is here [AUTH-05]', async (_, answer) => {
  const { scope } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer } });
  await allSettled(appStarted, { scope });
  expect(scope.getState($session)).toEqual({ status: 'signed-out' });
});

test('while it is checked again who is here, nobody is asked to wait', async () => {
  const answer = later<AuthStatus>();
  const { scope } = begin({ session: aSession(), api: { checkAuth: () => answer.promise } });
  void allSettled(confirmSessionFx, { scope });
  expect(scope.getState($isSessionLoading)).toBe(false);
  answer.arrive(status);
  await settled(scope);
});

test('what Spotify denied stays denied, whatever the account’s page says, until its connection changes', async () => {
  const { scope } = begin({
    session: aSession({ hasSpotifyPremium: true }),
    api: { checkAuth: () => status },
  });
  await settled(scope);
  await allSettled(spotifyPremiumDenied, { scope });
  void allSettled(confirmSessionFx, { scope });
  await settled(scope);
  expect(scope.getState($hasSpotifyPremium)).toBe(false);
  send('player/retry', { provider: 'spotify' });
  await settled(scope);
  expect(scope.getState($hasSpotifyPremium)).toBe(true);
});

test('a check that was asked for before a logout says nothing about who signed in since', async () => {
  const late = later<AuthStatus>();
  const { scope, api } = begin({ session: aSession() });
  await settled(scope);
  api.handle({ checkAuth: () => late.promise });
  void allSettled(confirmSessionFx, { scope });
  const left = allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  api.handle({ checkAuth: () => status });
  const established = allSettled(sessionEstablished, { scope, params: signIn });
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope, fn: cleared });
  late.arrive(status);
  await Promise.all([left, established]);
  unwatch();
  expect(cleared).not.toHaveBeenCalled();
  expect(scope.getState($isMember)).toBe(true);
});

test('a sign-in asks again, because only the check knows of Premium', async () => {
  const { scope, api } = begin({ session: aVisitor, api: { checkAuth: () => status } });
  await settled(scope);
  const before = api.requestsTo('checkAuth').length;
  await allSettled(sessionEstablished, { scope, params: signIn });
  expect(api.requestsTo('checkAuth')).toHaveLength(before + 1);
  expect(scope.getState($hasSpotifyPremium)).toBe(true);
});

describe('a 401 while somebody is here', () => {
  async function expire(context: TestContext): Promise<number> {
    await settled(context.scope);
    context.api.handle({
      checkAuth: () => ({ isAuthenticated: false }),
      listFavorites: () => refuse('notSignedIn'),
      providerToken: () => refuse('notSignedIn'),
    });
    return context.api.requestsTo('checkAuth').length;
  }

  test('asks once more who is here, and then nobody is', async () => {
    const context = begin({ session: aSession() });
    const before = await expire(context);
    let cleared = 0;
    const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: () => (cleared += 1) });
    const listFx = createRequestFx(routes.listFavorites, { concurrency: 'every' });
    await Promise.all([1, 2, 3].map(() => allSettled(listFx, { scope: context.scope, params: undefined })));
    unwatch();
    expect(context.scope.getState($session)).toEqual({ status: 'signed-out' });
    expect(cleared).toBe(1);
    expect(context.api.requestsTo('checkAuth')).toHaveLength(before + 1);
  });

  test('of the token says nothing about the session', async () => {
    const context = begin({ session: aSession() });
    const before = await expire(context);
    const tokenFx = createRequestFx(routes.providerToken, { concurrency: 'every' });
    await allSettled(tokenFx, { scope: context.scope, params: { body: { provider: 'spotify' } } });
    expect(context.api.requestsTo('checkAuth')).toHaveLength(before);
    expect(context.scope.getState($session).status).toBe('signed-in');
  });
});

test('who is heard to have been signed out while it is loading is not signed in by the answer to come', async () => {
  const answer = later<AuthStatus>();
  const { scope } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer.promise } });
  const started = allSettled(appStarted, { scope });
  const heard = allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  answer.arrive(status);
  await Promise.all([started, heard]);
  expect(scope.getState($session)).toEqual({ status: 'signed-out' });
});

test('who signs in while it is loading is not signed out by the answer to come', async () => {
  const answer = later<AuthStatus>();
  const { scope, api } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer.promise } });
  const started = allSettled(appStarted, { scope });
  api.handle({ checkAuth: () => status });
  const established = allSettled(sessionEstablished, { scope, params: signIn });
  answer.arrive({ isAuthenticated: false });
  await Promise.all([started, established]);
  expect(scope.getState($isMember)).toBe(true);
});

test('a logout that fails leaves the person signed in', async () => {
  const { scope } = begin({ session: aSession(), api: { logout: () => refuse('unexpected') } });
  await settled(scope);
  send('session/logout');
  await settled(scope);
  expect(scope.getState($session).status).toBe('signed-in');
});
