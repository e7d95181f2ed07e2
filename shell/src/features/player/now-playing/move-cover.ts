// Moves the cover between the player bar and the now-playing view as one picture, by a view transition.
import { flushSync } from 'react-dom';

const NAME = 'now-playing-cover';

/** False where the browser has no view transitions, and under reduced motion. */
export const canMoveCover = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Makes the change. The cover moves from its place before to the one after; two elements never have the name at once. */
export function moveCover(change: () => void): void {
  const before = nameCover();
  let after: HTMLElement | undefined;
  const { ready, finished } = document.startViewTransition(() => {
    before?.style.removeProperty('view-transition-name');
    flushSync(change);
    after = nameCover();
  });
  // A hidden page skips it; the change is made all the same.
  ready.catch(() => undefined);
  void finished.then(() => after?.style.removeProperty('view-transition-name'));
}

/** The cover of the view, which stands behind the bar in the document; else that of the bar. */
function nameCover(): HTMLElement | undefined {
  const cover = [...document.querySelectorAll<HTMLElement>('[data-current-cover] > [data-size]')].at(-1);
  cover?.style.setProperty('view-transition-name', NAME);
  return cover;
}
