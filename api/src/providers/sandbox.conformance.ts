// What the conformance tests share: a running stand-in per file, adapters that talk to it, and a listener who agrees.
import type { Provider } from '@segue/contract';
import { createSandbox, type Effect, type Sandbox, type Service } from '@segue/provider-sandbox';
import { createHash, randomBytes } from 'node:crypto';
import { createSandboxProvider, REDIRECT_URI, type ProviderOptions } from '../testing/sandbox-providers';
import type { MusicProvider, UserTokens } from './music-provider';

export type Subject = {
  id: Provider;
  api: Service;
  auth: Service;
  /** A search path and the token path as the service sees them. */
  searchPath: string;
  tokenPath: string;
  /** Somebody the stand-in knows. */
  person: string;
  /** Finds more than two pages of twenty. */
  commonWord: string;
  /** Requests to the API for one page of twenty. */
  callsPerPage: number;
  unknownId: string;
};

/** Starts a sandbox for a test file and hands out adapters that talk to it. */
export function withSandbox(id: Provider) {
  const open: (() => Promise<void>)[] = [];
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0, redirectUris: [REDIRECT_URI[id]] });
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
    sandbox.reset();
  });
  afterAll(() => sandbox.close());

  return {
    sandbox: () => sandbox,
    create: (options: ProviderOptions = {}) => {
      const made = createSandboxProvider(id, sandbox, options);
      open.push(made.close);
      return made;
    },
    fault: (service: Service, path: string, effect: string | Effect, times: number | 'always' = 1) =>
      sandbox.control.faults.add({
        service,
        path,
        effect,
        ...(times === 'always' ? { always: true } : { times }),
      }),
    calls: (service: Service, path: string) => sandbox.control.log.list({ service, path }),
  };
}

/** What the browser does: goes to the consent page, agrees, and comes back with a code. */
export async function consent(
  provider: MusicProvider,
  person: string,
): Promise<{ code: string; codeVerifier: string; redirectUri: string; state: string | null }> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const redirectUri = REDIRECT_URI[provider.id];
  const url = provider.authorizeUrl({
    state: 'state-1',
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    redirectUri,
    forceConsent: false,
  });
  const answer = await fetch(`${url}&sandbox_auto=approve&sandbox_user=${person}`, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? 'http://nowhere.test');
  expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
  return {
    code: back.searchParams.get('code') ?? '',
    codeVerifier,
    redirectUri,
    state: back.searchParams.get('state'),
  };
}

export async function signIn(provider: MusicProvider, person: string): Promise<UserTokens> {
  return provider.exchange(await consent(provider, person));
}

export const ask = (query: string, offset = 0) => ({ query, limit: 20, offset });
