// Jest's configuration: `*.test.ts` runs on Node, `*.test.tsx` in jsdom. A `.test.ts` that needs a document says so in its
// first lines: `@jest-environment jest-fixed-jsdom`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled, ESM_ONLY, inBrowser } from '../../remote-kit/jest/preset.mjs';
import { readJson, root, workspaceFolders } from '../start/paths.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Of ours: the server, the sandbox and the contract; not what registers hooks for a test file. */
const KEPT =
  '/((api|provider-sandbox|shared-kernel/contract)/src|providers/[^/]+/(server|sandbox))/(?!testing/)(?!.*\\.(test|fixture)\\.ts$).*\\.ts$';
const [[, swc]] = Object.values(compiled.transform);

/** Tested by Playwright, not by Jest. */
const BROWSER_TESTS = 'e2e';

/** Maps `@segue/x` and its subpaths to the source in the `exports` of its package.json. */
function packageEntryPoints(folders) {
  const entryPoints = folders.flatMap((folder) => {
    const { name, exports = {} } = readJson(join(root, folder, 'package.json'));
    return Object.entries(exports).map(([subpath, target]) => [
      `^${name}${subpath.slice(1).replace('*', '(.+)')}$`,
      join(root, folder, (target.default ?? target).replace('*', '$1')),
    ]);
  });
  return Object.fromEntries(entryPoints.filter(([, target]) => !/\.(mjs|css)$/.test(target)));
}

/** What sweeps, repeats or waits for long belongs to the weekly soak run. */
const leftOut = process.env.SEGUE_SOAK ? [] : ['\\.soak\\.test\\.tsx?$'];

/** The two projects: on Node, and in jsdom. */
export function jestProjects() {
  const folders = workspaceFolders();
  const shared = {
    ...compiled,
    ...inBrowser,
    rootDir: root,
    roots: folders.filter((folder) => folder !== BROWSER_TESTS).map((folder) => join(root, folder)),
    cacheDirectory: join(root, '.cache/jest'),
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/', '/public-clients/', ...leftOut],
    moduleNameMapper: {
      ...packageEntryPoints(folders),
      // An ES module that Jest on Node 20 cannot require.
      '^styled-components/dist/.*esm\\.js$': join(root, 'node_modules/styled-components'),
      ...compiled.moduleNameMapper,
    },
  };
  return [
    {
      ...shared,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testEnvironment: beside('./node-environment.cjs'),
      transform: {
        [`/node_modules/(?!(${ESM_ONLY.join('|')})/).*\\.c?js$`]: beside('./kept-modules.cjs'),
        [KEPT]: [beside('./kept-modules.cjs'), swc],
        ...compiled.transform,
      },
      transformIgnorePatterns: [],
    },
    { ...shared, displayName: 'jsdom', testMatch: ['**/*.test.tsx'] },
  ];
}
