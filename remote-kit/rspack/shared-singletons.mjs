// The only list of shared singletons. The shell provides them, remotes bundle no copy.
// Federation matches the exact request: a second entry point such as `@segue/stores/ports` must not be listed, and a
// prefix key (trailing slash) never, because it would hide a forbidden import until run time.
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

/** Packages that the shell shares as a list of names, because a shared package is not tree-shaken. */
const TRIMMED = ['react-router-dom', 'effector', 'styled-components'];

/**
 * Vendors with state or React context. Of the kernel: the packages with state, and `contract`, whose
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

/** `shared` of the shell: eager, so that no remote waits for another script. */
export function providedByShell() {
  return Object.fromEntries(
    singletons.map(({ request, version, requiredVersion }) => [
      request,
      {
        ...(TRIMMED.includes(request) && { import: `./src/shared-vendors/${request}.ts` }),
        version,
        requiredVersion,
        singleton: true,
        strictVersion: true,
        eager: true,
      },
    ]),
  );
}

/** `shared` of a remote: provided by the shell, without fallback. */
export function consumedByRemote() {
  return Object.fromEntries(
    singletons.map(({ request, requiredVersion }) => [
      request,
      { import: false, requiredVersion, singleton: true, strictVersion: true },
    ]),
  );
}
