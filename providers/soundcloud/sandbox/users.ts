/** The demo users of SoundCloud. */
import { createUserDirectory, type UserDirectory } from '@segue/provider-sandbox/core/user-directory';
import { hash32 } from '@segue/provider-sandbox/core/random';

export type SoundCloudUser = {
  key: string;
  number: number;
  username: string;
  fullName: string;
  permalink: string;
  plan: string;
  hasAvatar: boolean;
  trackCount: number;
  detail: string;
};

const SEEDED: readonly SoundCloudUser[] = [
  {
    key: 'uploader',
    number: 900_001,
    username: 'sandbox uploader',
    fullName: 'Una Ploder',
    permalink: 'sandbox-uploader',
    plan: 'Pro Unlimited',
    hasAvatar: true,
    trackCount: 12,
    detail: 'Has uploads and a picture',
  },
  {
    key: 'listener',
    number: 900_002,
    username: 'sandbox listener',
    fullName: 'Lis Tener',
    permalink: 'sandbox-listener',
    plan: 'Free',
    hasAvatar: true,
    trackCount: 0,
    detail: 'Only listens',
  },
  {
    key: 'no-avatar',
    number: 900_003,
    username: 'no avatar',
    fullName: '',
    permalink: 'no-avatar',
    plan: 'Free',
    hasAvatar: false,
    trackCount: 0,
    detail: 'Never chose a picture',
  },
];

export const createSoundCloudUsers = (): UserDirectory<SoundCloudUser> =>
  createUserDirectory(SEEDED, (base, tag) => ({
    ...base,
    key: `${base.key}+${tag}`,
    number: 1_000_000 + (hash32(`soundcloud:${base.key}+${tag}`) % 900_000_000),
    username: `${base.username} ${tag}`,
    permalink: `${base.permalink}-${tag.toLowerCase()}`,
  }));
