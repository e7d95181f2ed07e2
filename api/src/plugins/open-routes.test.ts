// Routes outside /api are public, so each of them is listed here.
import { writeBuiltProduct } from '../testing/built-product';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { serverPerFile } from '../testing/server.fixture';

const server = serverPerFile({ SEGUE_DIST: writeBuiltProduct(temporaryFolder()) });

const LINE = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/;
const INDENT = 4;

/** `METHOD path` of every route, parsed from Fastify's route tree. */
function registered(): string[] {
  const above: string[] = [];
  return server.app
    .printRoutes()
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      const depth = indent.length / INDENT;
      above.splice(depth, Infinity, part);
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`);
    });
}

test('outside /api there are only pages, built files, the probes, the metrics and security.txt', () => {
  const all = registered();
  expect(all).toContain('POST /api/auth/signIn');
  const open = all.filter((route) => !route.startsWith('HEAD ') && !/^[A-Z]+ \/api\//.test(route));
  expect(open.sort()).toEqual([
    'GET /*',
    'GET /.well-known/security.txt',
    'GET /assets/*',
    'GET /favicon.svg',
    'GET /livez',
    'GET /metrics',
    'GET /offline.json',
    'GET /readyz',
    'GET /registry.json',
    'GET /releases/*',
    'GET /worker.js',
  ]);
});
