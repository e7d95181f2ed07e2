/** Which service of a provider a URL belongs to. */

/** Path prefixes and the services that answer below them, a longer prefix first. */
export type Services = readonly (readonly [prefix: string, service: string])[];

/** The service that a URL belongs to, and the path as the real service would see it. */
export function addressOf(services: Services, url: string): { service: string; path: string } | null {
  const path = url.split('?')[0] ?? '';
  for (const [prefix, service] of services) {
    if (path === prefix || path.startsWith(`${prefix}/`)) {
      return { service, path: path.slice(prefix.length) || '/' };
    }
  }
  return null;
}
