// `@module-federation/runtime` as far as bundles need it: they begin a federation and share packages. The whole
// package would stay in every bundle, because the bundler's own runtime holds it as one object.
export { init } from '../../../node_modules/@module-federation/runtime/dist/index.js';

/** Asked for only by shared packages that are tree-shaken, of which there are none. */
export function getRemoteEntry() {
  throw new Error('No shared package of this page has an entry of its own.');
}
