// What this browser may require before a script can start sound.

/** Whether the browser may be waiting for a tap when a start has no sound. Only WebKit has `GestureEvent`. */
export function mayNeedTap(): boolean {
  return 'GestureEvent' in window || window.matchMedia?.('(pointer: coarse)').matches;
}

/** Whether a press in the page may let an iframe sound: touch browsers may want it inside the iframe. */
export function mayPressInPage(): boolean {
  return !window.matchMedia?.('(pointer: coarse)').matches;
}

/** Without user activation, the browser's autoplay policy is the likely cause of the silence. */
export function mayNeedGesture(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}

/** Whether a coming track can play unheard: not where a tap is needed, as on iOS, which ignores the volume. */
export function mayPrime(): boolean {
  return !mayNeedTap() && !mayNeedGesture();
}
