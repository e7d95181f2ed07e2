/** Pictures, audio files and the public pages behind "open in Spotify" links. */
import type { FastifyInstance } from 'fastify';
import { sendAudio } from '@segue/provider-sandbox/core/send-audio';
import { sendNotFound, sendPage } from '@segue/provider-sandbox/core/send-page';
import { sendSvg } from '@segue/provider-sandbox/core/send-svg';
import type { SpotifyContext } from './context';

const SIZES = new Set([640, 300, 64]);

export function spotifyMediaRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { name: string } }>('/image/:name', async (request, reply) => {
      const parts = /^(user-)?(.+)-(\d+)(?:\.(?:svg|png|jpe?g))?$/.exec(request.params.name);
      const size = Number(parts?.[3]);
      const key = parts?.[2] ?? '';
      if (!SIZES.has(size)) return reply.code(404).send('');
      if (parts?.[1]) return sendSvg(reply, context.catalogue.avatar(key, size));
      const known = context.spotifyTracks.findAlbum(key).length > 0;
      return known ? sendSvg(reply, context.catalogue.cover(key, size)) : reply.code(404).send('');
    });

    app.get<{ Params: { name: string } }>('/audio/:name', async (request, reply) => {
      const track = context.spotifyTracks.find(request.params.name.replace(/\.wav$/, ''));
      if (!track) return reply.code(404).send('');
      return sendAudio(request, reply, context.catalogue.audio(track.id, track.durationMs));
    });

    app.get<{ Params: { id: string } }>('/open/track/:id', async (request, reply) => {
      const track = context.spotifyTracks.find(request.params.id);
      if (!track) return sendNotFound(reply);
      const cover = track.album.hasCover ? `${context.urls.spotifyImages}/${track.album.id}-640` : null;
      return sendPage(reply, track.title, track.artists.map(({ name }) => name).join(', '), cover);
    });

    app.get<{ Params: { id: string } }>('/open/album/:id', async (request, reply) => {
      const [first] = context.spotifyTracks.findAlbum(request.params.id);
      if (!first) return sendNotFound(reply);
      return sendPage(
        reply,
        first.album.title,
        'Album',
        `${context.urls.spotifyImages}/${first.album.id}-640`,
      );
    });

    app.get<{ Params: { id: string } }>('/open/artist/:id', async (request, reply) => {
      const artist = context.catalogue.spotify
        .flatMap(({ artists }) => artists)
        .find(({ id }) => id === request.params.id);
      return artist ? sendPage(reply, artist.name, `Artist, ${artist.genre}`, null) : sendNotFound(reply);
    });

    app.get<{ Params: { id: string } }>('/open/user/:id', async (request, reply) => {
      const user = context.spotifyUsers.list().find(({ id }) => id === request.params.id);
      return user ? sendPage(reply, user.displayName ?? user.id, 'Listener', null) : sendNotFound(reply);
    });
  };
}
