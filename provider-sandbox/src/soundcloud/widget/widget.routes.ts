/** The widget's script and the page its frame shows. https://developers.soundcloud.com/docs/api/html5-widget */
import type { FastifyInstance } from 'fastify';
import type { SoundCloudTrack } from '../../catalogue/model';
import { queryOf } from '../../core/bodies';
import { errorPage } from '../../core/page';
import type { World } from '../../world';
import { artworkOf, permalinkOf, toTrack } from '../entities';
import { framePage } from './frame-page';
import { widgetScript } from './widget-script';

export function widgetRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get('/player/api.js', async (_request, reply) =>
      reply
        .type('application/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(widgetScript),
    );

    app.get('/player/', async (request, reply) => {
      const query = queryOf(request);
      const track = trackAt(world, query['url'] ?? '');
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!track)
        return reply.code(404).send(errorPage('404', 'The sandbox widget knows no track at this address.'));
      const asked = request.effect?.kind === 'widget' ? request.effect : {};
      return reply.send(
        framePage({
          sound: { ...toTrack(world.urls, track), id: track.number },
          title: track.title,
          uploader: track.uploader.handle,
          permalink: permalinkOf(world.urls, track),
          cover: artworkOf(world.urls, track),
          audioUrl: `${world.urls.soundcloudAudio}/${track.number}.wav`,
          access: track.access,
          autoPlay: query['auto_play'] === 'true',
          singleActive: query['single_active'] !== 'false',
          behaviour: { ...world.settings.widget, ...track.widget, ...asked },
        }),
      );
    });
  };
}

/** The API address or the permalink, decoded once and only once. */
function trackAt(world: World, url: string): SoundCloudTrack | undefined {
  const address = url.split('?')[0] ?? '';
  const api = `${world.urls.soundcloudApi}/tracks/`;
  const site = `${world.urls.soundcloudSite}/`;
  if (address.startsWith(api)) return world.shelf.find(address.slice(api.length).replaceAll('%3A', ':'));
  return address.startsWith(site) ? world.shelf.findPermalink(address.slice(site.length)) : undefined;
}
