import { jestProjects } from './tooling/jest/config.mjs';

export default {
  projects: jestProjects(),
  passWithNoTests: true,
  // Long, for a busy machine: only failing tests wait that long.
  testTimeout: 30_000,
  // One more than cores: some wait for servers and files.
  maxWorkers: 3,
  // A worker with more memory is replaced: memory left by earlier test files slows the next ones down.
  workerIdleMemoryLimit: '1GB',
};
