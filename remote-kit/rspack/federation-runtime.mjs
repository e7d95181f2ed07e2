// The federation runtime as bundles use it. The bundler's part imports all of it as one object, so loaders of scripts, preloading
// and snapshots would stay: 3 KB (brotli). The shell loads remotes itself.
export { init } from '@module-federation/runtime/dist/index.js';
