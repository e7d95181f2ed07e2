// PORT: stores the app's own provider tokens over a restart, because SoundCloud allows only thirty new ones an hour.
import type { Provider } from '@segue/contract';
import type { Clock } from '../time';
import type { Database } from '../database/tables';
import type { TokenCipher } from '../secrets/token-cipher';

export type AppTokenStore = {
  read: (provider: Provider) => Promise<string | null>;
  write: (provider: Provider, payload: string) => Promise<void>;
};

/** For tests and for commands without a database. */
export function createMemoryAppTokenStore(): AppTokenStore {
  const payloads = new Map<Provider, string>();
  return {
    read: async (provider) => payloads.get(provider) ?? null,
    write: async (provider, payload) => {
      payloads.set(provider, payload);
    },
  };
}

export function createDatabaseAppTokenStore(
  database: Database,
  tokenCipher: TokenCipher,
  clock: Clock,
): AppTokenStore {
  const associatedData = (provider: Provider) => `app_tokens:${provider}`;
  return {
    async read(provider) {
      const row = await database
        .selectFrom('app_tokens')
        .select('payload')
        .where('provider', '=', provider)
        .executeTakeFirst();
      return row ? tokenCipher.decrypt(row.payload, associatedData(provider)) : null;
    },
    async write(provider, payload) {
      const row = {
        payload: tokenCipher.encrypt(payload, associatedData(provider)),
        updated_at: clock().toISOString(),
      };
      await database
        .insertInto('app_tokens')
        .values({ provider, ...row })
        .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
        .execute();
    },
  };
}
