import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../failure';
import { registerRoute } from '../../plugins/contract-routes';
import { accountLimits, MANY_TRACKS_MAX_BYTES } from '../../plugins/rate-limits';
import { createFavoritesService } from './service';

export async function favoritesModule(app: FastifyInstance): Promise<void> {
  const favorites = createFavoritesService(app);

  registerRoute(app, routes.listFavorites, ({ session }) => favorites.list(session.userId));

  registerRoute(app, routes.addFavorite, async ({ body, session, raw }) => {
    const [result] = await favorites.addAll(session.userId, [body], raw.log);
    if (result === 'notFound') failure('trackNotFound');
    return { status: result === 'added' ? (201 as const) : (200 as const), body: { success: true } };
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
