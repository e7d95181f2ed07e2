// Owns whether the pointer or the focus is in the notices: they are not dismissed meanwhile.
import { createPageStore } from '@segue/kernel/state';
import { $notices, noticeDismissed } from '@segue/kernel/state/ports';
import { type Scope, combine, createEvent, scopeBind } from 'effector';
import { $openMenu } from '../track-menu';
import { joinStops } from '../../platform/listen';
import { watchStore } from '../../platform/watch-store';

export const noticesHeld = createEvent<boolean>('noticesHeld');

const $areNoticesPaused = createPageStore(false).on(noticesHeld, (_, areHeld) => areHeld);

const LIFETIME_MS = 4000;
/** With a button or a link: enough time to read, decide and reach it. */
const LIFETIME_WITH_ACTION_MS = 10_000;

const $shown = combine($notices, $areNoticesPaused, $openMenu, (notices, arePaused, menu) => ({
  notices,
  arePaused: arePaused || menu !== null,
}));

export function wireNoticeLifetimes(scope: Scope): () => void {
  const dismiss = scopeBind(noticeDismissed, { scope });
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const stopTimers = (isOver: (id: number) => boolean) => {
    for (const [id, timer] of timers) {
      if (!isOver(id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
  };
  const stop = watchStore($shown, scope, ({ notices, arePaused }) => {
    stopTimers((id) => arePaused || !notices.some((notice) => notice.id === id));
    for (const { id, link, action } of arePaused ? [] : notices) {
      // A playback problem stays until the track plays. The model withdraws the notice.
      if (timers.has(id) || action?.message === 'playback/retry') continue;
      const lifetime = link || action ? LIFETIME_WITH_ACTION_MS : LIFETIME_MS;
      timers.set(
        id,
        setTimeout(() => dismiss(id), lifetime),
      );
    }
  });
  return joinStops(stop, () => stopTimers(() => true));
}
