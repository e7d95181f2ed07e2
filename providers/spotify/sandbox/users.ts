/** The demo users of Spotify. */
import { createUserDirectory, type UserDirectory } from '@segue/provider-sandbox/core/user-directory';
import { hash32 } from '@segue/provider-sandbox/core/random';

export type SpotifyUser = {
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

const SEEDED: readonly SpotifyUser[] = [
  user('premium-pat', 'Premium Pat', 'premium', true, true, 'Premium — everything plays'),
  user('free-frankie', 'Free Frankie', 'free', true, true, 'Free — signs in, may not play'),
  user('nia', 'Not-on-allow-list Nia', 'premium', false, true, 'Consents, then every call is refused'),
  {
    ...user('null', 'No-name Null', 'premium', true, false, 'Premium — no name, no picture'),
    displayName: null,
  },
];

export const createSpotifyUsers = (): UserDirectory<SpotifyUser> =>
  createUserDirectory(SEEDED, (base, tag) => ({
    ...base,
    key: `${base.key}+${tag}`,
    id: `${base.id}_${tag.toLowerCase()}`,
    accountId: accountId(`${base.key}+${tag}`),
    displayName: base.displayName && `${base.displayName} ${tag}`,
    email: base.email.replace('@', `+${tag}@`),
  }));

function user(
  key: string,
  displayName: string,
  product: SpotifyUser['product'],
  allowListed: boolean,
  hasImage: boolean,
  detail: string,
): SpotifyUser {
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
