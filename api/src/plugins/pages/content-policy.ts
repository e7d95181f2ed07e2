// The page's Content-Security-Policy, derived from the configured provider addresses.
import type { Config } from '../../config';
import type { RegistryFile } from './registry-file';
import { mapConfigured } from '../../providers/provider-settings';
import type { PagePolicy } from '../../providers/settings-port';

/** Trusted Types policies of the page: the bundler's runtime, the remote loader, the service worker, the provider scripts. */
const TRUSTED_TYPES = ['segue-shell', 'segue-remotes', 'segue-worker', 'provider-scripts'];

/** For every answer that is not a page: nothing may run, and no frame may show it. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For the service worker: it may connect to the addresses that its pages may, and load no other script. */
export const workerPolicy = (registryOrigins: readonly string[]): string =>
  ["default-src 'none'", ["connect-src 'self'", ...registryOrigins].join(' ')].join('; ');

/** `registry`: its origins are those from which it loads remotes. `scripts`: hashes of the scripts in the page. */
export function pagePolicy(
  config: Config,
  nonce: string,
  registry: Pick<RegistryFile, 'origins' | 'remotes'>,
  scripts: readonly string[] = [],
): string {
  const apiOrigins = config.remoteApiOrigins
    .filter(({ remote }) => registry.remotes.some(({ name }) => name === remote))
    .map(({ origin }) => origin);
  const allowed = (kind: keyof PagePolicy) => allowedByProviders(config, kind);
  const frames = frameOrigins(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...registry.origins, ...allowed('scripts'), ...scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    // blob: the preview of a selected cover before its upload.
    'img-src': ["'self'", 'blob:', ...config.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...registry.origins, ...apiOrigins, ...allowed('connections')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    // blob: a silent audio file made in the page; it keeps the system's media controls on this page.
    'media-src': ['blob:', ...allowed('media')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    ...(config.secure && { 'upgrade-insecure-requests': [] }),
    'report-to': ['csp'],
    'report-uri': ['/api/csp-report'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Origins of the configured providers' player frames; only these may autoplay. */
export const frameOrigins = (config: Config): string[] => [...new Set(allowedByProviders(config, 'frames'))];

const allowedByProviders = ({ providers }: Config, kind: keyof PagePolicy): string[] =>
  mapConfigured(providers, (settings, config) => settings.policy(config)[kind] ?? []).flat();
