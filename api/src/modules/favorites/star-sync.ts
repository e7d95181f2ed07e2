// Keeps favorites and the stars at the user's own server alike, in the background; what fails is made up for the next time.
import { PROVIDERS } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ProviderError, type UserLibrary } from '../../providers/music-provider';
import { inUserTransaction } from '../auth';
import { saveTrack } from '../tracks';
import { mergeStars } from './merge-stars';
import {
  deleteFavorite,
  FAVORITES_MAX,
  insertFavorite,
  selectFavorites,
  type FavoriteKey,
} from './repository';
import { deleteStar, findConnectedAt, saveStar, selectStars, type Owner } from './star-repository';

const PAUSE_MS = 60_000;
const USERS_MAX = 10_000;
/** Per comparison; the rest follows with the next one. */
const ADDED_MAX = 200;
const STARRED_MAX = 100;

type Connection = Owner & { connected_at: string };

export function createStarSync(app: FastifyInstance) {
  const { database, providers, accessTokens, clock, log } = app;
  const comparedAt = new LRUCache<string, number>({ max: USERS_MAX });
  const running = new Map<string, Promise<void>>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await Promise.all(running.values());
  });

  const ask = <Answer>({ user_id, provider }: Owner, question: (library: UserLibrary) => Promise<Answer>) =>
    accessTokens.askAsUser({ userId: user_id, provider, log }, (userToken) =>
      question(providers[provider]!.userLibrary!({ userToken, log })),
    );

  /** One after the other for each user; nothing for a user without a connection. */
  function inTurn(owner: Owner, work: (connection: Connection) => Promise<void>): void {
    const key = `${owner.user_id}:${owner.provider}`;
    const run = async () => {
      const connectedAt = isClosing ? undefined : await findConnectedAt(database, owner);
      if (connectedAt !== undefined) await work({ ...owner, connected_at: connectedAt });
    };
    const turn = (running.get(key) ?? Promise.resolve())
      .then(run)
      .catch((error: unknown) => log.warn({ err: error }, 'stars could not be compared'))
      .finally(() => running.get(key) === turn && running.delete(key));
    running.set(key, turn);
  }

  async function star(connection: Connection, trackId: string, isStarred: boolean): Promise<void> {
    await ask(connection, (library) => library.star(trackId, isStarred));
    await (isStarred ? saveStar : deleteStar)(database, { ...connection, track_id: trackId });
  }

  async function compare(connection: Connection): Promise<void> {
    const { user_id: userId, provider } = connection;
    const answer = await ask(connection, (library) => library.starred());
    const starred = new Map(answer.map((one) => [one.track.id, one]));
    const changes = await inUserTransaction(database, userId, async (transaction) => {
      // The user may have connected another account meanwhile.
      if ((await findConnectedAt(transaction, { user_id: userId, provider })) !== connection.connected_at)
        return;
      const favorites = await selectFavorites(transaction, userId);
      const here = new Set(favorites.filter((row) => row.provider === provider).map((row) => row.track_id));
      const base = await selectStars(transaction, connection);
      const merged = mergeStars({ base, here, there: new Set(starred.keys()) });
      const added = merged.added.slice(0, Math.min(ADDED_MAX, FAVORITES_MAX - favorites.length));
      const now = clock().toISOString();
      for (const trackId of added) {
        const { track, at } = starred.get(trackId)!;
        await saveTrack(transaction, trackId, track, now);
        await insertFavorite(transaction, { userId, provider, trackId }, at !== null && at < now ? at : now);
      }
      for (const trackId of merged.removed) await deleteFavorite(transaction, { userId, provider, trackId });
      for (const id of merged.parted) await deleteStar(transaction, { ...connection, track_id: id });
      for (const id of [...added, ...merged.agreed])
        await saveStar(transaction, { ...connection, track_id: id });
      return merged;
    });
    for (const id of [...(changes?.unstar ?? []), ...(changes?.star ?? [])].slice(0, STARRED_MAX)) {
      if (isClosing) return;
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
        const key = `${userId}:${provider}`;
        if (clock().getTime() - (comparedAt.get(key) ?? 0) < PAUSE_MS) continue;
        inTurn({ user_id: userId, provider }, async (connection) => {
          comparedAt.set(key, clock().getTime());
          await compare(connection);
        });
      }
    },
    /** After a favorite was added or removed. */
    starSoon({ userId, provider, trackId }: FavoriteKey, isStarred: boolean): void {
      if (providers[provider]?.userLibrary)
        inTurn({ user_id: userId, provider }, (connection) => star(connection, trackId, isStarred));
    },
  };
}
