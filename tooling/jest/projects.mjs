// One Jest project per workspace, so that `npx jest --selectProjects search` runs one package alone.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled, inBrowser } from '../../remote-kit/jest/preset.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that run on Node; the others run in a browser and are tested with jsdom. */
const SERVER_PACKAGES = new Set(['contract', 'api', 'provider-sandbox', 'remote-kit', 'tooling']);
/** Tested by Playwright, not by Jest. */
const BROWSER_TESTS = 'e2e';
/** Tests that wait for real timeouts or repeat something thousands of times; `npm run check` leaves them out. */
const SLOW_TESTS = process.env.SEGUE_QUICK_TESTS ? ['\\.slow\\.test\\.tsx?$'] : [];

/** Every workspace folder, relative to the root. */
export function workspaceFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((entry) => {
      if (!entry.endsWith('/*')) return [entry];
      const parent = entry.slice(0, -2);
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Maps `@segue/x` and its subpaths to the source in the `exports` of its package.json. */
function packageEntryPoints(folders) {
  const entryPoints = folders.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([subpath, target]) => [
      `^${name}${subpath.slice(1)}$`,
      join(root, folder, target.default ?? target),
    ]);
  });
  return Object.fromEntries(entryPoints.filter(([, target]) => !/\.(mjs|css)$/.test(target)));
}

function project(folder, entryPoints) {
  const displayName = folder.split('/').at(-1);
  return {
    ...compiled,
    ...(SERVER_PACKAGES.has(displayName) ? { testEnvironment: 'node' } : inBrowser),
    displayName,
    rootDir: root,
    roots: [join(root, folder)],
    cacheDirectory: join(root, '.cache/jest'),
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/', ...SLOW_TESTS],
    moduleNameMapper: {
      ...entryPoints,
      // Its package.json names a CommonJS file that the package does not have.
      '^soundcloud-api-ts$': join(root, 'node_modules/soundcloud-api-ts/dist/index.js'),
      // An ES module that Jest on Node 20 cannot require.
      '^styled-components/dist/.*esm\\.js$': join(root, 'node_modules/styled-components'),
      ...compiled.moduleNameMapper,
    },
  };
}

/** The projects of the root Jest configuration. */
export function jestProjects() {
  const folders = workspaceFolders();
  const entryPoints = packageEntryPoints(folders);
  return folders.filter((folder) => folder !== BROWSER_TESTS).map((folder) => project(folder, entryPoints));
}
