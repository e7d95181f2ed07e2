export { Boundary } from './boundary';
export { RemoteError } from './fallback';
export { $registry, $remotes, loadBuildFx, registryRead } from './model';
export { CHECK_CONNECTION, RemoteOutlet, RemoteWidget } from './outlet';
export { $navEntries, $remoteRoutes, type NavEntry, type ShownRoute } from './outward';
export { preloadRemote, preloadRoute } from './preload';
export { loadRemoteAt, wireRemotes } from './wire';
