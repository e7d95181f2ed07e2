// The quick tests of the API, in the environment with which Stryker learns which test covers which mutant.
import { jestProjects } from '../../tooling/jest/projects.mjs';

const api = jestProjects().find(({ displayName }) => displayName === 'api');

export default {
  ...api,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testPathIgnorePatterns: [...api.testPathIgnorePatterns, '\\.slow\\.test\\.ts$'],
};
