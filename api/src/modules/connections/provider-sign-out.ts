// Tells a provider that we are done with somebody's token. A courtesy: what we kept is gone already, whatever comes of it.
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionRow } from './repository';
import { openAccessToken } from './sealed-tokens';

const PATIENCE_MS = 2000;

/** Waits a moment for the provider and never fails. */
export async function signOutAtProvider(app: FastifyInstance, row: ConnectionRow): Promise<void> {
  const provider = app.providers[row.provider];
  const access = openAccessToken(app.tokenCipher, row);
  if (!provider.signOut || !access) return;
  const enough = new AbortController();
  const signingOut = provider
    .signOut(access.token)
    .catch((error: unknown) =>
      app.log.info({ err: error, provider: row.provider }, 'a provider kept a session'),
    );
  const patience = sleep(PATIENCE_MS, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([signingOut, patience]);
  enough.abort();
}
