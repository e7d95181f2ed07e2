/** Serves the widget's script and frame. https://developers.soundcloud.com/docs/api/html5-widget */
import type { FastifyInstance } from 'fastify';
import type { SoundCloudTrack } from '@segue/provider-sandbox/catalogue';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import { behaviourOf } from '@segue/provider-sandbox/core/fault-effects';
import { errorPage } from '@segue/provider-sandbox/core/page';
import type { WidgetBehaviour } from '@segue/provider-sandbox/catalogue/player-behaviour';
import type { SoundCloudContext } from '../context';
import { artworkOf, permalinkOf, toTrack } from '../entities';
import { framePage } from './frame-page';
import { widgetScript } from './widget-script';

export function widgetRoutes(context: SoundCloudContext) {
  return async (app: FastifyInstance) => {
    app.get('/player/api.js', async (_request, reply) =>
      reply
        .type('application/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(widgetScript),
    );

    app.get('/player/', async (request, reply) => {
      const query = queryOf(request);
      const track = trackAt(context, query['url'] ?? '');
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!track)
        return reply.code(404).send(errorPage('404', 'The sandbox widget knows no track at this address.'));
      const asked = behaviourOf<WidgetBehaviour>(request.effect, 'widget');
      return reply.send(
        framePage({
          sound: { ...toTrack(context.urls, track), id: track.number },
          title: track.title,
          uploader: track.uploader.handle,
          permalink: permalinkOf(context.urls, track),
          cover: artworkOf(context.urls, track),
          audioUrl: `${context.urls.soundcloudAudio}/${track.number}.wav`,
          // What the real widget shows for these tracks is not documented; it does not play them.
          access: track.embeddableBy === 'all' ? track.access : 'blocked',
          autoPlay: query['auto_play'] === 'true',
          singleActive: query['single_active'] !== 'false',
          behaviour: { ...context.settings.widget, ...track.widget, ...asked },
        }),
      );
    });
  };
}

/** Finds a track by its API URL or permalink; a URL that was encoded twice finds none, as at SoundCloud. */
function trackAt(context: SoundCloudContext, url: string): SoundCloudTrack | undefined {
  const address = url.split('?')[0] ?? '';
  const api = `${context.urls.soundcloudApi}/tracks/`;
  const site = `${context.urls.soundcloudSite}/`;
  if (address.startsWith(api))
    return context.soundcloudTracks.find(address.slice(api.length).replaceAll('%3A', ':'));
  return address.startsWith(site)
    ? context.soundcloudTracks.findPermalink(address.slice(site.length))
    : undefined;
}
