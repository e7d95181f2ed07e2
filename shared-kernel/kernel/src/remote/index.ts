export { defineRemote, faultOfRemoteModule, type RemoteModule } from './define-remote';
export { KERNEL_VERSION, satisfiesKernel } from './kernel-version';
export {
  EMPTY_REGISTRY,
  parseRegistry,
  readRegistry,
  type Registry,
  type RegistryRemote,
  type RemoteNav,
  type RemoteRoute,
} from './registry-schema';
