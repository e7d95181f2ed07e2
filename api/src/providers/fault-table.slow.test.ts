// Runs every row of the fault table against the sandbox; a search at the other provider must succeed meanwhile.
import type { Provider } from '@segue/contract';
import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import { createSandboxProvider, REDIRECT_URI } from '../testing/sandbox-providers';
import { ENDPOINTS, FAULT_ROWS, type Action, type FaultRow } from './fault-table.conformance';
import type { MusicProvider } from './music-provider';
import { consent, signIn } from './sandbox.conformance';

const USER: Record<Provider, string> = { spotify: 'premium-pat', soundcloud: 'listener' };
const DEADLINE_MS = 1500;

let sandbox: Sandbox;
const open: (() => Promise<void>)[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, redirectUris: Object.values(REDIRECT_URI) });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
  sandbox.reset();
});
afterAll(() => sandbox.close());

function adapter(id: Provider, apiMs = 4000): MusicProvider {
  const made = createSandboxProvider(id, sandbox, { apiMs });
  open.push(made.close);
  return made.provider;
}
const request = { query: 'harbour', limit: 10, offset: 0 };

/** Prepares an action (consent, tokens) and returns the function that does it. */
async function prepare(provider: MusicProvider, action: Action): Promise<() => Promise<unknown>> {
  if (action === 'search') return () => provider.search(request);
  if (action === 'exchange') {
    const callback = await consent(provider, USER[provider.id]);
    return () => provider.exchange(callback);
  }
  const tokens = await signIn(provider, USER[provider.id]);
  return action === 'profile'
    ? () => provider.profile(tokens.accessToken)
    : () => provider.refresh(tokens.refreshToken ?? '');
}

async function expectResult(done: Promise<unknown>, result: FaultRow['result']): Promise<void> {
  if (result === 'success')
    return expect(done)
      .resolves.toBeDefined()
      .then(() => undefined);
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
  const other = adapter(id === 'spotify' ? 'soundcloud' : 'spotify');
  const isDelayed = faults.some(({ effect }) => effect === 'hang' || typeof effect === 'object');
  const provider = adapter(id, isDelayed ? DEADLINE_MS : undefined);
  const act = await prepare(provider, action);
  const [service, path] = ENDPOINTS[id][faults[0]!.at];
  for (const { at, effect, times } of faults) {
    const [faultyService, faultyPath] = ENDPOINTS[id][at];
    sandbox.control.faults.add({
      service: faultyService,
      path: faultyPath,
      effect,
      ...(times === 'always' ? { always: true } : { times }),
    });
  }
  const countRequests = () => sandbox.control.log.list({ service, path }).length;
  const before = countRequests();
  const otherSearch = other.search(request);
  await expectResult(act(), result);
  await expect(otherSearch).resolves.toMatchObject({ tracks: expect.arrayContaining([expect.anything()]) });
  if (requests !== undefined) expect(countRequests() - before).toBe(requests);
  if (!again) return;
  const between = countRequests();
  await expectResult(act(), again.result);
  expect(countRequests() - between).toBe(again.requests);
});
