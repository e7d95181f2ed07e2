// Known devices: recognizes browsers that signed in to an account before, so that the owner's failed sign-ins are counted apart
// from an attacker's. The cookie identifies no user: it holds a random id and one signature per account. A password change makes
// all devices unknown, because the signature covers the time of the last change.
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables';
import { isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';

export type KnownAccount = Pick<Selectable<Tables['users']>, 'id' | 'password_updated_at'>;

export type Devices = {
  /** Whether the request has a device cookie for any account; the signature is not verified, `idFor` does that. */
  hasCookie: (request: FastifyRequest) => boolean;
  /** The id of this device if it signed in to this account before, else null. */
  idFor: (request: FastifyRequest, account: KnownAccount) => string | null;
  /** Call after a successful sign-in only. */
  remember: (request: FastifyRequest, reply: FastifyReply, account: KnownAccount) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    devices: Devices;
  }
}

const YEAR_S = 31_536_000;
/** Enough for a shared computer; the account with the oldest sign-in is dropped. */
const ACCOUNTS_MAX = 4;

export const devicesPlugin = fp(
  async (app) => {
    const { secure } = app.config;
    const name = secure ? '__Host-device' : 'segue-device';
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_S } as const;
    const read = (request: FastifyRequest) => {
      const [id, ...signatures] = request.cookies[name]?.split('.') ?? [];
      return isOpaqueId(id) ? { id, signatures: signatures.slice(0, ACCOUNTS_MAX) } : null;
    };
    const textFor = (id: string, account: KnownAccount) =>
      `${id} ${account.id} ${account.password_updated_at}`;

    app.decorate('devices', {
      hasCookie: (request) => (read(request)?.signatures.length ?? 0) > 0,
      idFor: (request, account) => {
        const device = read(request);
        const isKnown = device?.signatures.some((signature) =>
          app.deviceSigner.isSigned(textFor(device.id, account), signature),
        );
        return device && isKnown ? device.id : null;
      },
      remember: (request, reply, account) => {
        const { id, signatures } = read(request) ?? { id: newOpaqueId(), signatures: [] };
        const own = app.deviceSigner.sign(textFor(id, account));
        const kept = [own, ...signatures.filter((signature) => signature !== own)].slice(0, ACCOUNTS_MAX);
        reply.setCookie(name, [id, ...kept].join('.'), options);
      },
    } satisfies Devices);
  },
  { name: 'devices', dependencies: ['secrets'] },
);
