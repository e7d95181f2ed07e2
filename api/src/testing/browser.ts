// A browser as the server sees it: keeps cookies and sends Sec-Fetch-Site.
import { routes, type Provider, type Route } from '@segue/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import { completeFlow } from './oauth-flow';

export const PASSWORD = 'Sunshine42';
export const NEW_PASSWORD = 'Lighthouse77';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type ReadRoute =
  'checkAuth' | 'getProfile' | 'getConnections' | 'listSessions' | 'listFavorites' | 'listPlaylists';

type PlaylistTracks = z.output<(typeof routes.listPlaylistTracks.answers)[200]>['playlistTracks'];

export type Answer = LightMyRequestResponse;

export type Browser = {
  readonly cookies: Map<string, string>;
  /** A fetch of the product's own page. */
  call: (method: Method, url: string, body?: object) => Promise<Answer>;
  /** A full-page navigation; `site` is the Sec-Fetch-Site header. */
  visit: (url: string, site?: string) => Promise<Answer>;
  /** A form with fields and files. */
  sendForm: (method: Method, url: string, form: FormData) => Promise<Answer>;
  /** The parsed answer of a route without parameters. */
  read: <Name extends ReadRoute>(name: Name) => Promise<z.output<(typeof routes)[Name]['answers'][200]>>;
  register: (email: string, password?: string) => Promise<Answer>;
  signIn: (email: string, password?: string) => Promise<Answer>;
  logout: () => Promise<Answer>;
  setUp: (email: string, password?: string) => Promise<Answer>;
  changeProfile: (change: object) => Promise<Answer>;
  changePassword: (from?: string, to?: string) => Promise<Answer>;
  /** The status of a request that needs an account: 200, or 401 without a session. */
  memberStatus: () => Promise<number>;
  /** Connects the provider to the account; the answer is the redirect of the callback. */
  connect: (provider: Provider, user: string) => Promise<Answer>;
  disconnect: (provider: string) => Promise<Answer>;
  askToken: (provider?: Provider) => Promise<Answer>;
  like: (trackId: string, provider?: string) => Promise<Answer>;
  unlike: (trackId: string, provider?: string) => Promise<Answer>;
  addTrack: (playlistId: number, trackId: string, provider?: string) => Promise<Answer>;
  removeTrack: (playlistId: number, trackId: string, provider?: string) => Promise<Answer>;
  tracksIn: (playlistId: number) => Promise<PlaylistTracks>;
  send: (options: InjectOptions) => Promise<Answer>;
  /** A second browser with a copy of these cookies. */
  clone: () => Browser;
};

/** A browser with these cookies; by default without any. */
export function newBrowser(app: FastifyInstance, former: ReadonlyMap<string, string> = new Map()): Browser {
  const cookies = new Map(former);

  const send = async (options: InjectOptions): Promise<Answer> => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...options.headers, ...(jar && { cookie: jar }) };
    const answer = await app.inject({ ...options, headers });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };

  const call: Browser['call'] = (method, url, body) =>
    send({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(body !== undefined && { payload: body }),
    });

  const browser: Browser = {
    cookies,
    send,
    call,
    clone: () => newBrowser(app, cookies),
    visit: (url, site = 'same-origin') =>
      send({ method: 'GET', url, headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } }),
    sendForm: async (method, url, form) => {
      const request = new Request('http://form.test', { method: 'POST', body: form });
      return send({
        method,
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
    read: async (name) => {
      const { path, answers }: Route = routes[name];
      return answers[200]!.parse((await call('GET', path)).json()) as never;
    },
    register: (email, password = PASSWORD) => call('POST', routes.registerUser.path, { email, password }),
    signIn: (email, password = PASSWORD) => call('POST', routes.signIn.path, { email, password }),
    logout: () => call('POST', routes.logout.path),
    setUp: (email, password = PASSWORD) => call('POST', routes.setupAccount.path, { email, password }),
    changeProfile: (change) => call('PUT', routes.updateProfile.path, change),
    changePassword: (from = PASSWORD, to = NEW_PASSWORD) =>
      browser.changeProfile({ currentPassword: from, newPassword: to }),
    memberStatus: async () => (await call('GET', routes.getProfile.path)).statusCode,
    connect: (provider, user) => completeFlow(browser, provider, user, `/api/settings/connect/${provider}/`),
    disconnect: (provider) => call('DELETE', `/api/settings/disconnect/${provider}`),
    askToken: (provider = 'spotify') => call('POST', routes.providerToken.path, { provider }),
    like: (trackId, provider = 'spotify') => call('POST', routes.addFavorite.path, { trackId, provider }),
    unlike: (trackId, provider = 'spotify') =>
      call('DELETE', routes.removeFavorite.path, { trackId, provider }),
    addTrack: (playlistId, trackId, provider = 'spotify') =>
      call('PUT', routes.addPlaylistTrack.path, { playlistId, trackId, provider }),
    removeTrack: (playlistId, trackId, provider = 'spotify') =>
      call('DELETE', routes.removePlaylistTrack.path, { playlistId, trackId, provider }),
    tracksIn: async (playlistId) => {
      const answer = await call('GET', `/api/playlists/${playlistId}/tracks`);
      return routes.listPlaylistTracks.answers[200].parse(answer.json()).playlistTracks;
    },
  };
  return browser;
}
