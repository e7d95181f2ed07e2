// Jest settings of code that runs in a browser: compiled with SWC, tested with jsdom.
import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Published only as ES modules, which Jest on Node 20 cannot require: they are compiled like our source. */
export const ESM_ONLY = ['@segue', 'simple-icons'];

// Without @effector/swc-plugin, which does not load in this version of SWC; tests need no generated names.
const SWC = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  swcrc: false,
};

/** Settings of every project. */
export const compiled = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/dist-types/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  moduleNameMapper: { '\\.(css|woff2?|svg|png|webp)(\\?.*)?$': beside('./asset-stub.cjs') },
  transform: { '\\.[mc]?[jt]sx?$': ['@swc/jest', SWC] },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
};

/** Settings of a project with a DOM. */
export const inBrowser = {
  testEnvironment: 'jest-fixed-jsdom',
  // styled-components adds rules one by one, which the set-up filters.
  globals: { SC_DISABLE_SPEEDY: false },
  setupFilesAfterEnv: [beside('./setup-browser.mjs')],
};

/** Jest's configuration of a remote in a folder of its own. */
export const remoteProject = {
  ...compiled,
  ...inBrowser,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
