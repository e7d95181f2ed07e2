// Spreads the requests of an import: a network may search 80 times a minute, and the user searches meanwhile.
const WINDOW_MS = 60_000;
const PER_WINDOW = 60;

let times: number[] = [];

export function countRequest(): void {
  const now = Date.now();
  times = [...times.filter((time) => now - time < WINDOW_MS), now];
}

/** How long to wait before the next request. */
export function requestWaitMs(): number {
  const crowded = times.at(-PER_WINDOW);
  return crowded === undefined ? 0 : Math.max(0, crowded + WINDOW_MS - Date.now());
}
