import { type Listen, trackKey } from '@segue/contract';
import { formatDate } from '@segue/ui';

export type DayList = { day: string; listens: Listen[] };

/** A list for each day of the local zone. A repeated song begins another one, because a list knows its rows by their tracks. */
export function listsByDay(listens: readonly Listen[], now: number): DayList[] {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const names = {
    [formatDate(yesterday.toISOString())]: 'Yesterday',
    [formatDate(new Date(now).toISOString())]: 'Today',
  };
  const lists: DayList[] = [];
  for (const listen of listens) {
    const date = formatDate(listen.listenedAt);
    const day = names[date] ?? date;
    const last = lists.at(-1);
    const isRepeated = last?.listens.some(({ track }) => trackKey(track) === trackKey(listen.track));
    if (last?.day === day && !isRepeated) last.listens.push(listen);
    else lists.push({ day, listens: [listen] });
  }
  return lists;
}
