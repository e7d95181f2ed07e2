// Moves the cover between bar and view as one picture. A view transition would wait for pictures of the whole page.

const COVER = '[data-current-cover]';
const TIMING = {
  in: { duration: 240, easing: 'ease-out' },
  out: { duration: 200, easing: 'ease-in', fill: 'forwards' },
} as const;
/** An element scaled to the position of another. Covers are scaled from their corner. */
const AT_REST = { transformOrigin: '0 0' };

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The keyframe with the cover of the view over that of the bar; null when one is not on screen. */
function placeInBar(view: HTMLElement): Keyframe | null {
  const [bar, cover] = [
    document.querySelector(`${COVER}:not([role="dialog"] *)`),
    view.querySelector(COVER),
  ].map((element) => element?.firstElementChild?.getBoundingClientRect());
  if (!bar?.width || !cover?.width) return null;
  const [x, y] = [bar.left - cover.left, bar.top - cover.top];
  return { ...AT_REST, transform: `translate(${x}px, ${y}px) scale(${bar.width / cover.width})` };
}

/** Moves the cover from or to the bar while the rest fades; without a cover everything fades. Resolves at the end. */
export async function animateView(view: HTMLElement, way: keyof typeof TIMING): Promise<void> {
  if (typeof view.animate !== 'function') return;
  const animate = (element: Element | null, away: Keyframe) =>
    element?.animate(way === 'in' ? [away, AT_REST] : [AT_REST, away], TIMING[way]).finished;
  const place = isStill() ? null : placeInBar(view);
  if (!place) return void (await animate(view, { opacity: 0 }));
  for (const part of view.children) {
    if (part.matches(COVER)) void animate(part.firstElementChild, place);
    else void animate(part, { opacity: 0 });
  }
  await animate(view, { backgroundColor: 'transparent' });
}
