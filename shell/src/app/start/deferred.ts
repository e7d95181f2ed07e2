import type { Wire } from './wire';

/**
 * The last part of `afterFirstPaint`: what the page can be used without until it is downloaded. All of it is one chunk
 * ("eager" makes no chunks); each entry is evaluated in a task of its own and wired in the next one.
 */
export const deferred: readonly (() => Promise<Wire>)[] = [
  async () => (await import(/* webpackMode: "eager" */ '@segue/stores/playback')).startPlayback,
  // After the saved queue is there: keys that were pressed before are done at once.
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/shortcuts')).wireShortcuts,
  async () => (await import(/* webpackMode: "eager" */ '../../features/appearance')).wireAppearance,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/preview')).wirePreview,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/queue/earlier-queues')).wireEarlierQueues,
  async () => (await import(/* webpackMode: "eager" */ '../../features/player/extras/warm-up')).wireWarmUp,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/back-online')).wireBackOnline,
  async () => (await import(/* webpackMode: "eager" */ '../frame/fonts/inter')).wireFonts,
  async () => (await import(/* webpackMode: "eager" */ '../../features/notices')).wireNoticeLifetimes,
  async () => (await import(/* webpackMode: "eager" */ '../../features/offline')).wireOffline,
  async () => (await import(/* webpackMode: "eager" */ '../../features/offline')).wireServiceWorker,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/media-session')).wireMediaSession,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/other-tabs')).wirePlayerTabs,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/next-track')).wireNextTrack,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/recently-played'))
      .wireRecentlyPlayed,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/queue/queue-versions')).wireQueueVersions,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/skip-previews')).wireSkipPreviews,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/queue/save-queue')).wireSaveQueue,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/sleep-timer')).wireSleepTimer,
  async () => (await import(/* webpackMode: "eager" */ '../../features/track-drag')).wireTrackDrag,
  async () => (await import(/* webpackMode: "eager" */ '../../features/track-menu')).wireTrackMenu,
  async () => (await import(/* webpackMode: "eager" */ '../../features/other-version')).wireOtherVersion,
  async () => (await import(/* webpackMode: "eager" */ '../../features/favorites-undo')).wireFavoritesUndo,
  async () => (await import(/* webpackMode: "eager" */ '../../features/connection-end')).wireConnectionEnd,
  async () => (await import(/* webpackMode: "eager" */ '../../features/remote-reports')).wireRemoteReports,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/recovery')).wireRecovery,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/prefetch')).wirePrefetch,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/updates')).wireRegistryUpdates,
];
