// Everything stored for an account as one JSON document, without tokens and secrets.
import { artistNames } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../failure';
import { findUser, selectInvites } from '../auth';
import { selectConnections } from '../connections';
import { selectFavorites } from '../favorites';
import { selectListens } from '../listens';
import { selectPlaylists, selectPlaylistTracks } from '../playlists';
import { selectTargets } from '../scrobbling';
import { selectSharedQueues } from '../sharing';
import { type KnownTrack, readTracks } from '../tracks';
import { selectSessions } from '../../plugins/sessions/session-store';

const LISTENS_AT_ONCE = 1000;

/** The document in pieces, one playlist at a time: a whole account may be larger than the memory for it. */
export async function* exportJson(app: FastifyInstance, userId: number): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(app.clock())},"account":`;
  yield JSON.stringify(await account(app, userId));
  yield ',"favorites":';
  yield JSON.stringify(await favorites(app, userId));
  yield ',"listens":[';
  yield* listens(app, userId);
  yield '],"playlists":[';
  let separator = '';
  for (const playlist of await selectPlaylists(app.database, userId)) {
    const rows = await selectPlaylistTracks(app.database, userId, playlist.id);
    const { publicUrl } = app.config;
    yield (
      separator +
      JSON.stringify({
        name: playlist.name,
        createdAt: playlist.created_at,
        deletedAt: playlist.deleted_at,
        sharedAt: playlist.shared_at,
        cover: playlist.cover_id && `${publicUrl}/api/covers/${playlist.cover_id}`,
        tracks: readTracks(rows, (track, row) => ({ ...exported(track), addedAt: row.added_at }), app.log),
      })
    );
    separator = ',';
  }
  yield '],"sharedQueues":';
  const queues = await selectSharedQueues(app.database, userId);
  yield JSON.stringify(
    queues.map((row) => ({
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      tracks: JSON.parse(row.tracks ?? '[]') as unknown,
    })),
  );
  yield '}';
}

async function account({ database, clock }: FastifyInstance, userId: number) {
  const user = (await findUser(database, userId)) ?? failure('notSignedIn');
  const connections = await selectConnections(database, userId);
  const identities = database.selectFrom('identities').select(['issuer', 'subject']);
  const targets = await selectTargets(database, userId);
  const sessions = await selectSessions(database, userId, null, clock());
  const invites = await selectInvites(database, userId, clock());
  return {
    email: user.email,
    volume: user.volume,
    appearance: user.appearance,
    createdAt: user.created_at,
    lastUpdated: user.updated_at,
    lastUpdatedPassword: user.password_updated_at,
    identities: await identities.where('user_id', '=', userId).execute(),
    connections: connections.map((row) => ({
      provider: row.provider,
      providerUserId: row.provider_user_id,
      displayName: row.display_name,
      isPremium: row.premium === null ? null : row.premium === 1,
      scope: row.scope,
      connectedAt: row.connected_at,
    })),
    isHistoryPaused: user.history_paused === 1,
    scrobbling: targets.map(({ target, server_url, account }) => ({ target, server: server_url, account })),
    sessions: sessions.map(({ device, createdAt, lastActive }) => ({ device, createdAt, lastActive })),
    invites: invites.map((row) => ({ createdAt: row.created_at, expiresAt: row.expires_at })),
  };
}

/** The history, one page at a time. */
async function* listens({ database, log }: FastifyInstance, userId: number): AsyncGenerator<string> {
  let before: string | undefined;
  do {
    const rows = await selectListens(database, userId, { before, limit: LISTENS_AT_ONCE });
    const page = readTracks(rows, (track, row) => ({ ...exported(track), listenedAt: row.listened_at }), log);
    if (page.length > 0) yield (before ? ',' : '') + JSON.stringify(page).slice(1, -1);
    before = rows.at(-1)?.listened_at;
  } while (before !== undefined);
}

async function favorites({ database, log }: FastifyInstance, userId: number) {
  const rows = await selectFavorites(database, userId);
  return readTracks(rows, (track, row) => ({ ...exported(track), favoritedAt: row.favorited_at }), log);
}

function exported(track: KnownTrack) {
  const { provider, id, title, uri, duration } = track;
  return { provider, id, title, artists: artistNames(track), uri, duration };
}
