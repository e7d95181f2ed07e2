// GET /.well-known/security.txt (RFC 9116): how to report a vulnerability of this deployment. 404 without a contact.
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './errors';

const PATH = '/.well-known/security.txt';
/** The RFC recommends less than a year; a server is restarted with each upgrade. */
const EXPIRES_MS = 180 * 86_400_000;

export async function securityTxtPlugin(app: FastifyInstance): Promise<void> {
  const { securityContact, securityPolicyUrl, publicUrl, secure } = app.config;
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(app.clock().getTime() + EXPIRES_MS).toISOString()}`,
    'Preferred-Languages: en',
    // Links must be https.
    ...(secure ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ...(securityPolicyUrl === null ? [] : [`Policy: ${securityPolicyUrl}`]),
  ];
  const text = `${lines.join('\n')}\n`;
  app.get(PATH, (request, reply) => {
    if (securityContact === null) return answerNotFound(request, reply);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
}
