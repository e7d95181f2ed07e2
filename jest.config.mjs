import { jestProjects } from './tooling/jest/projects.mjs';

export default {
  projects: jestProjects(),
  passWithNoTests: true,
  // Each worker is recycled before the leftovers of many test files slow it down.
  workerIdleMemoryLimit: '1GB',
};
