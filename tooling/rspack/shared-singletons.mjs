// THE list of packages that exist once in the page. The shell brings them, remotes carry no copy of their own.
// Matched by the exact request: a second door such as `@segue/stores/ports` must not stand here, and a prefix
// key (a trailing slash) never may, for it would hide a forbidden import until run time.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = new URL('../../', import.meta.url);

const atRoot = (path) => fileURLToPath(new URL(path, root));
const versionOf = (manifest) => require(atRoot(manifest)).version;

const vendor = (name, { source, requests = [name] } = {}) => {
  const version = versionOf(`node_modules/${name}/package.json`);
  return requests.map((request) => ({ request, version, source, requiredVersion: version }));
};
const kernel = (folder) => {
  const version = versionOf(`shared-kernel/${folder}/package.json`);
  return [{ request: `@segue/${folder}`, version, requiredVersion: `^${version}` }];
};

/**
 * Vendors whose whole would be far more than the product uses are offered through a narrow file (`source`):
 * a shared package cannot be tree-shaken, because nobody knows what a remote of tomorrow will use of it.
 *
 * Of the kernel, what holds state is here, and `contract`, whose schemas every remote needs and the shell has
 * anyway. `ui`, `tracks` and `federation` hold none: each remote bundles the little it uses of them.
 */
export const singletons = [
  ...vendor('react', { requests: ['react', 'react/jsx-runtime'] }),
  ...vendor('react-dom', { requests: ['react-dom', 'react-dom/client'] }),
  ...vendor('react-router-dom', { source: 'shell/src/vendor/router.ts' }),
  ...vendor('effector', { source: 'shell/src/vendor/effector.ts' }),
  ...vendor('effector-react', { source: 'shell/src/vendor/effector-react.ts' }),
  ...vendor('styled-components', { source: 'shell/src/vendor/styled-components.ts' }),
  ...kernel('contract'),
  ...kernel('api-client'),
  ...kernel('event-bus'),
  ...kernel('stores'),
];

/** What the shell offers: in its first script, so that no remote ever waits for a second one. */
export function offeredByShell() {
  return Object.fromEntries(
    singletons.map(({ request, version, source, requiredVersion }) => [
      request,
      {
        // As seen from the shell: the request is compiled in, and no path of the machine that builds may be.
        ...(source ? { import: source.replace(/^shell/, '.') } : {}),
        version,
        requiredVersion,
        singleton: true,
        strictVersion: true,
        eager: true,
      },
    ]),
  );
}

/** What a remote expects to find. */
export function expectedByRemote() {
  return Object.fromEntries(
    singletons.map(({ request, requiredVersion }) => [
      request,
      { import: false, requiredVersion, singleton: true, strictVersion: true },
    ]),
  );
}
