/** The four people of the Spotify stand-in; `premium-pat+anything` is a fresh person of the same kind. */
import { createDirectory, type PeopleDirectory } from '../core/people-directory';
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
  {
    ...person('null', 'No-name Null', 'premium', true, false, 'Premium — no name, no picture'),
    displayName: null,
  },
];

export const createSpotifyPeople = (): PeopleDirectory<SpotifyPerson> =>
  createDirectory(SEEDED, (base, tag) => ({
    ...base,
    key: `${base.key}+${tag}`,
    id: `${base.id}_${tag.toLowerCase()}`,
    accountId: accountId(`${base.key}+${tag}`),
    displayName: base.displayName && `${base.displayName} ${tag}`,
    email: base.email.replace('@', `+${tag}@`),
  }));

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
