import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { accountLimits, MANY_TRACKS_MAX_BYTES } from '../../plugins/rate-limits';
import { createFavoritesService } from './service';

export async function favoritesModule(app: FastifyInstance): Promise<void> {
  const favorites = createFavoritesService(app);

  registerRoute(app, routes.listFavorites, ({ session }) => favorites.list(session.userId));

  registerRoute(app, routes.addFavorite, async ({ body, session, raw }) => {
    const { favoritedAt, ...track } = body;
    const isNew = await favorites.add({ userId: session.userId, ...track }, favoritedAt, raw.log);
    return { status: isNew ? (201 as const) : (200 as const), body: { success: true } };
  });

  registerRoute(
    app,
    routes.addFavorites,
    async ({ body, session, raw }) => ({
      results: await favorites.addAll(session.userId, body.tracks, raw.log),
    }),
    { bodyLimit: MANY_TRACKS_MAX_BYTES, rateLimit: accountLimits(app).manyTracks },
  );

  registerRoute(app, routes.removeFavorite, ({ body, session }) =>
    favorites.remove({ userId: session.userId, ...body }),
  );
}
