// A proxy on a loopback port in front of a running Segue. Everything passes unchanged but the pages and /registry.json,
// which get the remote from source, and the remote's own entries, which are answered here.
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pageWith, registryWith } from './page.mjs';

/** Answers of an https site that a page of a loopback address must not keep. */
const HTTPS_ONLY = ['strict-transport-security', 'transfer-encoding', 'content-length', 'etag'];

/**
 * @param {object} options
 * @param {URL} options.segue origin of the running Segue
 * @param {{ current: () => Promise<Record<string, any>>, entryAt: (path: string) => Buffer | undefined }} options.remote
 */
export function createProxy({ segue, remote }) {
  const send = segue.protocol === 'https:' ? requestHttps : requestHttp;
  return createServer((incoming, outgoing) => {
    const own = `http://${incoming.headers.host}`;
    const { pathname } = new URL(incoming.url ?? '/', own);
    const entry = remote.entryAt(pathname);
    if (entry) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return outgoing.end(entry);
    }
    const isRegistry = pathname === '/registry.json';
    const upstream = send(
      new URL(incoming.url ?? '/', segue),
      { method: incoming.method, headers: requestHeaders(incoming.headers, segue) },
      (answer) => void respond(answer).catch(fail),
    );
    const fail = (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end(`${segue.origin} does not answer: ${error.message}`);
    };
    upstream.on('error', fail);
    incoming.pipe(upstream);

    async function respond(answer) {
      const change = isRegistry ? changeRegistry : isPage(answer) ? pageWith : undefined;
      const headers = responseHeaders(answer.headers, segue, own);
      if (!change || answer.statusCode === 304) {
        outgoing.writeHead(answer.statusCode, { ...answer.headers, ...headers });
        return answer.pipe(outgoing);
      }
      const text = change(await textOf(answer), await remote.current());
      const kept = Object.entries({ ...answer.headers, ...headers });
      outgoing.writeHead(
        answer.statusCode,
        Object.fromEntries(kept.filter(([name]) => !HTTPS_ONLY.includes(name))),
      );
      return outgoing.end(text);
    }
  });
}

const changeRegistry = (text, remote) => JSON.stringify(registryWith(JSON.parse(text), remote));

const isPage = (answer) => (answer.headers['content-type'] ?? '').startsWith('text/html');

async function textOf(answer) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The server accepts requests of its own pages only: the page of this proxy counts as one. */
function requestHeaders({ origin, referer, ...headers }, segue) {
  const asOwn = (url) => new URL(new URL(url).pathname, segue).href;
  return {
    ...headers,
    host: segue.host,
    'accept-encoding': 'identity',
    ...(origin && origin !== 'null' ? { origin: segue.origin } : {}),
    ...(referer ? { referer: asOwn(referer) } : {}),
  };
}

function responseHeaders({ location, 'content-security-policy': policy }, segue, own) {
  return {
    ...(location?.startsWith(segue.origin) ? { location: own + location.slice(segue.origin.length) } : {}),
    ...(policy ? { 'content-security-policy': policy.replace(/;\s*upgrade-insecure-requests/, '') } : {}),
  };
}
