import { descriptorOf, PROVIDERS, type Provider, type RuntimeConfig } from '@segue/contract';

const descriptors = PROVIDERS.map(descriptorOf);

/** Whether the text is a single link to a provider. The server resolves it. */
export function isLink(text: string, { providers }: Pick<RuntimeConfig, 'providers'>): boolean {
  const address = text.trim();
  if (!/^\S+$/.test(address)) return false;
  const isUri = (id: Provider) => descriptorOf(id).uri && new RegExp(`^${id}:\\w+:`, 'i').test(address);
  if (PROVIDERS.some(isUri)) return true;
  const url = parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || url.pathname === '/') return false;
  // Where the providers' servers are configured, their pages are on the same host.
  const origins = Object.values(providers).map((provider) =>
    provider && 'apiUrl' in provider ? parse(provider.apiUrl)?.origin : null,
  );
  return descriptors.some(({ pageHosts }) => pageHosts?.test(url.hostname)) || origins.includes(url.origin);
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
