// Questions about the providers, so that other code names none.
import * as z from 'zod/mini';
import { DESCRIPTORS, type ProviderDescriptor } from './descriptors';

export type Provider = keyof typeof DESCRIPTORS;
export type OptionalProvider = {
  [P in Provider]: (typeof DESCRIPTORS)[P]['isOptional'] extends true ? P : never;
}[Provider];
export type SpecifiedProvider = Exclude<Provider, OptionalProvider>;

export const PROVIDERS = Object.keys(DESCRIPTORS) as [Provider, ...Provider[]];

export const providerSchema = z.enum(PROVIDERS, 'Unknown provider');

export const descriptorOf = (provider: Provider): ProviderDescriptor => DESCRIPTORS[provider];

/** Chooses the texts about a provider, so that screens need not name it. */
export function playingNeedsOf(provider: Provider): 'premium' | 'connection' | 'nothing' {
  const { playingNeedsConnection, playingNeedsPremium } = descriptorOf(provider);
  if (playingNeedsPremium) return 'premium';
  return playingNeedsConnection ? 'connection' : 'nothing';
}

export function forEachProvider<Value>(valueOf: (provider: Provider) => Value): Record<Provider, Value> {
  return Object.fromEntries(PROVIDERS.map((provider) => [provider, valueOf(provider)])) as Record<
    Provider,
    Value
  >;
}

/** The issuer of OpenID Connect, where the flows of sign-ins have a provider. */
export const OPEN_ID = 'oidc';
/** What a full-page redirect signs users in with. */
export type SignInService = Provider | typeof OPEN_ID;
export const SIGN_IN_SERVICES: readonly SignInService[] = [
  OPEN_ID,
  ...PROVIDERS.filter((provider) => descriptorOf(provider).login === 'oauth'),
];

const names = { ...forEachProvider((provider) => descriptorOf(provider).name), [OPEN_ID]: 'OpenID' };

/** Names for sentences on screen; requests and paths use the lower-case id. */
export const PROVIDER_NAMES: Readonly<Record<SignInService, string>> = names;

/** Takes over the names that the operator chose. Called once, as soon as the configuration is read and before anything is drawn. */
export function nameProviders(
  configured: Readonly<Partial<Record<Provider, object | null | undefined>>>,
  openIdName = 'OpenID',
): void {
  names[OPEN_ID] = openIdName;
  for (const provider of PROVIDERS) {
    const settings: { name?: unknown } = configured[provider] ?? {};
    names[provider] = typeof settings.name === 'string' ? settings.name : descriptorOf(provider).name;
  }
}

type PageSettings<P extends Provider> = z.infer<(typeof DESCRIPTORS)[P]['pageSettings']> | null;
/** The part of each provider's settings that pages get. */
export const pageSettingsSchema = z.object(
  forEachProvider((provider) => {
    const { isOptional, pageSettings } = descriptorOf(provider);
    return isOptional ? z.optional(z.nullable(pageSettings)) : z.nullable(pageSettings);
  }),
) as unknown as z.ZodMiniType<
  { [P in SpecifiedProvider]: PageSettings<P> } & { [P in OptionalProvider]?: PageSettings<P> | undefined }
>;
