/** Seeded people of one provider; `premium-pat+anything` is a fresh person of the same kind, made on first use. */

export type PeopleDirectory<P> = {
  list: () => readonly P[];
  find: (key: string) => P | undefined;
  clear: () => void;
};

export function createDirectory<P extends { key: string }>(
  seeded: readonly P[],
  variant: (base: P, tag: string) => P,
): PeopleDirectory<P> {
  const people = new Map<string, P>();
  const clear = () => {
    people.clear();
    for (const one of seeded) people.set(one.key, one);
  };
  clear();
  return {
    list: () => [...people.values()],
    find(key) {
      const known = people.get(key);
      if (known) return known;
      const parts = /^([a-z-]+)\+([A-Za-z0-9-]{1,40})$/.exec(key);
      const base = people.get(parts?.[1] ?? '');
      if (!base || !parts?.[2]) return undefined;
      const made = variant(base, parts[2]);
      people.set(key, made);
      return made;
    },
    clear,
  };
}
