// Owns whether SoundCloud's player itself is shown, for a press on play that the browser wants inside it.
import { createPageStore } from '@segue/stores';
import { noticesWithdrawn } from '@segue/stores/ports';
import { createEvent, sample } from 'effector';

export const widgetShown = createEvent<boolean>('widgetShown');

export const $isWidgetShown = createPageStore(false).on(widgetShown, (_, isShown) => isShown);

// Trying again would not help; the panel says what to press.
sample({
  clock: widgetShown,
  filter: (isShown) => isShown,
  fn: () => 'playback/retry' as const,
  target: noticesWithdrawn,
});
