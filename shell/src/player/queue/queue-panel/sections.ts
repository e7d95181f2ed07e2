// The sections of the queue: played, current, and the next entries by origin.
import { isSameOrigin, isSimilar, type QueueEntry } from '../../rules/origin';

export type Section = {
  /** The id of the heading. */
  id: string;
  title: string;
  /** Index of the first entry, and of the first one after the section. */
  first: number;
  end: number;
  /** These songs were added by "Keep playing". */
  isSimilar?: boolean;
};

/** With more headings, the queue is shown as one section. */
const MAX_UPCOMING = 4;

export function sectionsOf(queue: readonly QueueEntry[], currentIndex: number | null): readonly Section[] {
  const current = currentIndex ?? 0;
  const next = currentIndex === null ? 0 : current + 1;
  const all = [
    { id: 'queue-earlier', title: 'Earlier', first: 0, end: current },
    { id: 'queue-now-playing', title: 'Now playing', first: current, end: next },
    ...upcoming(queue, next).map((section, at) => ({ ...section, id: `queue-next-${at}` })),
  ];
  return all.filter(({ first, end }) => first < end);
}

function upcoming(queue: readonly QueueEntry[], next: number): Omit<Section, 'id'>[] {
  const runs: Omit<Section, 'id'>[] = [];
  const hasLists = queue.slice(next).some(({ origin }) => typeof origin === 'object');
  for (let at = next; at < queue.length; at += 1) {
    const entry = queue[at]!;
    const last = runs.at(-1);
    if (last && isSameOrigin(queue[at - 1]!.origin, entry.origin)) last.end = at + 1;
    else runs.push({ title: titleOf(entry, hasLists), first: at, end: at + 1, isSimilar: isSimilar(entry) });
  }
  const tail = runs.at(-1);
  if (!tail || runs.length <= MAX_UPCOMING) return runs;
  const mixed = { title: 'Next up', first: next, end: tail.isSimilar ? tail.first : tail.end };
  return tail.isSimilar ? [mixed, tail] : [mixed];
}

function titleOf({ origin }: QueueEntry, hasLists: boolean): string {
  if (origin === 'similar') return 'Keeps playing';
  if (origin) return `Next up from “${origin.list}”`;
  return hasLists ? 'Added by you' : 'Next up';
}
