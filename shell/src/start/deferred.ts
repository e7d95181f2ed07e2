import type { Wire } from './wire';

/**
 * The last part of `afterFirstPaint`: what the page can be used without until it is downloaded. All of it is one chunk
 * ("eager" makes no chunks); each entry is evaluated in a task of its own and wired in the next one.
 */
export const deferred: readonly (() => Promise<Wire>)[] = [
  async () => (await import(/* webpackMode: "eager" */ '@segue/stores/playback')).startPlayback,
  // After the saved queue is there: keys that were pressed before are done at once.
  async () => (await import(/* webpackMode: "eager" */ '../player/shortcuts')).wireShortcuts,
  async () => (await import(/* webpackMode: "eager" */ '../appearance')).wireAppearance,
  async () => (await import(/* webpackMode: "eager" */ '../preview')).wirePreview,
  async () => (await import(/* webpackMode: "eager" */ '../player/earlier-queues')).wireEarlierQueues,
  async () => (await import(/* webpackMode: "eager" */ '../player/warm-up')).wireWarmUp,
  async () => (await import(/* webpackMode: "eager" */ '../player/back-online')).wireBackOnline,
  async () => (await import(/* webpackMode: "eager" */ '../frame/fonts/inter')).wireFonts,
  async () => (await import(/* webpackMode: "eager" */ '../frame/notices')).wireNoticeLifetimes,
  async () => (await import(/* webpackMode: "eager" */ '../frame/offline')).wireOffline,
  async () => (await import(/* webpackMode: "eager" */ '../service-worker')).wireServiceWorker,
  async () => (await import(/* webpackMode: "eager" */ '../player/media-session')).wireMediaSession,
  async () => (await import(/* webpackMode: "eager" */ '../player/other-tabs')).wirePlayerTabs,
  async () => (await import(/* webpackMode: "eager" */ '../player/next-track')).wireNextTrack,
  async () => (await import(/* webpackMode: "eager" */ '../player/recently-played')).wireRecentlyPlayed,
  async () => (await import(/* webpackMode: "eager" */ '../player/queue-versions')).wireQueueVersions,
  async () => (await import(/* webpackMode: "eager" */ '../player/skip-previews')).wireSkipPreviews,
  async () => (await import(/* webpackMode: "eager" */ '../player/save-queue')).wireSaveQueue,
  async () => (await import(/* webpackMode: "eager" */ '../player/sleep-timer')).wireSleepTimer,
  async () => (await import(/* webpackMode: "eager" */ '../track-drag')).wireTrackDrag,
  async () => (await import(/* webpackMode: "eager" */ '../track-menu')).wireTrackMenu,
  async () => (await import(/* webpackMode: "eager" */ '../other-version')).wireOtherVersion,
  async () => (await import(/* webpackMode: "eager" */ '../favorites-undo')).wireFavoritesUndo,
  async () => (await import(/* webpackMode: "eager" */ '../connection-end')).wireConnectionEnd,
  async () => (await import(/* webpackMode: "eager" */ '../remote-reports')).wireRemoteReports,
  async () => (await import(/* webpackMode: "eager" */ '../remotes/recovery')).wireRecovery,
  async () => (await import(/* webpackMode: "eager" */ '../remotes/prefetch')).wirePrefetch,
  async () => (await import(/* webpackMode: "eager" */ '../remotes/updates')).wireRegistryUpdates,
];
