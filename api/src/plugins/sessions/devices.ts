// Knows again the browsers that signed in to an account before. While strangers guess at an account, its owner has attempts
// of their own. The cookie names nobody: it is a random id and, per account, a signature only this server can read. Who knew a
// former password is a stranger again: browsers are remembered for the password an account has.
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/tables';
import { isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';

/** The account as it was read when it was signed in to. */
export type KnownAccount = Pick<Selectable<UsersTable>, 'id' | 'password_updated_at'>;

export type Devices = {
  /** Whether this browser says that it signed in to some account before; whether that is true, `idFor` knows. */
  isPresented: (request: FastifyRequest) => boolean;
  /** The id of this browser when it signed in to this account before, else null. */
  idFor: (request: FastifyRequest, account: KnownAccount) => string | null;
  /** Called after a successful sign-in, and never otherwise. */
  remember: (request: FastifyRequest, reply: FastifyReply, account: KnownAccount) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    devices: Devices;
  }
}

const YEAR_S = 31_536_000;
/** A family computer; the account that has not signed in for longest makes room. */
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
      isPresented: (request) => (read(request)?.signatures.length ?? 0) > 0,
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
