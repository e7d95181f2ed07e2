import { PROVIDERS, routes, type BodyOf, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { safeAddress } from '../../config/fields';
import { registerRoute } from '../../plugins/contract-routes';
import { accountLimits } from '../../plugins/rate-limits';
import { failure } from '../../failure';
import { requireProvider } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { selectConnections } from '../connections';
import { endRequest, providerUnavailable } from '../provider-failure';
import { tokenName } from './plugin';
import { selectTargets } from './repository';

const NO_OWN_SERVER = 'Segue can’t send to this address. Use one that begins with https://.';
const REFUSED = 'The server didn’t accept this token.';

/** Where a user's listens are sent on: nowhere, until the user turns it on. */
export async function scrobblingModule(app: FastifyInstance): Promise<void> {
  const { database, config, providers } = app;

  async function readTargets(userId: number) {
    const rows = await selectTargets(database, userId);
    const connected = (await selectConnections(database, userId)).map(({ provider }) => provider);
    const own = PROVIDERS.filter((id) => providers[id]?.scrobble && connected.includes(id));
    const possible = ['listenbrainz' as const, ...own];
    const targets = possible.map((target) => {
      const row = rows.find((one) => one.target === target);
      return { target, isOn: !!row, account: row?.account ?? null, needsToken: row?.needs_token === 1 };
    });
    return { targets, allowsOwnServers: config.listenBrainzOwnServers };
  }

  registerRoute(app, routes.getScrobbling, async ({ session }) => readTargets(session.userId));

  registerRoute(
    app,
    routes.changeScrobbling,
    async ({ params: { target }, body, session: { userId }, raw: { log } }) => {
      const key = { user_id: userId, target };
      if (!body.isOn) {
        // What waits to be sent is deleted with it.
        await database
          .deleteFrom('scrobble_targets')
          .where((row) => row.and(key))
          .execute();
        return readTargets(userId);
      }
      const check =
        target === 'listenbrainz' ? checkToken(userId, body, log) : checkProvider(userId, target, log);
      const row = { ...key, needs_token: 0 as const, ...(await check) };
      await database
        .insertInto('scrobble_targets')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'target']).doUpdateSet(row))
        .execute();
      return readTargets(userId);
    },
    // Each change with a token is a request to its service.
    { rateLimit: accountLimits(app).token },
  );

  type Given = BodyOf<typeof routes.changeScrobbling>;
  async function checkToken(userId: number, { token = '', serverUrl }: Given, log: CallLog) {
    // Over https only: what has no certificate, such as the metadata of a cloud, gets no request.
    const own = config.listenBrainzOwnServers ? safeAddress.safeParse(serverUrl).data : undefined;
    if (serverUrl !== undefined && own === undefined) failure('badRequest', { message: NO_OWN_SERVER });
    const account = await app.scrobbling.listenBrainz
      .accountOf({ url: own ?? config.listenBrainzUrl, token })
      .catch(
        endRequest(log, 'a token could not be checked', undefined, (error) =>
          error.kind === 'auth'
            ? failure('connectionRefused', { message: REFUSED })
            : providerUnavailable(error),
        ),
      );
    return { server_url: own ?? null, token: app.tokenCipher.encrypt(token, tokenName(userId)), account };
  }

  async function checkProvider(userId: number, provider: Provider, log: CallLog) {
    if (!requireProvider(providers, provider).scrobble) failure('providerNotConfigured');
    await app.accessTokens.of(userId, provider, log);
  }
}
