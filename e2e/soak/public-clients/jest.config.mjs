// The tests of the sandbox with public client libraries of Node.
import { compiled } from '../../../remote-kit/jest/preset.mjs';
import { jestProjects } from '../../../tooling/jest/config.mjs';
import { at } from '../../../tooling/start/paths.mjs';

const node = jestProjects().find(({ displayName }) => displayName === 'node');
const folder = at('provider-sandbox/public-clients');

export default {
  ...node,
  roots: [folder],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 30_000,
  moduleNameMapper: {
    ...node.moduleNameMapper,
    // Its package.json names a CommonJS file that the package does not have.
    '^soundcloud-api-ts$': `${folder}/node_modules/soundcloud-api-ts/dist/index.js`,
  },
  transform: compiled.transform,
  // Workspaces are sources.
  transformIgnorePatterns: ['/node_modules/(?!@segue/)'],
};
