export { defineRemote, faultOfRemoteModule, type RemoteModule } from './define-remote';
export { KERNEL_VERSION, satisfiesKernel } from './kernel-version';
export { readRegistry } from './registry-schema';
export {
  EMPTY_REGISTRY,
  parseRegistry,
  type Registry,
  type RegistryRemote,
  type RemoteBuild,
  type RemoteNav,
  type RemoteRoute,
} from './registry-schema';
