/** Covers, songs and the public pages that "open in Spotify" links lead to. */
import type { FastifyInstance } from 'fastify';
import { sendWav } from '../audio/send-wav';
import { missing, show } from '../core/public-page';
import { sendSvg } from '../cover-art/send-svg';
import { avatarSvg, coverSvg } from '../cover-art/render';
import type { World } from '../world';

const SIZES = new Set([640, 300, 64]);

export function spotifyMediaRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { name: string } }>('/image/:name', async (request, reply) => {
      const parts = /^(user-)?(.+)-(\d+)(?:\.(?:svg|png|jpe?g))?$/.exec(request.params.name);
      const size = Number(parts?.[3]);
      const key = parts?.[2] ?? '';
      if (!SIZES.has(size)) return reply.code(404).send('');
      if (parts?.[1]) return sendSvg(reply, avatarSvg(key, size));
      const known = world.library.findAlbum(key).length > 0;
      return known ? sendSvg(reply, coverSvg(key, size)) : reply.code(404).send('');
    });

    app.get<{ Params: { name: string } }>('/audio/:name', async (request, reply) => {
      const track = world.library.find(request.params.name.replace(/\.wav$/, ''));
      if (!track) return reply.code(404).send('');
      return sendWav(request, reply, { key: track.id, genre: track.genre, durationMs: track.durationMs });
    });

    app.get<{ Params: { id: string } }>('/open/track/:id', async (request, reply) => {
      const track = world.library.find(request.params.id);
      if (!track) return missing(reply);
      const cover = track.album.hasCover ? `${world.urls.spotifyImages}/${track.album.id}-640` : null;
      return show(reply, track.title, track.artists.map(({ name }) => name).join(', '), cover);
    });

    app.get<{ Params: { id: string } }>('/open/album/:id', async (request, reply) => {
      const [first] = world.library.findAlbum(request.params.id);
      if (!first) return missing(reply);
      return show(reply, first.album.title, 'Album', `${world.urls.spotifyImages}/${first.album.id}-640`);
    });

    app.get<{ Params: { id: string } }>('/open/artist/:id', async (request, reply) => {
      const artist = world.catalogue.spotify
        .flatMap(({ artists }) => artists)
        .find(({ id }) => id === request.params.id);
      return artist ? show(reply, artist.name, `Artist, ${artist.genre}`, null) : missing(reply);
    });

    app.get<{ Params: { id: string } }>('/open/user/:id', async (request, reply) => {
      const person = world.spotifyPeople.list().find(({ id }) => id === request.params.id);
      return person ? show(reply, person.displayName ?? person.id, 'Listener', null) : missing(reply);
    });
  };
}
