import { PROVIDERS } from '@segue/contract';
import type { Config } from '../config';
import type { MusicProviders } from './music-provider';
import * as providerList from './provider-list';
import type { ProviderDependencies } from './oauth-provider';
import { createLinks } from './wire';

export const DEADLINES = { tokenMs: 4000, apiMs: 4000 };

export function createProviders(config: Config, dependencies: ProviderDependencies) {
  const links = createLinks({ pages: config.linkHosts, images: config.imageHosts });
  const created = PROVIDERS.flatMap((id) => {
    const own = config.providers[id];
    return own === null ? [] : [providerList[id].create(own as never, links, dependencies)];
  });
  const providers: MusicProviders = Object.fromEntries(
    created.map(({ provider }) => [provider.id, provider]),
  );
  return {
    providers,
    close: async () => void (await Promise.all(created.map(({ close }) => close()))),
  };
}
