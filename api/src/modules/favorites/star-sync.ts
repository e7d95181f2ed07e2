// Keeps favorites and the stars at the user's own server alike, in the background; what fails is made up for the next time.
import { PROVIDERS, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ProviderError, type UserLibrary } from '../../providers/music-provider';
import { inUserTransaction } from '../auth';
import { findConnection } from '../connections';
import { saveTrack } from '../tracks';
import { mergeStars } from './merge-stars';
import * as rows from './repository';
import type { Connection, FavoriteKey } from './repository';

const PAUSE_MS = 60_000;
/** Per comparison, on each side; the rest follows with the next one. */
const CHANGES_MAX = 100;

export function createStarSync(app: FastifyInstance, { favoritesMax }: { favoritesMax: number }) {
  const { database, providers, accessTokens, clock, log } = app;
  const comparedAt = new LRUCache<string, number>({ max: 10_000 });
  const turns = new Map<string, Promise<unknown>>();
  app.addHook('preClose', async () => void (await Promise.all(turns.values())));

  const ask = <Answer>(of: Connection, question: (library: UserLibrary) => Promise<Answer>) =>
    accessTokens.askAsUser({ ...of, log }, (userToken) =>
      question(providers[of.provider]!.userLibrary!({ userToken, log })),
    );

  /** One after the other for each user; nothing for a user without a connection. */
  function inTurn(userId: number, provider: Provider, work: (connection: Connection) => Promise<void>): void {
    const key = `${userId}:${provider}`;
    const turn = (turns.get(key) ?? Promise.resolve())
      .then(async () => {
        const row = await findConnection(database, userId, provider);
        if (row?.needs_reconnect === 0) await work({ userId, provider, connectedAt: row.connected_at });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'stars could not be compared'))
      .finally(() => turns.get(key) === turn && turns.delete(key));
    turns.set(key, turn);
  }

  async function star(connection: Connection, trackId: string, isStarred: boolean): Promise<void> {
    await ask(connection, (library) => library.star(trackId, isStarred));
    const key = { ...connection, trackId };
    await (isStarred ? rows.saveStar(database, key) : rows.deleteFavorite(database, key, 'stars'));
  }

  async function compare(connection: Connection): Promise<void> {
    const { userId, provider } = connection;
    const keyOf = (trackId: string) => ({ ...connection, trackId });
    const answer = await ask(connection, (library) => library.starred());
    const starred = new Map(answer.map((one) => [one.track.id, one]));
    const changes = await inUserTransaction(database, userId, async (transaction) => {
      // The user may have connected another account meanwhile.
      const present = await findConnection(transaction, userId, provider);
      if (present?.connected_at !== connection.connectedAt) return;
      const favorites = await rows.selectFavorites(transaction, userId);
      const here = new Set(favorites.filter((row) => row.provider === provider).map((row) => row.track_id));
      const base = await rows.selectStars(transaction, connection);
      const merged = mergeStars({ base, here, there: new Set(starred.keys()) });
      const added = merged.added.slice(0, Math.min(CHANGES_MAX, favoritesMax - favorites.length));
      const now = clock().toISOString();
      for (const trackId of added) {
        const { track, at } = starred.get(trackId)!;
        await saveTrack(transaction, trackId, track, now);
        await rows.insertFavorite(transaction, keyOf(trackId), at !== null && at < now ? at : now);
      }
      for (const id of merged.removed) await rows.deleteFavorite(transaction, keyOf(id));
      for (const id of merged.parted) await rows.deleteFavorite(transaction, keyOf(id), 'stars');
      for (const id of [...added, ...merged.agreed]) await rows.saveStar(transaction, keyOf(id));
      return merged;
    });
    for (const id of [...(changes?.unstar ?? []), ...(changes?.star ?? [])].slice(0, CHANGES_MAX)) {
      await star(connection, id, !starred.has(id)).catch((error: unknown) => {
        // A song that the server does not know must not keep the others from their stars.
        if (!(error instanceof ProviderError && error.kind === 'not-found')) throw error;
      });
    }
  }

  return {
    /** After the favorites were read; once a minute at most. */
    compareSoon(userId: number): void {
      for (const provider of PROVIDERS.filter((id) => providers[id]?.userLibrary)) {
        inTurn(userId, provider, async (connection) => {
          const key = JSON.stringify(connection);
          const now = clock().getTime();
          if (now - (comparedAt.get(key) ?? 0) < PAUSE_MS) return;
          comparedAt.set(key, now);
          await compare(connection);
        });
      }
    },
    /** After a favorite was added or removed. */
    starSoon({ userId, provider, trackId }: FavoriteKey, isStarred: boolean): void {
      if (providers[provider]?.userLibrary)
        inTurn(userId, provider, (connection) => star(connection, trackId, isStarred));
    },
  };
}
