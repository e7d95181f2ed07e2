// The only list of shared singletons. The shell provides them, remotes bundle no copy.
// Federation matches the exact request: a second entry point such as `@segue/kernel/state/ports` must not be listed, and a
// prefix key (trailing slash) never, because it would hide a forbidden import until run time.
import { manifestIn, packageFolder } from './package-folder.mjs';

/** Packages that the shell shares as a list of names, because a shared package is not tree-shaken. */
const TRIMMED = ['react-router-dom', 'effector', 'styled-components'];

/**
 * Vendors with state or React context. Of the kernel: the entry points with state, and `contract`, whose schemas every remote needs
 * and the shell has anyway. `ui` and `kernel/remote` have no state: each remote bundles the parts it uses.
 */
const VENDORS = ['react', 'react-dom', 'react-router-dom', 'effector', 'effector-react', 'styled-components'];
const KERNEL = ['@segue/contract', '@segue/kernel'];
/** The import request of a shared package, where it is not the name alone. */
const REQUESTS = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  '@segue/kernel': ['@segue/kernel/request', '@segue/kernel/bus', '@segue/kernel/state'],
};

/** Names of the shared packages. */
export const SHARED_PACKAGES = [...VENDORS, ...KERNEL];

/** The shared requests, with the versions installed for a bundle. @param {string} context folder of the bundle */
export function singletonsOf(context) {
  return SHARED_PACKAGES.flatMap((name) => {
    const { version } = manifestIn(packageFolder(name, context));
    return (REQUESTS[name] ?? [name]).map((request) => ({ request, version }));
  });
}

const shareConfig = (version) => ({ requiredVersion: `^${version}`, singleton: true, strictVersion: true });

/** Packages that the shell provides: eager, so that no remote waits for another script. */
export const providedByShell = (context) =>
  Object.fromEntries(
    singletonsOf(context).map(({ request, version }) => [
      TRIMMED.includes(request) ? `./src/platform/shared-vendors/${request}.ts` : request,
      { ...shareConfig(version), shareKey: request, version, eager: true },
    ]),
  );

/** `shared` of a remote: provided by the shell, without fallback. @param {string} context */
export const consumedByRemote = (context) =>
  Object.fromEntries(
    singletonsOf(context).map(({ request, version }) => [
      request,
      { ...shareConfig(version), import: false },
    ]),
  );
