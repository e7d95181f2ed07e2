// A track's identity as text in files: the URNs that the providers themselves use.
import type { Provider } from '@segue/contract';

const PREFIXES: Readonly<Record<Provider, string>> = {
  spotify: 'spotify:track:',
  soundcloud: 'soundcloud:tracks:',
};

/** Such as `spotify:track:4uLU6hMCjMI75M1A2tKUQC`. SoundCloud's ids are URNs already, but for old ones. */
export function referenceOf({ provider, id }: { provider: Provider; id: string }): string {
  const prefix = PREFIXES[provider];
  return id.startsWith(prefix) ? id : prefix + id;
}
