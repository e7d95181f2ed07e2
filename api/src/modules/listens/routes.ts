import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { findUser } from '../auth';
import { KEPT_MS } from '../scrobbling';
import { createTrackCatalogue, readTracks, searchText } from '../tracks';
import { insertListen, selectListens } from './repository';

const LISTENS_MAX = 100_000;
const PAGE_SIZE = 50;
const QUERY_MAX_CHARACTERS = 200;
const DAY_MS = 24 * 3_600_000;

/** The listening history: kept unless the user pauses it, and sent on where the user has chosen that. */
export async function listensModule(app: FastifyInstance): Promise<void> {
  const { database, trackRefresh, clock, log } = app;
  const catalogue = createTrackCatalogue(app);

  /** Unchanged also where it is in the future by a wrong clock: a repeated request must mean the same listen. */
  function timeOf(startedAt: string): string {
    const time = Date.parse(startedAt);
    const age = clock().getTime() - time;
    return age < KEPT_MS && age > -DAY_MS ? new Date(time).toISOString() : failure('badRequest');
  }

  registerRoute(app, routes.addListen, async ({ body, session: { userId }, raw }) => {
    const { provider, trackId } = body;
    const listen = { user_id: userId, provider, track_id: trackId, listened_at: timeOf(body.startedAt) };
    await catalogue.ensureStored({ provider, trackId }, { userId, log: raw.log });
    await insertListen(database, listen, LISTENS_MAX);
    await app.scrobbling.add(listen);
  });

  registerRoute(
    app,
    routes.listListens,
    async ({ query: { before, query = '' }, session: { userId } }) => {
      const words = searchText(query.slice(0, QUERY_MAX_CHARACTERS))
        .split(/[\s\p{C}]+/u)
        .filter(Boolean);
      const page = { before, words, limit: PAGE_SIZE + 1 };
      const rows = await trackRefresh.readRows(() => selectListens(database, userId, page), userId);
      const listens = readTracks(
        rows.slice(0, PAGE_SIZE),
        (track, row) => ({ track: { ...track, isFavorited: false }, listenedAt: row.listened_at }),
        log,
      );
      const isPaused = (await findUser(database, userId))?.history_paused === 1;
      return { listens, hasMore: rows.length > PAGE_SIZE, isPaused };
    },
    { rateLimit: { max: app.config.searchesPerMinute, timeWindow: 60_000 } },
  );

  registerRoute(app, routes.clearListens, async ({ session }) => {
    await database.deleteFrom('listens').where('user_id', '=', session.userId).execute();
  });

  registerRoute(app, routes.pauseListens, async ({ body, session }) => {
    const history_paused = body.isPaused ? 1 : 0;
    await database.updateTable('users').set({ history_paused }).where('id', '=', session.userId).execute();
  });
}
