// The provider connections of an account: their access tokens, their list, and disconnecting.
import { descriptorOf, PROVIDERS, type Connections, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { atMost } from '../../time';
import { inTransaction } from '../../database/transaction';
import { failure } from '../../failure';
import type { MusicProviders } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { deleteCopiesOf } from '../tracks';
import { decryptAccessToken } from './encrypted-tokens';
import { deleteConnectFlows } from './oauth/repository';
import { deleteConnection, selectConnections, type ConnectionRow } from './repository';

const SIGN_OUT_TIMEOUT_MS = 2000;

export function createConnectionsService(app: FastifyInstance) {
  const { database, providers } = app;
  return {
    accessToken: async (userId: number, provider: Provider, log: CallLog, rejected?: string) =>
      // The players of others work without a token, so their tokens never leave the server.
      descriptorOf(provider).playingNeedsPremium
        ? app.accessTokens.of(userId, provider, log, rejected)
        : failure('notConnected'),

    list: async (userId: number) => toConnections(providers, await selectConnections(database, userId)),

    /** Deletes the connection with its tokens and open OAuth flows, and the copies of this provider's tracks in the user's lists. */
    disconnect: async (userId: number, provider: Provider): Promise<ConnectionRow> => {
      const row = await inTransaction(database, async (transaction) => {
        await deleteConnectFlows(transaction, userId, provider);
        const deleted = await deleteConnection(transaction, userId, provider);
        if (deleted) await deleteCopiesOf(transaction, userId, provider);
        return deleted;
      });
      return row ?? failure('notConnected');
    },

    /** Signs out at the provider and deletes its unused tracks, after a disconnect. */
    cleanUp: async (disconnected: ConnectionRow, log: CallLog): Promise<void> => {
      await signOut(app, disconnected, log);
      await app.trackRefresh.prune(disconnected.provider);
    },
  };
}

/** Ends the session at the provider. Waits two seconds at most and never fails: our copy of the tokens is deleted already. */
async function signOut(app: FastifyInstance, row: ConnectionRow, log: CallLog): Promise<void> {
  const login = app.providers[row.provider]?.login;
  const token = decryptAccessToken(app.tokenCipher, row);
  if (login?.kind !== 'oauth' || !login.signOut || token === null) return;
  const signingOut = login
    .signOut(token, log)
    .catch((error: unknown) => log.info({ err: error, provider: row.provider }, 'provider sign-out failed'));
  await atMost(SIGN_OUT_TIMEOUT_MS, signingOut, undefined);
}

function toConnections(providers: MusicProviders, rows: readonly ConnectionRow[]): Connections {
  const of = (provider: Provider) => {
    const row = rows.find((one) => one.provider === provider);
    const login = providers[provider]?.login;
    return {
      ...(descriptorOf(provider).playingNeedsPremium && { premiumAccount: row?.premium === 1 }),
      // A connection that the provider rejects counts as not connected, so that the user can connect again.
      connected: row !== undefined && row.needs_reconnect === 0,
      displayName: row?.display_name ?? null,
      lastConnected: row?.connected_at ?? null,
      endsAt: row && login?.kind === 'oauth' ? endOf(row, login.consentMonths) : null,
      hasEnded: row?.needs_reconnect === 1,
    };
  };
  const sent = PROVIDERS.filter((provider) => !descriptorOf(provider).isOptional || providers[provider]);
  return Object.fromEntries(sent.map((provider) => [provider, of(provider)])) as Connections;
}

/** When the owner of a connection must consent again; null when it never ends. */
function endOf(row: ConnectionRow, consentMonths: number | null): string | null {
  if (consentMonths === null || row.needs_reconnect === 1) return null;
  const authorizedAt = new Date(row.authorized_at);
  const end = new Date(authorizedAt);
  end.setUTCMonth(end.getUTCMonth() + consentMonths);
  // August 31 and six months is the last day of February, not the third of March.
  if (end.getUTCDate() !== authorizedAt.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}
