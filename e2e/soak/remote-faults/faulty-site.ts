// A proxy in front of the running product that serves broken remotes: any byte of an answer can be changed, and the browser
// sees one ordinary site. Answers made by the test runner would count as another address space and block the players.
import { once } from 'node:events';
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An entry of the registry, as far as the tests read it. */
export type PublishedRemote = {
  name: string;
  entry: string;
  kernel: string;
  lazy?: { entry: string; integrity: string };
  routes: readonly { path: string; component: string; access: string }[];
  nav: readonly { label: string; to: string; order: number; access: string }[];
  widgets: readonly string[];
  previous?: object;
};

export type PublishedRegistry = { revision: string; remotes: readonly PublishedRemote[] };

/** Answers a request in place of the product; `healthy` gets the product's own answer. */
export type Answer = (response: ServerResponse, healthy: () => Promise<Buffer>) => void | Promise<void>;

/** What the site serves instead of the published files. */
export type Breakage = {
  /** Entries of the registry by the name of the remote, in the page and in `/registry.json`. */
  entries?: Readonly<Record<string, unknown>>;
  /** The text of the whole registry. */
  registry?: () => string;
  /** By path, without the query. */
  answers?: Readonly<Record<string, Answer>>;
  /** For the shell's own scripts. */
  shellParts?: Answer;
  /** Runs in each page before the page's own scripts. */
  firstScript?: string;
  /** As without a network: nothing listens. */
  isCutOff?: true;
};

/** A failure, as a page tells it. */
export type SentReport = { remote: string; version: string; kind: string; stage: string };

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;

const REGISTRY = /(<script type="application\/json" id="segue-registry">)(.*?)(<\/script>)/s;
const FIRST_SCRIPT = '/first-script.js';
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Starts the proxy on a free port. @param product URL of the running product */
export async function startFaultySite(product: string) {
  const published = withoutOlderBuilds(
    (await (await fetch(`${product}/registry.json`)).json()) as PublishedRegistry,
  );
  let breakage: Breakage = {};
  let requests: string[] = [];
  let reports: SentReport[] = [];

  // Of the product's registry of this moment: a release reaches the pages of the site.
  const registryText = (current: string) => {
    const registry = withoutOlderBuilds(JSON.parse(current) as PublishedRegistry);
    return breakage.registry?.() ?? JSON.stringify(withEntries(registry, breakage));
  };

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', product);
    requests.push(pathname);
    const body = await buffer(request);
    if (pathname === '/api/remote-failures') reports.push(JSON.parse(body.toString()) as SentReport);
    const isShellPart = /^\/assets\/.*\.js$/.test(pathname);
    if (pathname === FIRST_SCRIPT) {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(breakage.firstScript);
    }
    const answer = breakage.answers?.[pathname] ?? (isShellPart ? breakage.shellParts : undefined);
    if (answer) return answer(response, async () => (await forward(product, request, body)).body);
    const { status, headers, body: content } = await forward(product, request, body);
    if (pathname === '/registry.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(registryText(content.toString()));
    }
    const isPage = String(headers['content-type']).startsWith('text/html');
    const sent = isPage ? pageWith(registryText, content.toString(), breakage) : content;
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    response.writeHead(status, headers).end(sent);
  }

  const server = createServer((request, response) => {
    // A page that is closed ends its requests; the product then has nothing to answer.
    serve(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The registry of the product when the site started, without older builds. */
    published,
    break(next: Breakage) {
      breakage = next;
      requests = [];
      reports = [];
      if (!next.isCutOff) return;
      server.close();
      server.closeAllConnections();
    },
    /** Serves the product as it is. */
    heal() {
      breakage = {};
      if (!server.listening) server.listen(port, '127.0.0.1');
    },
    /** The paths that were requested since the last `break`. */
    requests: (): readonly string[] => requests,
    /** What pages reported since the last `break`. */
    reports: (): readonly SentReport[] => reports,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const withoutOlderBuilds = ({ remotes, ...rest }: PublishedRegistry): PublishedRegistry => ({
  ...rest,
  remotes: remotes.map(({ previous: _, ...remote }) => remote),
});

const withEntries = ({ remotes, ...rest }: PublishedRegistry, { entries }: Breakage) => ({
  ...rest,
  ...(entries ? { revision: `${rest.revision}-broken` } : {}),
  remotes: remotes.map((remote) => entries?.[remote.name] ?? remote),
});

// The preload of a build that the changed registry does not name would be a request that no server of it makes.
function pageWith(
  registryText: (current: string) => string,
  html: string,
  { registry: replaced, entries, firstScript }: Breakage,
): string {
  const page = html.replace(REGISTRY, (_, start: string, current: string, end: string) => {
    const data = registryText(current).replaceAll('<', '\\u003c');
    return `${start}${data}${end}`;
  });
  const started = firstScript ? page.replace('<head>', `$&<script src="${FIRST_SCRIPT}"></script>`) : page;
  return replaced || entries ? started.replace(PRELOAD, '') : started;
}

/** The product's answer, uncompressed. */
async function forward(product: string, request: IncomingMessage, body: Buffer) {
  const { origin, ...headers } = request.headers;
  const sent = requestOf(new URL(request.url ?? '/', product), {
    method: request.method,
    headers: {
      ...headers,
      host: new URL(product).host,
      'accept-encoding': 'identity',
      ...(origin ? { origin: product } : {}),
    },
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: { ...answer.headers }, body: await buffer(answer) };
}
