// What this browser may want before a script can start sound.

/** Whether the browser may be waiting for a tap when a start has no sound. Only WebKit has `GestureEvent`. */
export function mayNeedTap(): boolean {
  return 'GestureEvent' in window || window.matchMedia?.('(pointer: coarse)').matches;
}

/**
 * Whether a press in the page may let an iframe sound: it reaches those that exist. Touch browsers may want it inside the
 * iframe.
 */
export function mayPressInPage(): boolean {
  return !window.matchMedia?.('(pointer: coarse)').matches;
}

/** Without user activation, the browser's autoplay policy is the likely cause of the silence. */
export function mayNeedGesture(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}

/**
 * Whether a script can play a coming track unheard. Where a tap is needed it cannot start a track, and iOS ignores the
 * volume.
 */
export function mayPrime(): boolean {
  return !mayNeedTap() && !mayNeedGesture();
}
