// What the page may load, derived from the configured addresses and nothing else.
import type { Config } from '../../config';

/** Makers of trusted addresses in the page: the bundler's runtime, the remote loader, the provider scripts. */
const TRUSTED_TYPES = ['segue-shell', 'segue-remotes', 'provider-scripts'];

/** For everything that is not a page: nothing may run, nothing may be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The policy of the page; `remoteOrigins` are other origins the registry names. */
export function pagePolicy(config: Config, nonce: string, remoteOrigins: readonly string[]): string {
  const { sdkUrl, apiUrl } = config.spotify;
  const { widgetScriptUrl } = config.soundcloud;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, sdkUrl, widgetScriptUrl],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    // blob: is the preview of a cover that was chosen and not yet sent.
    'img-src': ["'self'", 'blob:', ...config.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...remoteOrigins, new URL(apiUrl).origin],
    'frame-src': frameOrigins(config),
    // The silence that keeps the system's media card ours; it is made in the page.
    'media-src': ['blob:'],
    'worker-src': ["'none'"],
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

/** Both players live in frames of their providers; only these may play by themselves. */
export function frameOrigins(config: Config): string[] {
  const origins = [config.spotify.sdkUrl, config.soundcloud.widgetPlayerUrl].map(
    (url) => new URL(url).origin,
  );
  return [...new Set(origins)];
}
