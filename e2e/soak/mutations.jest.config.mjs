// The quick tests of the API, in the environment with which Stryker learns which test covers which mutant.
import { jestProjects } from '../../tooling/jest/config.mjs';

const node = jestProjects().find(({ displayName }) => displayName === 'node');

export default {
  ...node,
  roots: node.roots.filter((folder) => folder.endsWith('/api')),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
};
