import multipart from '@fastify/multipart';
import { COVER_MAX_BYTES, routes } from '@segue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { everyHour } from '../../time';
import { accountLimits, MANY_TRACKS_MAX_BYTES } from '../../plugins/rate-limits';
import { readPlaylistForm, type PlaylistForm } from './playlist-form';
import { createPlaylistsService, deleteExpired } from './service';
import { createPlaylistTracksService } from './track-service';

const FORM_LIMITS = {
  parts: 3,
  files: 1,
  fields: 2,
  fieldSize: 1024,
  headerPairs: 20,
  fileSize: COVER_MAX_BYTES,
};

export async function playlistsModule(app: FastifyInstance): Promise<void> {
  const playlists = createPlaylistsService(app);
  const tracks = createPlaylistTracksService(app);
  const count = app.createRateLimit(accountLimits(app).coverUpload);
  const countCover = async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      failure('tooMany', { retryAfterS: Math.max(1, counted.ttlInSeconds) });
    }
  };
  const readForm = async (request: FastifyRequest): Promise<PlaylistForm> => {
    const form = await readPlaylistForm(request);
    // The upload may take long: the session may have ended since it began.
    await app.recheckAccess(request);
    if (form.cover) await countCover(request);
    return form;
  };
  // Routes of other modules refuse multipart bodies.
  await app.register(multipart, { limits: FORM_LIMITS });

  everyHour(app, () => deleteExpired(app), 'deleted playlists could not be removed for good');

  registerRoute(app, routes.listPlaylists, ({ session }) => playlists.list(session.userId));

  registerRoute(app, routes.listPlaylistTracks, async ({ params, session }) => ({
    playlistTracks: await tracks.list(session.userId, Number(params.id)),
  }));

  registerRoute(
    app,
    routes.createPlaylist,
    async ({ session, raw }) => {
      const { name, cover, doesRemoveCover } = await readForm(raw);
      if (name === null || doesRemoveCover) failure('badRequest');
      return { playlist: await playlists.create(session.userId, { name, cover }) };
    },
    { rateLimit: accountLimits(app).playlistCreation },
  );

  registerRoute(app, routes.editPlaylist, async ({ params, session, raw }) => ({
    playlist: await playlists.edit(session.userId, Number(params.id), await readForm(raw)),
  }));

  registerRoute(app, routes.deletePlaylist, ({ body, session }) =>
    playlists.remove(session.userId, body.playlistId),
  );

  registerRoute(app, routes.restorePlaylist, async ({ params, session }) => ({
    playlist: await playlists.restore(session.userId, Number(params.id)),
  }));

  registerRoute(app, routes.addPlaylistTrack, async ({ body, session, raw }) => {
    const isNew = await tracks.add(session.userId, body, raw.log);
    return isNew
      ? { status: 201 as const, body: { success: true } }
      : { status: 200 as const, body: { success: true, isDuplicate: true } };
  });

  registerRoute(
    app,
    routes.addPlaylistTracks,
    async ({ body, session, raw }) => ({ results: await tracks.addAll(session.userId, body, raw.log) }),
    { bodyLimit: MANY_TRACKS_MAX_BYTES, rateLimit: accountLimits(app).manyTracks },
  );

  registerRoute(app, routes.movePlaylistTrack, ({ body, session }) =>
    tracks.move(session.userId, body, body.before),
  );

  registerRoute(app, routes.removePlaylistTrack, ({ body, session }) => tracks.remove(session.userId, body));

  registerRoute(app, routes.getCover, async ({ params, session }, reply) => {
    // Answers 404 to everybody but the owner, so that nobody learns whether a cover exists.
    if (!session?.hasPassword) failure('notFound');
    const image = await playlists.cover(session.userId, params.id);
    reply.headers(COVER_HEADERS);
    return image;
  });
}

export const COVER_HEADERS = {
  'cache-control': 'private, max-age=3600',
  'content-disposition': 'inline; filename="cover.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};
