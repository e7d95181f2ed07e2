/**
 * Sends the requests of unchanged client libraries to the sandbox. Their addresses are constants, so `fetch` and
 * `https.request` are replaced, the two ways out of Node that they use.
 */
import http from 'node:http';
import https, { type RequestOptions } from 'node:https';
import type { Sandbox } from '../src/create-sandbox';

/** Returns the address at the sandbox; other addresses stay as they are. */
export function atSandbox({ urls }: Sandbox, address: string | URL): string {
  const bases = {
    'https://accounts.spotify.com': urls.spotifyAccounts,
    'https://api.spotify.com': urls.spotifyApi,
    'https://secure.soundcloud.com': urls.soundcloudAuth,
    'https://api.soundcloud.com': urls.soundcloudApi,
  };
  const { href, origin } = new URL(address);
  const base = Object.entries(bases).find(([real]) => real === origin)?.[1];
  return base === undefined ? href : base + href.slice(origin.length);
}

/** Redirects both ways out, and returns a function that restores them. */
export function redirectClients(sandbox: Sandbox): () => void {
  const { fetch } = globalThis;
  const { request } = https;
  globalThis.fetch = (input, init) =>
    input instanceof Request
      ? fetch(new Request(atSandbox(sandbox, input.url), input), init)
      : fetch(atSandbox(sandbox, input), init);
  https.request = (({ host, path, method, headers }: RequestOptions) =>
    http.request(atSandbox(sandbox, `https://${host}${path}`), { method, headers })) as typeof request;
  return () => {
    globalThis.fetch = fetch;
    https.request = request;
  };
}

/** Opens a consent page as a browser does, approves, and returns the address of the callback. */
export async function approve(sandbox: Sandbox, authorizeUrl: string | URL, user: string): Promise<URL> {
  const address = `${atSandbox(sandbox, authorizeUrl)}&sandbox_auto=approve&sandbox_user=${user}`;
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'http://no-redirect.test');
}
