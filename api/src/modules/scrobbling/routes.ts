import { PROVIDERS, routes, type BodyOf, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { safeAddress } from '../../config/fields';
import { registerRoute } from '../../plugins/contract-routes';
import { accountLimits } from '../../plugins/rate-limits';
import { failure } from '../../failure';
import { requireProvider } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { endRequest, providerUnavailable } from '../provider-failure';
import { tokenName } from './plugin';
import { selectTargets } from './repository';

const NO_OWN_SERVER = 'Segue can’t send to this address. Use one that begins with https://.';

/** Where a user's listens are sent on: nowhere, until the user turns it on. */
export async function scrobblingModule(app: FastifyInstance): Promise<void> {
  const { database, config, providers } = app;

  registerRoute(app, routes.getScrobbling, async ({ session }) => {
    const rows = await selectTargets(database, session.userId);
    const possible = ['listenbrainz' as const, ...PROVIDERS.filter((id) => providers[id]?.scrobble)];
    const targets = possible.map((target) => {
      const row = rows.find((one) => one.target === target);
      const account = row?.account ?? null;
      return { target, isOn: row !== undefined, account, needsToken: row?.needs_token === 1 };
    });
    return { targets, allowsOwnServers: config.listenBrainzOwnServers };
  });

  registerRoute(
    app,
    routes.changeScrobbling,
    async ({ params: { target }, body, session, raw }) => {
      const { userId } = session;
      if (!body.isOn) {
        // What waits to be sent is deleted with it.
        await sql`delete from scrobble_targets where user_id = ${userId} and target = ${target}`.execute(
          database,
        );
        return;
      }
      const row = {
        user_id: userId,
        target,
        created_at: app.clock().toISOString(),
        needs_token: 0 as const,
        ...(target === 'listenbrainz'
          ? await checkToken(userId, body, raw.log)
          : await checkConnection(userId, target, raw.log)),
      };
      await database
        .insertInto('scrobble_targets')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'target']).doUpdateSet(row))
        .execute();
    },
    // Each change with a token is a request to its service.
    { rateLimit: accountLimits(app).token },
  );

  type Given = BodyOf<typeof routes.changeScrobbling>;
  async function checkToken(userId: number, { token = '', serverUrl }: Given, log: CallLog) {
    // Over https only: what has no certificate, such as the metadata of a cloud, gets no request.
    const own = config.listenBrainzOwnServers ? safeAddress.safeParse(serverUrl).data : undefined;
    if (serverUrl !== undefined && own === undefined) failure('badRequest', { message: NO_OWN_SERVER });
    const refuse = (): never =>
      failure('connectionRefused', { message: 'The server didn’t accept this token.' });
    const account = await app.scrobbling.listenBrainz
      .accountOf({ url: own ?? config.listenBrainzUrl, token })
      .catch(
        endRequest(log, 'a token could not be checked', undefined, (error) =>
          error.kind === 'auth' ? refuse() : providerUnavailable(error),
        ),
      );
    const encrypted = app.tokenCipher.encrypt(token, tokenName(userId));
    return { server_url: own ?? null, token: encrypted, account: account ?? refuse() };
  }

  async function checkConnection(userId: number, provider: Provider, log: CallLog) {
    if (!requireProvider(providers, provider).scrobble) failure('providerNotConfigured');
    await app.accessTokens.of(userId, provider, log);
    return { server_url: null, token: null, account: null };
  }
}
