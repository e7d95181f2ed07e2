// What bundles use of the federation runtime. The bundler's part imports all of it as one object, so loaders of scripts, preloading
// and snapshots would stay: 3 KB (brotli). The shell loads remotes itself.
export { init } from '@module-federation/runtime/dist/index.js';

// These two are called for shares that are tree-shaken one by one, which no bundle has.
export const getRemoteEntry = undefined;
const helpers = undefined;
export { helpers as default };
