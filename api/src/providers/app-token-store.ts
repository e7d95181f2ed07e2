// PORT: where the product's own tokens survive a restart; SoundCloud allows only thirty new ones an hour.
import type { Provider } from '@segue/contract';

export type AppTokenStore = {
  read: (provider: Provider) => Promise<string | null>;
  write: (provider: Provider, payload: string) => Promise<void>;
};

export function createMemoryAppTokenStore(): AppTokenStore {
  const payloads = new Map<Provider, string>();
  return {
    read: async (provider) => payloads.get(provider) ?? null,
    write: async (provider, payload) => {
      payloads.set(provider, payload);
    },
  };
}
