// Keeps the product's own tokens in the database, sealed.
import type { Database } from '../database/tables';
import type { TokenCipher } from '../secrets/token-cipher';
import type { Clock } from '../clock';
import type { AppTokenStore } from './app-token-store';

export function createDatabaseAppTokenStore(
  database: Database,
  tokenCipher: TokenCipher,
  clock: Clock,
): AppTokenStore {
  return {
    async read(provider) {
      const row = await database
        .selectFrom('app_tokens')
        .select('payload')
        .where('provider', '=', provider)
        .executeTakeFirst();
      return row ? tokenCipher.decrypt(row.payload, placeOf(provider)) : null;
    },
    async write(provider, payload) {
      const row = {
        payload: tokenCipher.encrypt(payload, placeOf(provider)),
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

function placeOf(provider: string): string {
  return `app_tokens:${provider}`;
}
