// Owns whether the pointer or the focus is in the notices: they are not dismissed meanwhile.
import { createPageStore } from '@segue/kernel/state';
import { type Scope, combine, createEvent, scopeBind } from 'effector';
import { $notices, noticeDismissed } from '@segue/kernel/state/ports';
import { $openMenu } from '../track-menu';
import { watchStore } from '../../platform/watch-store';

/** True while they are not dismissed. */
export const noticesHeld = createEvent<boolean>('noticesHeld');

const $areNoticesPaused = createPageStore(false).on(noticesHeld, (_, areHeld) => areHeld);

const LIFETIME_MS = 4000;
/** With a button or a link: time to read, to decide and to reach it. */
const LIFETIME_WITH_ACTION_MS = 10_000;

const $shown = combine($notices, $areNoticesPaused, $openMenu, (notices, arePaused, menu) => ({
  notices,
  arePaused: arePaused || menu !== null,
}));

export function wireNoticeLifetimes(scope: Scope): () => void {
  const dismiss = scopeBind(noticeDismissed, { scope });
  const lifetimes = new Map<number, Lifetime>();

  const stop = watchStore($shown, scope, ({ notices, arePaused }) => {
    for (const [id, lifetime] of lifetimes) {
      if (notices.some((notice) => notice.id === id)) continue;
      lifetime.pause();
      lifetimes.delete(id);
    }
    for (const { id, link, action } of notices) {
      // A track does not play: that is said until it plays. The model withdraws the notice.
      if (action?.message === 'playback/retry') continue;
      const lifetime =
        lifetimes.get(id) ??
        createLifetime(link || action ? LIFETIME_WITH_ACTION_MS : LIFETIME_MS, () => dismiss(id));
      lifetimes.set(id, lifetime);
      if (arePaused) lifetime.pause();
      else lifetime.run();
    }
  });
  return () => {
    stop();
    for (const { pause } of lifetimes.values()) pause();
  };
}

type Lifetime = { run: () => void; pause: () => void };

function createLifetime(lifetimeMs: number, onEnd: () => void): Lifetime {
  let leftMs = lifetimeMs;
  let running: { since: number; timer: ReturnType<typeof setTimeout> } | null = null;
  return {
    run() {
      running ??= { since: performance.now(), timer: setTimeout(onEnd, leftMs) };
    },
    pause() {
      if (!running) return;
      clearTimeout(running.timer);
      leftMs -= performance.now() - running.since;
      running = null;
    },
  };
}
