export { ErrorBoundary } from './error-boundary';
export { CHECK_CONNECTION } from './fallbacks';
export { $registry, loadBuildFx, registryRead, remoteCrashed } from './model';
export { RemoteOutlet, RemoteWidget, useRemote } from './outlet';
export { $navEntries, $remoteRoutes, $shownEntries, type CurrentRoute } from './public-routes';
export { preloadRemoteFx } from './preload';
export { loadRemoteAt, wireRemotes } from './wire';
export { playerLoadError, queueLoadError, screenLoadError } from './load-errors';
