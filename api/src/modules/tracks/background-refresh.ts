// Refreshes stored copies of tracks from the providers in the background, and deletes those that are too old or unused.
import { descriptorOf, PROVIDERS, type Provider, type TrackKey } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atMost, everyHour } from '../../time';
import { DomainError } from '../../failure';
import { ProviderError } from '../../providers/music-provider';
import { deleteCopiesBefore, isCopyMissing, selectOldestCopies } from './copy-repository';
import { deleteUnkeptTracks, keyOf, readTrack, saveTrack, type StoredTrack } from './repository';
import { createTrackReader } from './track-reader';

export type TrackRefresh = {
  /** The rows of a list. Waits briefly for deleted copies, and refreshes the oldest in the background, for the user who reads it. */
  readRows: <Row extends StoredTrack>(select: () => Promise<Row[]>, userId?: number) => Promise<Row[]>;
  /** Deletes the stored tracks of a provider that are in nobody's favorites or playlists. */
  prune: (provider: Provider) => Promise<void>;
  /** Renews some old copies, for lists that nobody reads; deletes unused copies and those over the maximum age. */
  limitAge: () => Promise<void>;
  settled: () => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    trackRefresh: TrackRefresh;
  }
}

/** One background refresh for the whole server; it ends before the database closes. */
export const trackRefreshPlugin = fp(
  async (app) => {
    const { stop, ...trackRefresh } = createTrackRefresh(app);
    app.decorate('trackRefresh', trackRefresh);
    everyHour(app, trackRefresh.limitAge, 'old track copies could not be deleted');
    app.addHook('preClose', stop);
  },
  { name: 'track-refresh', dependencies: ['access-tokens', 'database', 'providers'] },
);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const FRESH_MS = DAY_MS;
/** Longer than FRESH_MS: a track that a request has just fetched is about to be saved in a list. */
const UNKEPT_MS = FRESH_MS + HOUR_MS;
/** Per list that is read: enough to keep up, and a small load on the provider. */
const REFRESHED_AT_ONCE = 20;
/** Maximum per list that is read; the rest is fetched when the list is read again. */
const FETCHED_AT_ONCE = 100;
const FETCHES_IN_PARALLEL = 4;
/** A list is not delayed longer than this; tracks that are still missing have a placeholder title. */
const FETCH_WAIT_MS = 1500;
/** Copies to refresh per hour: those that have reached half of the maximum age. */
const RENEWED_PER_HOUR = 100;

function createTrackRefresh(app: FastifyInstance): TrackRefresh & { stop: () => Promise<void> } {
  const { database, providers, clock, log, config } = app;
  const readTrackOf = createTrackReader(providers, app.accessTokens.askAsUser);
  const running = new Set<Promise<void>>();
  const inProgress = new Set<TrackKey>();
  let isStopped = false;
  // The companies' terms limit the age of copies, and their tracks can be requested without a user. Others are refreshed
  // when a list is read.
  const companies = PROVIDERS.filter((provider) => descriptorOf(provider).login === 'oauth');
  const isConfigured = ({ provider }: StoredTrack) => Boolean(providers[provider]);
  const timeBefore = (ageMs: number) => new Date(clock().getTime() - ageMs).toISOString();
  const settled = async () => void (await Promise.all(running));

  /** After a failure the provider's other tracks are skipped: they would most likely fail too. */
  async function refreshOne(row: StoredTrack, failed: Set<Provider>, userId: number | null): Promise<void> {
    if (isStopped || failed.has(row.provider)) return;
    try {
      const known = (await readTrackOf(row.provider, row.track_id, { userId })) ?? withdrawn(row);
      if (known) await saveTrack(database, row.track_id, known, clock().toISOString());
    } catch (error) {
      failed.add(row.provider);
      if (!(error instanceof ProviderError) && !(error instanceof DomainError))
        log.warn({ err: error }, 'a stored track could not be refreshed');
    }
  }

  function refresh(rows: readonly StoredTrack[], parallel: number, userId: number | null = null) {
    const failed = new Set<Provider>();
    const queue = rows.filter((row) => !inProgress.has(keyOf(row)));
    const keys = queue.map(keyOf);
    for (const key of keys) inProgress.add(key);
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await refreshOne(row, failed, userId);
    };
    const ended = Promise.all(Array.from({ length: parallel }, work)).then(() => {
      for (const key of keys) inProgress.delete(key);
      running.delete(ended);
    });
    running.add(ended);
    return ended;
  }

  function refreshStale(rows: readonly StoredTrack[], userId?: number): void {
    if (running.size > 0) return;
    const before = timeBefore(FRESH_MS);
    const stale = rows
      .filter((row) => isConfigured(row) && row.fetched_at < before && !isCopyMissing(row))
      .sort((one, other) => (one.fetched_at < other.fetched_at ? -1 : 1))
      .slice(0, REFRESHED_AT_ONCE);
    if (stale.length > 0) void refresh(stale, 1, userId);
  }

  return {
    readRows: async (select, userId) => {
      let rows = await select();
      const missing = rows.filter((row) => isConfigured(row) && isCopyMissing(row)).slice(0, FETCHED_AT_ONCE);
      if (missing.length > 0) {
        await atMost(FETCH_WAIT_MS, refresh(missing, FETCHES_IN_PARALLEL, userId), undefined);
        rows = await select();
      }
      refreshStale(rows, userId);
      return rows;
    },
    prune: (provider) => deleteUnkeptTracks(database, provider, timeBefore(UNKEPT_MS)),
    limitAge: async () => {
      for (const provider of PROVIDERS) await deleteUnkeptTracks(database, provider, timeBefore(UNKEPT_MS));
      const maxAgeMs = config.trackCopyDays * DAY_MS;
      await refresh(
        await selectOldestCopies(
          database,
          companies.filter((provider) => providers[provider]),
          timeBefore(maxAgeMs / 2),
          RENEWED_PER_HOUR,
        ),
        1,
      );
      await deleteCopiesBefore(database, companies, timeBefore(maxAgeMs));
    },
    settled,
    stop: () => {
      isStopped = true;
      return settled();
    },
  };
}

/** A track that its provider has removed stays in the list, marked as not playable. */
function withdrawn(row: StoredTrack) {
  const track = readTrack(row);
  return track && { ...track, access: 'blocked' as const };
}
