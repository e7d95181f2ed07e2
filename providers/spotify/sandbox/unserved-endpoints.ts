/**
 * Endpoints of the Web API without a route here. What Spotify removed for development mode answers 403 as there; the rest
 * answers 501, so that nobody takes it for Spotify's 404.
 * https://developer.spotify.com/documentation/web-api/references/changes/february-2026
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '@segue/provider-sandbox/core/urls';
import type { SpotifyContext } from './context';
import { SPOTIFY_SERVICES } from './urls';
import { authenticate, sendError } from './bearer';

const RESOURCES =
  /^\/v1\/(albums|artists|audio-analysis|audio-features|audiobooks|browse|chapters|episodes|markets|me|playlists|recommendations|shows|tracks|users)(\/|$)/;

const REMOVED_IN_DEVELOPMENT: readonly RegExp[] = [
  /^GET \/v1\/(albums|artists|audiobooks|chapters|episodes|shows|tracks)$/,
  /^GET \/v1\/artists\/[^/]+\/(related-artists|top-tracks)$/,
  /^GET \/v1\/(audio-analysis|audio-features|browse|markets|recommendations)(\/|$)/,
  /^(GET|POST) \/v1\/users\//,
  /^\w+ \/v1\/playlists\/[^/]+\/(followers|tracks)(\/|$)/,
  /^(PUT|DELETE) \/v1\/me\/(albums|audiobooks|episodes|following|shows|tracks)$/,
  /^GET \/v1\/me\/(albums|audiobooks|episodes|following|shows|tracks)\/contains$/,
];

/** Answers a request that no route matches. */
export function answerUnserved(context: SpotifyContext, request: FastifyRequest, reply: FastifyReply) {
  if (!authenticate(context, request, reply)) return reply;
  const path = addressOf(SPOTIFY_SERVICES, request.url)?.path ?? '';
  const isRemoved = REMOVED_IN_DEVELOPMENT.some((pattern) => pattern.test(`${request.method} ${path}`));
  // The body is the one that was measured: jjdenhertog/spotify-to-plex, pull request 131.
  if (isRemoved && context.settings.spotify.profile === 'development')
    return sendError(reply, 403, 'Forbidden');
  return RESOURCES.test(path)
    ? sendError(reply, 501, 'The sandbox does not serve this endpoint.')
    : sendError(reply, 404, 'Service not found');
}
