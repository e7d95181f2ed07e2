import { jestProjects } from './tooling/jest/config.mjs';

export default {
  projects: jestProjects(),
  passWithNoTests: true,
  // Long, for a busy machine: only failing tests wait that long.
  testTimeout: 30_000,
  // A worker with more memory is replaced: memory left by earlier test files slows the next ones down.
  workerIdleMemoryLimit: '1GB',
};
