// Serves the page in development: the shell's HTML with the API's page settings and the current registry, and that
// registry alone, which an open page asks for.
import { createHash } from 'node:crypto';
import { fillHtml } from '@segue/remote-kit/prerender/html';
import { at, readJsonIfValid } from '../start/paths.mjs';

const REGISTRY_SCHEMA = 1;

/** Connect middleware that answers every GET of an HTML page or of the registry. */
export function pageMiddleware({ compiler, remotes, apiUrl }) {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const isRegistry = pathname === '/registry.json';
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isRegistry && (!isPage || pathname.startsWith('/api/'))) return next();
    try {
      response.setHeader('Cache-Control', 'no-store');
      if (isRegistry) {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        return response.end(JSON.stringify(await currentRegistry(remotes)));
      }
      const template = String(compiler.outputFileSystem.readFileSync(at('shell/dist/index.html')));
      const [registry, config] = await Promise.all([
        currentRegistry(remotes),
        configOf(apiUrl, request.headers.cookie),
      ]);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(fillHtml(template, { registry, config, address: pathname }));
    } catch (error) {
      response.statusCode = 503;
      response.end(`The page cannot be rendered: ${error instanceof Error ? error.message : error}`);
    }
  };
}

async function currentRegistry(remotes) {
  const fromSource = await Promise.all(remotes.map((remote) => remote.registryEntry()));
  const names = new Set(fromSource.map(({ name }) => name));
  const { remotes: built = [] } = readJsonIfValid(at('dist/registry.json')) ?? {};
  const all = [...fromSource, ...built.filter(({ name }) => !names.has(name))];
  const revision = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
  return { schema: REGISTRY_SCHEMA, revision, remotes: all };
}

// Only the API knows the page's settings; they are read from the page that it serves to this browser.
async function configOf(apiUrl, cookie = '') {
  const headers = { accept: 'text/html', cookie };
  const answer = await fetch(new URL('/home', apiUrl), { headers }).catch(() => null);
  const text = answer?.ok ? await answer.text() : '';
  const json = /<script type="application\/json" id="segue-config"[^>]*>([^<]*)<\/script>/.exec(text)?.[1];
  if (!json) throw new Error(`the API at ${apiUrl} does not serve the page yet; is it built and running?`);
  return JSON.parse(json);
}
