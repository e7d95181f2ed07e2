// The sections of the queue: played, current and next.

export type Section = 'Earlier' | 'Now playing' | 'Next up';

/** The heading above the entry at `index`, or null when it continues the section before it. */
export function headingAt(index: number, currentIndex: number | null): Section | null {
  if (currentIndex === null) return index === 0 ? 'Next up' : null;
  if (index === currentIndex) return 'Now playing';
  if (index === currentIndex + 1) return 'Next up';
  return index === 0 ? 'Earlier' : null;
}
