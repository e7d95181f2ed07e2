// All routes of the API by name.
import { accountRoutes } from './account';
import { accountDataRoutes } from './account-data';
import { authRoutes } from './auth';
import { catalogueRoutes } from './catalogue';
import { favoritesRoutes } from './favorites';
import { openLink } from './links';
import { getLyrics } from './lyrics';
import { mediaRoutes } from './media';
import { playlistsRoutes } from './playlists';
import { search } from './search';
import { sharingRoutes } from './sharing';

export const routes = {
  ...authRoutes,
  search,
  openLink,
  ...catalogueRoutes,
  getLyrics,
  ...favoritesRoutes,
  ...playlistsRoutes,
  ...sharingRoutes,
  ...accountRoutes,
  ...mediaRoutes,
  ...accountDataRoutes,
} as const;

export type RouteName = keyof typeof routes;
