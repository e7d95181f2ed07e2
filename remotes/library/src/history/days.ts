import { type Listen, trackKey } from '@segue/contract';

/** A song that was heard twice on a day begins another list of it, because a list knows its rows by their tracks. */
export type Day = { name: string; lists: Listen[][] };

/** The listens of each day of the local zone, in their order. */
export function listsByDay(listens: readonly Listen[], now: number): Day[] {
  const days: Day[] = [];
  for (const listen of listens) {
    const name = nameOf(new Date(listen.listenedAt), new Date(now));
    if (days.at(-1)?.name !== name) days.push({ name, lists: [[]] });
    const { lists } = days.at(-1)!;
    const isRepeated = lists.at(-1)!.some(({ track }) => trackKey(track) === trackKey(listen.track));
    if (isRepeated) lists.push([]);
    lists.at(-1)!.push(listen);
  }
  return days;
}

function nameOf(day: Date, now: Date): string {
  if (day.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...year });
}
