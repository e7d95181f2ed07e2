// The texts of the About screen.
import { APP_NAME } from '@segue/contract';

export const howItStarted: readonly string[] = [
  `${APP_NAME} is a solo-developer project. It began with a habit: a song on one service made me think of a remix that only lives on the other, and by the time I had changed apps the mood was gone.`,
  'So the idea was a single place where both answer at once, and one queue where a released album track can be followed by a bedroom demo without anybody noticing the seam. Musicians have a word for passing from one piece to the next: segue.',
];

/** `unmixed` where one service is set up, or where the services are kept apart. */
export const keyFeatures = [
  {
    title: 'Unified Search',
    text: 'One search, both services, side by side.',
    unmixed: 'One search for songs, artists and albums.',
  },
  {
    title: 'Cross-Platform Favorites',
    text: 'Keep what you love from either service in one list, newest first.',
    unmixed: 'Keep what you love, newest first.',
  },
  {
    title: 'Integrated Playback',
    text: 'Play both in the browser, in one queue that hands over from one service to the other.',
    unmixed: 'Play in the browser, from one queue.',
  },
  {
    title: 'Custom Playlists',
    text: 'Build playlists that mix both services, with a cover of your own.',
    unmixed: 'Build playlists, with a cover of your own.',
  },
] as const;

export const supportedServices = [
  {
    provider: 'spotify',
    text: 'Anyone can search. Playing needs Spotify Premium.',
  },
  {
    provider: 'soundcloud',
    text: 'Anyone can search and play.',
  },
] as const;

export const builtWith: readonly { area: string; names: readonly string[] }[] = [
  {
    area: 'In the browser',
    names: ['React', 'TypeScript', 'effector', 'mitt', 'styled-components', 'React Router', 'dnd kit'],
  },
  { area: 'Micro-frontends', names: ['Module Federation', 'Rspack'] },
  { area: 'On the server', names: ['Node.js', 'Fastify', 'Kysely', 'SQLite', 'PostgreSQL', 'zod'] },
  { area: 'Tested with', names: ['Jest', 'Testing Library', 'fast-check', 'Playwright', 'axe'] },
];

/** Placeholders; a deployer puts their own links here. */
export const socialLinks = [
  { label: 'GitHub', href: 'https://github.com/' },
  { label: 'Website', href: 'https://example.com/' },
] as const;
