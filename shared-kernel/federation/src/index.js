export { defineRemote, faultOfRemoteModule } from './define-remote';
export { KERNEL_VERSION, satisfiesKernel } from './kernel-version';
export { readRegistry } from './read-registry';
export { EMPTY_REGISTRY, parseRegistry, } from './registry-schema';
