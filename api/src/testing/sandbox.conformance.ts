// Helpers of the conformance tests: a running sandbox per file, adapters connected to it, and a user's consent.
import type { Artist, Provider } from '@segue/contract';
import { createSandbox, type Effect, type Sandbox, type Service } from '@segue/provider-sandbox';
import { createHash, randomBytes } from 'node:crypto';
import {
  createSandboxProvider,
  REDIRECT_URI,
  type ProviderOptions,
  oauthOf,
  type OAuthProvider,
} from './sandbox-providers';
import type { Environment } from '../config/fields';
import type { CatalogueTrack, MusicProvider, UserTokens } from '../providers/music-provider';

export type Subject = {
  id: Provider;
  api: Service;
  /** Path of search requests at the sandbox. */
  searchPath: string;
  /** A search word with more than two pages of results. */
  commonWord: string;
  /** A search word with less than twenty pages. */
  rareWord: string;
  /** A page of a search names the next one. */
  linksPages: boolean;
  unknownId: string;
  trackLink: (track: CatalogueTrack, sandbox: Sandbox) => string;
  artistLink: (artist: Artist, sandbox: Sandbox) => string;
  /** A link to a list that everybody may read. */
  listLink: (sandbox: Sandbox) => string;
  /** A search word for an album or a playlist that everybody may read. */
  listWord: string;
  /** Request paths of the search for an artist's name. */
  artistPaths: readonly string[];
  /** Settings of the sandbox for these tests. */
  settings?: object;
  /** What makes a server use the sandbox's provider, where that is not among the settings of every test. */
  environment?: (sandbox: Sandbox) => Environment;
};

/** A provider with OAuth. */
export type OAuthSubject = Subject & {
  id: OAuthProvider;
  auth: Service;
  /** Path of token requests at the sandbox. */
  tokenPath: string;
  /** A user of the sandbox. */
  user: string;
};

/** Starts a sandbox for a test file and creates adapters connected to it; `id` = the provider unless another is named. */
export function withSandbox(
  id: Provider,
  { settings = {}, environment = () => ({}) }: Pick<Subject, 'settings' | 'environment'> = {},
) {
  const open: (() => Promise<void>)[] = [];
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0, redirectUris: Object.values(REDIRECT_URI) });
  });
  beforeEach(() => sandbox.control.change(settings));
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
    sandbox.reset();
  });
  afterAll(() => sandbox.close());

  return {
    sandbox: () => sandbox,
    create: (options: ProviderOptions = {}, provider = id) => {
      const env = { ...environment(sandbox), ...options.env };
      const made = createSandboxProvider(provider, sandbox, { ...options, env });
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

/** Approves the consent page as the browser would; returns the callback's code and state. */
export async function consent(
  provider: MusicProvider,
  user: string,
): Promise<{ code: string; codeVerifier: string; redirectUri: string; state: string | null }> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const redirectUri = REDIRECT_URI[provider.id as OAuthProvider];
  const url = oauthOf(provider).authorizeUrl({
    state: 'state-1',
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    redirectUri,
    forceConsent: false,
  });
  const answer = await fetch(`${url}&sandbox_auto=approve&sandbox_user=${user}`, { redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? 'http://missing-location.test');
  expect(`${callback.origin}${callback.pathname}`).toBe(redirectUri);
  return {
    code: callback.searchParams.get('code') ?? '',
    codeVerifier,
    redirectUri,
    state: callback.searchParams.get('state'),
  };
}

export async function signIn(provider: MusicProvider, user: string): Promise<UserTokens> {
  return oauthOf(provider).exchange(await consent(provider, user));
}

export const searchRequest = (query: string, offset = 0) => ({ query, limit: 20, offset });
