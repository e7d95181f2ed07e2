/** The four people of the Spotify stand-in; `premium-pat+anything` is a fresh person of the same kind. */
import { hash32 } from '../core/random';

export type SpotifyPerson = {
  key: string;
  id: string;
  accountId: string;
  displayName: string | null;
  email: string;
  country: string;
  product: 'premium' | 'free';
  allowListed: boolean;
  hasImage: boolean;
  detail: string;
};

const SEEDED: readonly SpotifyPerson[] = [
  person('premium-pat', 'Premium Pat', 'premium', true, true, 'Premium — everything plays'),
  person('free-frankie', 'Free Frankie', 'free', true, true, 'Free — signs in, may not play'),
  person('nia', 'Not-on-allow-list Nia', 'premium', false, true, 'Consents, then every call is refused'),
  { ...person('null', 'No-name Null', 'premium', true, false, 'Premium — no name, no picture'), displayName: null },
];

export type PeopleDirectory<P> = { list: () => readonly P[]; find: (key: string) => P | undefined; clear: () => void };

export const createSpotifyPeople = (): PeopleDirectory<SpotifyPerson> =>
  createDirectory(SEEDED, (base, tag) => ({
    ...base,
    key: `${base.key}+${tag}`,
    id: `${base.id}_${tag.toLowerCase()}`,
    accountId: accountId(`${base.key}+${tag}`),
    displayName: base.displayName && `${base.displayName} ${tag}`,
    email: base.email.replace('@', `+${tag}@`),
  }));

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

function person(
  key: string,
  displayName: string,
  product: SpotifyPerson['product'],
  allowListed: boolean,
  hasImage: boolean,
  detail: string,
): SpotifyPerson {
  return {
    key,
    id: `sandbox_${key.replaceAll('-', '_')}`,
    accountId: accountId(key),
    displayName,
    email: `${key}@sandbox.invalid`,
    country: 'SE',
    product,
    allowListed,
    hasImage,
    detail,
  };
}

function accountId(key: string): string {
  return `acc_${hash32(`account:${key}`).toString(36)}${hash32(`${key}:account`).toString(36)}`;
}
