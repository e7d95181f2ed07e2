// The player and what belongs to tracks, in their order.
import { watchQueueEnd } from '../../features/player/queue/queue-end';
import { type Wire, wireLate } from './wire';

export const features: readonly (() => Promise<Wire>)[] = [
  async () => (await import(/* webpackMode: "eager" */ '@segue/stores/playback')).startPlayback,
  // After the saved queue is there: keys that were pressed before are done at once.
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/shortcuts')).wireShortcuts,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/queue/last-queue')).wireLastQueue,
  async () => (await import(/* webpackMode: "eager" */ '../../features/player/extras/warm-up')).wireWarmUp,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/back-online')).wireBackOnline,
  async () => (await import(/* webpackMode: "eager" */ '../../features/notices')).wireNoticeLifetimes,
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
    (await import(/* webpackMode: "eager" */ '../../features/player/queue/save-queue')).wireSaveQueue,
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/extras/sleep-timer')).wireSleepTimer,
  () =>
    Promise.resolve(
      wireLate({ load: () => import('../../features/player/queue/keep-playing'), watch: watchQueueEnd }),
    ),
  async () => (await import(/* webpackMode: "eager" */ '../../features/track-menu')).wireTrackMenu,
  async () => (await import(/* webpackMode: "eager" */ '../../features/track-selection')).wireTrackSelection,
  async () => (await import(/* webpackMode: "eager" */ '../../features/other-version')).wireOtherVersion,
  async () => (await import(/* webpackMode: "eager" */ '../../features/favorites-undo')).wireFavoritesUndo,
  async () => (await import(/* webpackMode: "eager" */ '../../features/connection-end')).wireConnectionEnd,
];
