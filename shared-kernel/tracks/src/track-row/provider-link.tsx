import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { ProviderDot } from '@segue/ui';
import { safeUrl } from '../artist-links';

/** The provider's mark, linked to the track's page there when it is known. */
export function ProviderLink({ track }: { track: Track }) {
  const href = safeUrl(track.uri);
  const name = PROVIDER_NAMES[track.provider];
  if (!href) {
    return (
      <span className="source">
        <ProviderDot provider={track.provider} />
      </span>
    );
  }
  return (
    <a
      className="source"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open in ${name}`}
      title={`Open in ${name}`}
    >
      <ProviderDot provider={track.provider} />
    </a>
  );
}
