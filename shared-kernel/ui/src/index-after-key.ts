/** Where an arrow, Home or End leads in a list that begins again at its end; -1 for other keys. `next` is the arrow to the next. */
export function indexAfterKey(
  key: string,
  at: number,
  count: number,
  next: 'ArrowDown' | 'ArrowRight',
): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === next) return (at + 1) % count;
  if (key === (next === 'ArrowDown' ? 'ArrowUp' : 'ArrowLeft')) return at <= 0 ? count - 1 : at - 1;
  return -1;
}
