import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { COVER_HEADERS } from '../playlists';
import { createSharingService } from './service';

/** The longest list of references, and a reserve. */
const QUEUE_MAX_BYTES = 128 * 1024;

/** Links with which everybody can read a playlist or a copy of a queue. */
export async function sharingModule(app: FastifyInstance): Promise<void> {
  const sharing = createSharingService(app);
  // Per network, like searches: a guess costs a request, and one of 256 random bits never hits.
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  registerRoute(app, routes.sharePlaylist, async ({ params, session }) => ({
    token: await sharing.sharePlaylist(session.userId, Number(params.id)),
  }));

  registerRoute(app, routes.stopSharing, ({ params, session }) =>
    sharing.stopSharing(session.userId, Number(params.id)),
  );

  registerRoute(
    app,
    routes.shareQueue,
    async ({ body, session }) => ({ token: await sharing.shareQueue(session.userId, body.tracks) }),
    { bodyLimit: QUEUE_MAX_BYTES },
  );

  registerRoute(
    app,
    routes.openShared,
    async ({ params: { id: token } }) => {
      const { name, hasCover, tracks } = await sharing.open(token);
      return {
        name,
        tracks,
        ...(hasCover && { imageUrl: routes.getSharedCover.path.replace(':id', token) }),
      };
    },
    { rateLimit },
  );

  registerRoute(
    app,
    routes.getSharedCover,
    async ({ params: { id: token } }, reply) => {
      const image = await sharing.cover(token);
      // Ending the sharing takes effect at once, also for the cover.
      reply.headers({ ...COVER_HEADERS, 'cache-control': 'no-store' });
      return image;
    },
    { rateLimit },
  );
}
