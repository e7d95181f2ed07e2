// Every row of the table of faults against the stand-ins, and beside it the other service, which must not notice.
import type { Provider } from '@segue/contract';
import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import { createSandboxProvider, REDIRECT_URI } from '../testing/sandbox-providers';
import { FAULT_ROWS, PLACES, type Deed, type FaultRow } from './fault-table.conformance';
import type { MusicProvider } from './music-provider';
import { consent, signIn } from './sandbox.conformance';

const PERSON: Record<Provider, string> = { spotify: 'premium-pat', soundcloud: 'listener' };
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
const question = { query: 'harbour', limit: 10, offset: 0 };

/** Does the preparation of a deed now, and the deed itself when it is called. */
async function prepare(provider: MusicProvider, deed: Deed): Promise<() => Promise<unknown>> {
  if (deed === 'search') return () => provider.search(question);
  if (deed === 'exchange') {
    const agreed = await consent(provider, PERSON[provider.id]);
    return () => provider.exchange(agreed);
  }
  const tokens = await signIn(provider, PERSON[provider.id]);
  return deed === 'profile'
    ? () => provider.profile(tokens.accessToken)
    : () => provider.refresh(tokens.refreshToken ?? '');
}

async function expectEnd(deed: Promise<unknown>, ends: FaultRow['ends']): Promise<void> {
  if (ends === 'well')
    return expect(deed)
      .resolves.toBeDefined()
      .then(() => undefined);
  const { retryAfterS, ...failure } = ends;
  const error: unknown = await deed.then(
    () => 'it went well',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'ProviderError', ...failure });
  if (retryAfterS === undefined) return;
  const told = (error as { retryAfterS: number }).retryAfterS;
  expect(Math.abs(told - retryAfterS)).toBeLessThanOrEqual(3);
}

test.each(FAULT_ROWS)('$fault', async ({ id, orders, deed, ends, asked, again }) => {
  const other = adapter(id === 'spotify' ? 'soundcloud' : 'spotify');
  const isDelayed = orders.some(({ effect }) => effect === 'hang' || typeof effect === 'object');
  const provider = adapter(id, isDelayed ? DEADLINE_MS : undefined);
  const doIt = await prepare(provider, deed);
  const [service, path] = PLACES[id][orders[0]!.at];
  for (const { at, effect, times } of orders) {
    const [faulty, where] = PLACES[id][at];
    sandbox.control.faults.add({
      service: faulty,
      path: where,
      effect,
      ...(times === 'always' ? { always: true } : { times }),
    });
  }
  const askedSoFar = () => sandbox.control.log.list({ service, path }).length;
  const before = askedSoFar();
  const beside = other.search(question);
  await expectEnd(doIt(), ends);
  await expect(beside).resolves.toMatchObject({ tracks: expect.arrayContaining([expect.anything()]) });
  if (asked !== undefined) expect(askedSoFar() - before).toBe(asked);
  if (!again) return;
  const between = askedSoFar();
  await expectEnd(doIt(), again.ends);
  expect(askedSoFar() - between).toBe(again.asked);
});
