// The redirect URI to register at a provider.
import type { Provider } from '@segue/contract';
import type { Report } from './report';

type Registration = {
  provider: Provider;
  publicUrl: string;
  /** The page of the provider's apps; null when the configured servers are not the provider's own. */
  dashboard: string | null;
};

export const redirectUriOf = (provider: Provider, publicUrl: string): string =>
  `${publicUrl}/api/auth/${provider}/callback`;

/** Prints the redirect URI, and fails for one that Spotify does not register. */
export function checkRedirectUri({ provider, publicUrl, dashboard }: Registration, report: Report): void {
  const uri = redirectUriOf(provider, publicUrl);
  report.noted(
    dashboard === null
      ? `the redirect URI is ${uri}`
      : `register this redirect URI at ${dashboard}, character by character: ${uri}`,
  );
  if (provider !== 'spotify') return;
  // developer.spotify.com/documentation/web-api/concepts/redirect_uri: https, or a loopback address that is not a name.
  const { protocol, hostname, port } = new URL(publicUrl);
  if (hostname === 'localhost') {
    report.failed(
      `Spotify refuses the name localhost: set PUBLIC_URL=${protocol}//127.0.0.1${port && `:${port}`}.`,
    );
  } else if (protocol !== 'https:' && hostname !== '127.0.0.1' && hostname !== '[::1]') {
    report.failed(
      `Spotify takes https or a loopback address only: PUBLIC_URL is ${publicUrl}, put a TLS proxy in front of Segue.`,
    );
  }
}
