// A site in front of a running Segue, whose pages have a candidate in place of the live version of that remote, or without any.
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { answerPages, ownHeaders } from '../dev/answer-pages.mjs';

/**
 * @param {URL} segue @param {import('../releases/index.mjs').RegistryEntry} entry of the candidate
 * @param {(file: string) => Buffer | undefined} contentOf
 */
export async function startSite(segue, entry, contentOf) {
  let isIn = true;
  const folder = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  const source = {
    current: async () => (isIn ? entry : { ...entry, routes: [], nav: [], widgets: [], home: [] }),
    scriptAt: (path) => (path.startsWith(folder) ? contentOf(path.slice(folder.length)) : undefined),
  };
  const answer = answerPages({ segue, sources: [source] });
  const server = http.createServer((request, response) =>
    answer(request, response, () => forward(segue, request, response)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    /** Pages that are opened from now on have the candidate, or nothing of that remote. */
    show: (next) => void (isIn = next),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(segue, request, response) {
  const headers = { ...request.headers, host: segue.host, ...ownHeaders(segue, request.headers) };
  const { request: send } = segue.protocol === 'https:' ? https : http;
  const sent = send(new URL(request.url, segue), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  // A page that is left ends its requests.
  sent.on('error', () => response.destroy());
  request.pipe(sent);
}
