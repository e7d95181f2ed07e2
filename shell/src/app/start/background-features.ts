// Features that every page needs some time after its first paint, in their order.
import type { Wire } from './wire';

export const features: readonly (() => Promise<Wire>)[] = [
  async () => (await import(/* webpackMode: "eager" */ '../../features/appearance')).wireAppearance,
  async () => (await import(/* webpackMode: "eager" */ '../frame/fonts/inter')).wireFonts,
  async () => (await import(/* webpackMode: "eager" */ '../../features/offline')).wireOffline,
  async () => (await import(/* webpackMode: "eager" */ '../../features/offline')).wireServiceWorker,
  async () => (await import(/* webpackMode: "eager" */ '../../features/foreign-policy')).wireForeignPolicy,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/recovery')).wireRecovery,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/prefetch')).wirePrefetch,
  async () => (await import(/* webpackMode: "eager" */ '../../platform/remotes/updates')).wireRegistryUpdates,
];
