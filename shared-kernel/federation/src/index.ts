export {
  defineRemote,
  faultOfRemoteModule,
  type RemoteComponents,
  type RemoteLifecycle,
  type RemoteManifest,
  type RemoteModule,
} from './define-remote';
export { KERNEL_VERSION, REMOTE_CONTRACT, satisfiesKernel } from './kernel-version';
export { readRegistry } from './read-registry';
export {
  buildSchema,
  EMPTY_REGISTRY,
  faceSchema,
  parseRegistry,
  REGISTRY_SCHEMA,
  type Registry,
  type RegistryRemote,
  type RejectedRemote,
  type RemoteBuild,
  type RemoteFace,
  type RemoteNav,
  type RemoteRoute,
} from './registry-schema';
