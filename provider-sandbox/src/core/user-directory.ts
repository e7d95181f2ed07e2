/** The demo users of one provider. `premium-pat+anything` creates a new user with the properties of `premium-pat`. */

export type UserDirectory<P> = {
  list: () => readonly P[];
  find: (key: string) => P | undefined;
  clear: () => void;
};

export function createUserDirectory<P extends { key: string }>(
  seeded: readonly P[],
  createVariant: (base: P, tag: string) => P,
): UserDirectory<P> {
  const users = new Map<string, P>();
  const clear = () => {
    users.clear();
    for (const one of seeded) users.set(one.key, one);
  };
  clear();
  return {
    list: () => [...users.values()],
    find(key) {
      const known = users.get(key);
      if (known) return known;
      const parts = /^([a-z-]+)\+([A-Za-z0-9-]{1,40})$/.exec(key);
      const base = users.get(parts?.[1] ?? '');
      if (!base || !parts?.[2]) return undefined;
      const made = createVariant(base, parts[2]);
      users.set(key, made);
      return made;
    },
    clear,
  };
}
