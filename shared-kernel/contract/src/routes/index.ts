import { accountRoutes } from './account';
import { authRoutes } from './auth';
import { catalogueRoutes } from './catalogue';
import { favoritesRoutes } from './favorites';
import { listensRoutes } from './listens';
import { mediaRoutes } from './media';
import { playlistsRoutes } from './playlists';
import { sharingRoutes } from './sharing';

export const routes = {
  ...authRoutes,
  ...catalogueRoutes,
  ...favoritesRoutes,
  ...listensRoutes,
  ...playlistsRoutes,
  ...sharingRoutes,
  ...accountRoutes,
  ...mediaRoutes,
} as const;

export type RouteName = keyof typeof routes;
