// THE list of packages that exist once in the page. The shell brings them, remotes carry no copy of their own.
// Matched by the exact request: a second door such as `@segue/stores/ports` must not stand here, and a prefix
// key (a trailing slash) never may, for it would hide a forbidden import until run time.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = new URL('../../', import.meta.url);

const atRoot = (path) => fileURLToPath(new URL(path, root));
const versionOf = (manifest) => require(atRoot(manifest)).version;

const vendor = (name, requests = [name]) => {
  const version = versionOf(`node_modules/${name}/package.json`);
  return requests.map((request) => ({ request, version, requiredVersion: version }));
};
const kernel = (folder) => {
  const version = versionOf(`shared-kernel/${folder}/package.json`);
  return [{ request: `@segue/${folder}`, version, requiredVersion: `^${version}` }];
};

/**
 * All vendors with state or context of their own. Of the kernel: the packages with state, and `contract`, whose
 * schemas every remote needs and the shell has anyway. `ui`, `tracks` and `federation` have no state: each remote
 * bundles the parts it uses.
 */
export const singletons = [
  ...vendor('react', ['react', 'react/jsx-runtime']),
  ...vendor('react-dom', ['react-dom', 'react-dom/client']),
  ...vendor('react-router-dom'),
  ...vendor('effector'),
  ...vendor('effector-react'),
  ...vendor('styled-components'),
  ...kernel('contract'),
  ...kernel('api-client'),
  ...kernel('event-bus'),
  ...kernel('stores'),
];

/** What the shell offers: in its first script, so that no remote ever waits for a second one. */
export function offeredByShell() {
  return Object.fromEntries(
    singletons.map(({ request, version, requiredVersion }) => [
      request,
      {
        ...(request === 'react-router-dom' && { import: './src/router.ts' }),
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
