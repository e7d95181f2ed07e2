// Moves the cover between the player bar and the now-playing view as one picture. Not by a view transition: that waits for pictures
// of the whole page, which slow machines need up to a second for.

const COVER = '[data-current-cover]';
const OPEN = { duration: 240, easing: 'ease-out' };
const CLOSE = { duration: 200, easing: 'ease-in', fill: 'forwards' } as const;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The keyframe with the cover of the view over that of the bar; null when one is not on screen. */
function placeInBar(view: HTMLElement): Keyframe | null {
  const [bar, cover] = [
    document.querySelector(`${COVER}:not([role="dialog"] *)`),
    view.querySelector(COVER),
  ].map((element) => element?.firstElementChild?.getBoundingClientRect());
  if (!bar?.width || !cover?.width) return null;
  const [x, y] = [bar.left - cover.left, bar.top - cover.top];
  return { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${bar.width / cover.width})` };
}
/** The cover comes from the bar while the rest of the view appears; without it the whole view rises. */
export function animateIn(view: HTMLElement): void {
  if (typeof view.animate !== 'function') return;
  const place = isStill() ? null : placeInBar(view);
  const rise = isStill() ? { opacity: 0 } : { opacity: 0, transform: 'translateY(48px)' };
  if (!place) return void view.animate([rise, {}], OPEN);
  view.animate([{ backgroundColor: 'transparent' }, {}], OPEN);
  for (const part of view.children) {
    if (part.matches(COVER)) part.firstElementChild?.animate([place, { transformOrigin: '0 0' }], OPEN);
    else part.animate([{ opacity: 0 }, {}], OPEN);
  }
}

/** The way out; resolves when the view can be removed. */
export async function animateOut(view: HTMLElement | null): Promise<void> {
  if (!view || typeof view.animate !== 'function') return;
  const place = isStill() ? null : placeInBar(view);
  const sink = isStill() ? { opacity: 0 } : { opacity: 0.4, transform: 'translateY(100%)' };
  if (!place) return void (await view.animate([sink], CLOSE).finished);
  for (const part of view.children) {
    if (part.matches(COVER)) part.firstElementChild?.animate([{ transformOrigin: '0 0' }, place], CLOSE);
    else part.animate([{ opacity: 0 }], CLOSE);
  }
  await view.animate([{ backgroundColor: 'transparent' }], CLOSE).finished;
}
