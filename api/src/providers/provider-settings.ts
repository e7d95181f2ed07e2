import { descriptorOf, forEachProvider, PROVIDERS, type Provider, type RuntimeConfig } from '@segue/contract';
import type { Environment } from '../config/fields';
import * as providerList from './provider-list';
import type { SettingsOf } from './settings-port';

export type ProviderConfigs = { [P in Provider]: ReturnType<(typeof providerList)[P]['settings']['read']> };

/** Without the types of single providers. */
export const providerSettings = forEachProvider(
  (provider) => providerList[provider].settings as unknown as SettingsOf<object, unknown>,
);

export const readProviders = (env: Environment): ProviderConfigs =>
  Object.fromEntries(PROVIDERS.map((id) => [id, providerSettings[id].read(env)])) as ProviderConfigs;

export const configuredOf = (configs: ProviderConfigs): Provider[] =>
  PROVIDERS.filter((provider) => configs[provider] !== null);

export function mapConfigured<Result>(
  configs: ProviderConfigs,
  resultOf: (settings: SettingsOf<object, unknown>, config: object, provider: Provider) => Result,
): Result[] {
  return PROVIDERS.flatMap((provider) => {
    const config = configs[provider];
    return config === null ? [] : [resultOf(providerSettings[provider], config, provider)];
  });
}

/** The providers as the run-time configuration of pages has them: null, or left out, where the server is not configured for one. */
export function providersOfPages(configs: ProviderConfigs): RuntimeConfig['providers'] {
  const specified = PROVIDERS.filter((provider) => !descriptorOf(provider).isOptional);
  return Object.fromEntries([
    ...specified.map((provider) => [provider, null]),
    ...mapConfigured(configs, (settings, config, provider) => [provider, settings.page(config)]),
  ]) as RuntimeConfig['providers'];
}

/** The hosts that are not the company's own, such as a sandbox's; empty for the real provider. */
export function foreignHosts(configs: ProviderConfigs, provider: Provider): string[] {
  const config = (configs[provider] ?? {}) as Record<string, string>;
  const changed = Object.entries(providerSettings[provider].own).filter(
    ([name, own]) => config[name] !== own,
  );
  return [...new Set(changed.map(([name]) => new URL(config[name] ?? '').host))];
}
