// `@module-federation/runtime` as far as bundles need it: they begin a federation and share packages. The whole
// package would stay in every bundle, because the bundler's own runtime holds it as one object.
export { init } from '../../../node_modules/@module-federation/runtime/dist/index.js';
