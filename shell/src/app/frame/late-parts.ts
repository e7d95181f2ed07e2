// Parts of the frame that the first paint lacks: one download, of which each part is evaluated in a task of its own.
import { nextTask } from '../../platform/next-task';

const inOwnTask =
  <Part>(evaluate: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await nextTask();
    return evaluate();
  };

export const loadQueueToggle = inOwnTask(
  async () =>
    (await import(/* webpackMode: "eager" */ '../../features/player/queue/queue-toggle')).QueueToggle,
);
export const loadBanners = inOwnTask(
  async () => (await import(/* webpackMode: "eager" */ './banners')).Banners,
);
export const loadQueueOutlet = inOwnTask(
  async () => (await import(/* webpackMode: "eager" */ './queue-outlet')).QueueOutlet,
);
export const loadPlayerOutlet = inOwnTask(
  async () => (await import(/* webpackMode: "eager" */ './player-outlet')).PlayerOutlet,
);
export const loadOverlays = inOwnTask(async () => {
  await import(/* webpackMode: "eager", webpackExports: [] */ '../../features/other-version');
  await nextTask();
  return (await import(/* webpackMode: "eager" */ './overlays')).Overlays;
});
