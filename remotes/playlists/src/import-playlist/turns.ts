/** A network may search 80 times a minute, and the user searches meanwhile. */
const PER_WINDOW = 60;
const WINDOW_MS = 60_000;
let turns: readonly number[] = [];

export function turn(): Promise<void> {
  const at = Math.max(Date.now(), (turns.at(-PER_WINDOW) ?? -Infinity) + WINDOW_MS);
  turns = [...turns, at].slice(-PER_WINDOW);
  return new Promise((resolve) => void setTimeout(resolve, at - Date.now()));
}
