// Runs every row of the fault table against the sandbox; a search at the other provider must succeed meanwhile.
import { ENDPOINTS, FAULT_ROWS, type Action, type FaultRow } from '../testing/fault-table.conformance';
import type { MusicProvider } from './music-provider';
import { consent, signIn, withSandbox } from '../testing/sandbox.conformance';
import { oauthOf, type OAuthProvider } from '../testing/sandbox-providers';

const USER: Record<OAuthProvider, string> = { spotify: 'premium-pat', soundcloud: 'listener' };
const DEADLINE_MS = 1500;

const { create, fault, calls } = withSandbox('spotify');
const request = { query: 'harbour', limit: 10, offset: 0 };

/** Prepares an action (consent, tokens) and returns the function that does it. */
async function prepare(provider: MusicProvider, action: Action): Promise<() => Promise<unknown>> {
  if (action === 'search') return () => provider.search(request);
  if (action === 'exchange') {
    const callback = await consent(provider, USER[provider.id as OAuthProvider]);
    return () => oauthOf(provider).exchange(callback);
  }
  const tokens = await signIn(provider, USER[provider.id as OAuthProvider]);
  return action === 'profile'
    ? () => oauthOf(provider).profile(tokens.accessToken)
    : () => oauthOf(provider).refresh(tokens.refreshToken ?? '');
}

const someTracks = { tracks: expect.arrayContaining([expect.anything()]) as unknown };

async function expectResult(
  done: Promise<unknown>,
  result: FaultRow['result'],
  action: Action,
): Promise<void> {
  if (result === 'success') {
    const expected: unknown = action === 'search' ? expect.objectContaining(someTracks) : expect.anything();
    return expect(await done).toEqual(expected);
  }
  const { retryAfterS, ...failure } = result;
  const error: unknown = await done.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'ProviderError', ...failure });
  if (retryAfterS === undefined) return;
  const actual = (error as { retryAfterS: number }).retryAfterS;
  expect(Math.abs(actual - retryAfterS)).toBeLessThanOrEqual(3);
}

test.each(FAULT_ROWS)('$title', async ({ id, faults, action, result, requests, again }) => {
  const other = create({}, id === 'spotify' ? 'soundcloud' : 'spotify').provider;
  const isDelayed = faults.some(({ effect }) => effect === 'hang' || typeof effect === 'object');
  const { provider } = create(isDelayed ? { apiMs: DEADLINE_MS } : {}, id);
  const act = await prepare(provider, action);
  const [service, path] = ENDPOINTS[id][faults[0]!.at];
  for (const { at, effect, times } of faults) fault(...ENDPOINTS[id][at], effect, times);
  const countRequests = () => calls(service, path).length;
  const before = countRequests();
  const otherSearch = other.search(request);
  await expectResult(act(), result, action);
  await expect(otherSearch).resolves.toMatchObject(someTracks);
  if (requests !== undefined) expect(countRequests() - before).toBe(requests);
  if (!again) return;
  const between = countRequests();
  await expectResult(act(), again.result, action);
  expect(countRequests() - between).toBe(again.requests);
});
