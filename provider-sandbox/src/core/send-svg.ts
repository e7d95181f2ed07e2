/** Sends an SVG picture with a long cache life: the picture at an address never changes. */
import type { FastifyReply } from 'fastify';

export function sendSvg(reply: FastifyReply, svg: string) {
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(svg);
}
