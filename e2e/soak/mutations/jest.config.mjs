// The quick tests of the API, in the environment with which Stryker learns which test covers which mutant.
import { createRequire } from 'node:module';
import { jestProjects } from '../../../tooling/jest/config.mjs';

const node = jestProjects().find(({ displayName }) => displayName === 'node');

export default {
  ...node,
  roots: node.roots.filter((folder) => folder.endsWith('/api')),
  testEnvironment: createRequire(import.meta.url).resolve('@stryker-mutator/jest-runner/jest-env/node'),
};
