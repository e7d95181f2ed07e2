/** Pictures with size tokens, songs, and the pages permalinks lead to. */
import type { FastifyInstance } from 'fastify';
import { sendWav } from '../audio/send-wav';
import { missing, show } from '../core/public-page';
import { avatarSvg, blankAvatarSvg, coverSvg } from '../cover-art/render';
import { sendSvg } from '../cover-art/send-svg';
import { waveformSvg } from '../cover-art/waveform';
import type { World } from '../world';
import { artworkOf } from './entities';

const SIZES: Readonly<Record<string, number>> = {
  original: 1000,
  t500x500: 500,
  crop: 400,
  t300x300: 300,
  large: 100,
  t67x67: 67,
  badge: 47,
  small: 32,
  tiny: 20,
  mini: 16,
};

export function soundCloudMediaRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
      const waveOf = world.shelf.find(/^waveform-(\d+)\.png$/.exec(request.params.name)?.[1] ?? '');
      if (waveOf) return sendSvg(reply, waveformSvg(waveOf.urn));
      const parts = /^(artworks|avatars|default_avatar)-?(\d*)-([a-z0-9]+)\.(?:jpg|png|svg)$/.exec(
        request.params.name,
      );
      const size = SIZES[parts?.[3] ?? ''];
      const key = parts?.[2] ?? '';
      if (!parts || !size) return reply.code(404).send('');
      if (parts[1] === 'default_avatar') return sendSvg(reply, blankAvatarSvg(size));
      if (parts[1] === 'avatars') return sendSvg(reply, avatarSvg(`soundcloud-${key}`, size));
      const track = world.shelf.find(key);
      const exists =
        track && (track.artwork === 'all-sizes' || (track.artwork === 'large-only' && size <= 100));
      return exists ? sendSvg(reply, coverSvg(track.urn, size)) : reply.code(404).send('');
    });

    app.get<{ Params: { name: string } }>('/audio/:name', async (request, reply) => {
      const track = world.shelf.find(request.params.name.replace(/\.wav$/, ''));
      if (!track || track.access === 'blocked') return reply.code(404).send('');
      return sendWav(request, reply, { key: track.urn, genre: track.genre, durationMs: track.durationMs });
    });

    app.get<{ Params: { user: string } }>('/site/:user', async (request, reply) => {
      const { user } = request.params;
      const uploader = world.catalogue.soundcloud.find(
        (track) => track.uploader.permalink === user,
      )?.uploader;
      const person = world.soundcloudPeople.list().find(({ permalink }) => permalink === user);
      const name = uploader?.handle ?? person?.username;
      return name ? show(reply, name, 'Uploads and likes', null) : missing(reply);
    });

    app.get<{ Params: { user: string; track: string } }>('/site/:user/:track', async (request, reply) => {
      const track = world.shelf.findPermalink(`${request.params.user}/${request.params.track}`);
      if (!track) return missing(reply);
      const cover =
        track.artwork === 'all-sizes' ? artworkOf(world.urls, track)?.replace('-large', '-t500x500') : null;
      return show(reply, track.title, track.uploader.handle, cover ?? null);
    });
  };
}
