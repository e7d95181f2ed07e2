// The sections of the queue: played, current and next.

export type Section = {
  title: 'Earlier' | 'Now playing' | 'Next up';
  /** Index of the first entry, and of the first one after the section. */
  first: number;
  end: number;
};

/** The sections that have entries, from top to bottom. */
export function sectionsOf(count: number, currentIndex: number | null): readonly Section[] {
  const current = currentIndex ?? 0;
  const next = currentIndex === null ? 0 : current + 1;
  const all: readonly Section[] = [
    { title: 'Earlier', first: 0, end: current },
    { title: 'Now playing', first: current, end: next },
    { title: 'Next up', first: next, end: count },
  ];
  return all.filter(({ first, end }) => first < end);
}
