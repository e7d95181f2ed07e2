// Requests of benchmarks and soak tests. `fetch` would cost them more processor time than the server needs to answer.
import { request as startRequest } from 'node:http';

/**
 * @typedef {{ method?: string, path: string, cookie?: string, headers?: Record<string, string>, body?: object }} Request
 * `body` is a form, or is sent as JSON
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, bytes: Buffer }} Answer
 */

/**
 * Sends a request; resolves after the whole answer has arrived, rejects when the connection breaks.
 * @param {import('node:http').Agent} agent @param {string} origin @param {Request} request @returns {Promise<Answer>}
 */
export async function sendRequest(agent, origin, { method = 'GET', path, cookie, headers, body }) {
  const encoded = body === undefined ? undefined : await encode(body);
  const all = { ...(cookie && { cookie }), ...headers, ...encoded?.headers };
  return new Promise((resolve, reject) => {
    const sent = startRequest(origin + path, { agent, method, headers: all }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('error', reject);
      // A connection that breaks within the answer ends without `end`.
      response.on('close', () => {
        if (!response.complete) reject(new Error('The answer broke off.'));
        else resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject).end(encoded?.bytes);
  });
}

/** The bytes of a body, and its headers: Node sends no length of a DELETE's body by itself. */
async function encode(body) {
  const isForm = body instanceof FormData;
  const form = isForm ? new Response(body) : undefined;
  const bytes = form ? Buffer.from(await form.arrayBuffer()) : Buffer.from(JSON.stringify(body));
  const type = form?.headers.get('content-type') ?? 'application/json';
  return { bytes, headers: { 'content-type': type, 'content-length': String(bytes.length) } };
}

/** The JSON of an answer; undefined when it has no body. @param {Answer} answer */
export const jsonOf = ({ bytes }) => (bytes.length === 0 ? undefined : JSON.parse(bytes.toString()));
