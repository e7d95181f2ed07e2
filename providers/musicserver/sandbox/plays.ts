/** How often each user has heard a song, and when last. */
export type Plays = ReturnType<typeof createPlays>;

export function createPlays() {
  const times = new Map<string, number[]>();
  const keyOf = (user: string, song: string) => JSON.stringify([user, song]);
  return {
    add: (user: string, song: string, time: number) => {
      const key = keyOf(user, song);
      times.set(key, [...(times.get(key) ?? []), time]);
    },
    of: (user: string, song: string) => {
      const all = times.get(keyOf(user, song)) ?? [];
      return all.length === 0
        ? {}
        : { playCount: all.length, played: new Date(Math.max(...all)).toISOString() };
    },
    clear: () => times.clear(),
  };
}
