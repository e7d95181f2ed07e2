/**
 * Checks redirect URIs: exact match, https or a loopback address, never the name `localhost`.
 * https://developer.spotify.com/documentation/web-api/concepts/redirect_uri
 */

const LOOPBACK_WITH_PORT = /^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}(\/.*)?$/;
const PORTLESS_LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?:\/|$)/;

export function isRegisteredRedirect(registered: readonly string[], requested: string): boolean {
  if (!isAllowedScheme(requested)) return false;
  if (registered.includes(requested)) return true;
  const parts = LOOPBACK_WITH_PORT.exec(requested);
  if (!parts) return false;
  const withoutPort = `${parts[1] ?? ''}${parts[2] ?? ''}`;
  return registered.some((uri) => PORTLESS_LOOPBACK.test(uri) && uri === withoutPort);
}

function isAllowedScheme(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, hash } = new URL(uri);
  if (hostname === 'localhost' || hash !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && (hostname === '127.0.0.1' || hostname === '[::1]'))
  );
}

/** Adds parameters to the query and keeps those that the URI already has. */
export function withQuery(uri: string, params: Record<string, string | null | undefined>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, value);
  }
  return url.toString();
}
