// A deployment on a static origin that takes conditional PUT requests (RFC 9110, 13.1) and creates folders, such as S3 behind a proxy
// that checks a bearer token. Nothing can be listed or removed.
import { UserError } from '../user-error.mjs';

const TIMEOUT_MS = 30_000;
const TYPES = { js: 'text/javascript', json: 'application/json', jsonl: 'text/plain; charset=utf-8' };
/** S3 answers 409 when two conditional writes overlap. */
const CONFLICTS = [409, 412];

/**
 * @param {string} url
 * @param {{ token?: string | undefined }} [options] `token` is sent as a bearer token
 * @returns {import('./folder-store.mjs').Store}
 */
export function httpStore(url, { token } = {}) {
  const base = url.replace(/\/+$/, '');
  const { protocol, hostname } = new URL(base);
  // A token and the code of the page must not travel in the clear.
  if (protocol !== 'https:' && hostname !== '127.0.0.1') throw new UserError(`${base} is not https.`);

  async function request(path, { headers, ...options } = {}) {
    const address = `${base}/${path}`;
    try {
      return await fetch(address, {
        ...options,
        // A compressed answer may have a weak ETag, which If-Match never matches.
        headers: {
          'accept-encoding': 'identity',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new UserError(`${address} cannot be reached: ${error.cause?.message ?? error.message}.`);
    }
  }

  /** False when the condition does not hold. */
  async function put(path, content, condition) {
    const response = await request(path, {
      method: 'PUT',
      body: content,
      headers: { ...condition, 'content-type': TYPES[path.split('.').at(-1)] ?? 'application/octet-stream' },
    });
    if (!response.ok && !CONFLICTS.includes(response.status)) throw refused(response, 'PUT');
    return response.ok;
  }

  return {
    base,
    /** Compare-and-swap is the only protection. */
    exclusive: (task) => task(),

    async read(path) {
      const response = await request(path);
      if (response.status === 404) return undefined;
      if (!response.ok) throw refused(response, 'GET');
      const etag = response.headers.get('etag');
      if (!etag) throw new UserError(`${base}/${path} has no ETag: this origin cannot hold releases.`);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { text: String(bytes), bytes, etag };
    },

    create: (path, content) => put(path, content, { 'if-none-match': '*' }),
    replace: (path, content, etag) => put(path, content, { 'if-match': etag }),
  };
}

const refused = ({ url, status }, method) => new UserError(`${method} ${url} was answered with ${status}.`);
