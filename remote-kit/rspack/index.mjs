export { hostConfig } from './host-config.mjs';
export { nodeConfig } from './node-config.mjs';
export { remoteConfig } from './remote-config.mjs';
