// GET /.well-known/security.txt (RFC 9116): how to report a vulnerability of this deployment. Without a contact there is none.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { answerNotFound } from './errors';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** The RFC recommends less than a year. The date moves with every answer: a running server has an operator. */
const EXPIRES_MS = 180 * DAY_MS;

export async function securityTxtPlugin(app: FastifyInstance): Promise<void> {
  app.get(PATH, async (request, reply) => {
    if (app.config.securityContact === null) return answerNotFound(request, reply);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(app.config, app.clock()));
  });
}

/** The fields of the RFC, one a line. Links must be https, so a deployment without https has no Canonical. */
function securityTxt({ securityContact, securityPolicyUrl, publicUrl, secure }: Config, now: Date): string {
  const fields = {
    Contact: securityContact,
    Expires: new Date(now.getTime() + EXPIRES_MS).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: secure ? `${publicUrl}${PATH}` : null,
    Policy: securityPolicyUrl,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
