/** Pictures with size names, audio files and the public pages behind permalinks. */
import type { FastifyInstance } from 'fastify';
import { sendAudio } from '@segue/provider-sandbox/core/send-audio';
import { sendNotFound, sendPage } from '@segue/provider-sandbox/core/send-page';
import { sendSvg } from '@segue/provider-sandbox/core/send-svg';
import type { SoundCloudContext } from './context';
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

export function soundCloudMediaRoutes(context: SoundCloudContext) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
      const waveformTrack = context.soundcloudTracks.find(
        /^waveform-(\d+)\.png$/.exec(request.params.name)?.[1] ?? '',
      );
      if (waveformTrack) return sendSvg(reply, context.catalogue.waveform(waveformTrack.urn));
      const parts = /^(artworks|avatars|default_avatar)-?(\d*)-([a-z0-9]+)\.(?:jpg|png|svg)$/.exec(
        request.params.name,
      );
      const size = SIZES[parts?.[3] ?? ''];
      const key = parts?.[2] ?? '';
      if (!parts || !size) return reply.code(404).send('');
      if (parts[1] === 'default_avatar') return sendSvg(reply, context.catalogue.blankAvatar(size));
      if (parts[1] === 'avatars') return sendSvg(reply, context.catalogue.avatar(`soundcloud-${key}`, size));
      const track = context.soundcloudTracks.find(key);
      const exists =
        track && (track.artwork === 'all-sizes' || (track.artwork === 'large-only' && size <= 100));
      return exists ? sendSvg(reply, context.catalogue.cover(track.urn, size)) : reply.code(404).send('');
    });

    app.get<{ Params: { name: string } }>('/audio/:name', async (request, reply) => {
      const track = context.soundcloudTracks.find(request.params.name.replace(/\.wav$/, ''));
      if (!track || track.access === 'blocked') return reply.code(404).send('');
      return sendAudio(request, reply, context.catalogue.audio(track.urn, track.durationMs));
    });

    app.get<{ Params: { user: string } }>('/site/:user', async (request, reply) => {
      const { user } = request.params;
      const uploader = context.catalogue.soundcloud.find(
        (track) => track.uploader.permalink === user,
      )?.uploader;
      const account = context.soundcloudUsers.list().find(({ permalink }) => permalink === user);
      const name = uploader?.handle ?? account?.username;
      return name ? sendPage(reply, name, 'Uploads and likes', null) : sendNotFound(reply);
    });

    app.get<{ Params: { user: string; track: string } }>('/site/:user/:track', async (request, reply) => {
      const track = context.soundcloudTracks.findPermalink(`${request.params.user}/${request.params.track}`);
      if (!track) return sendNotFound(reply);
      const cover =
        track.artwork === 'all-sizes' ? artworkOf(context.urls, track)?.replace('-large', '-t500x500') : null;
      return sendPage(reply, track.title, track.uploader.handle, cover ?? null);
    });
  };
}
