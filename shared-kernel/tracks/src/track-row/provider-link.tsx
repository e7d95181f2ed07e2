import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { ProviderDot, t } from '@segue/ui';
import styled from 'styled-components';
import { safeUrl } from '../artist-links';

/** Where the track comes from, leading to its page there when that is known. */
export function ProviderLink({ track }: { track: Track }) {
  const href = safeUrl(track.uri);
  const name = PROVIDER_NAMES[track.provider];
  if (!href) return <ProviderDot provider={track.provider} />;
  return (
    <Source
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open in ${name}`}
      title={`Open in ${name}`}
    >
      <ProviderDot provider={track.provider} />
    </Source>
  );
}

const Source = styled.a`
  position: relative;
  display: inline-flex;
  border-radius: ${t('radii.control')};
  transition: transform ${t('motion.hover')};
  /* The dot is small; what a pointer has to meet is not. */
  &::before {
    content: '';
    position: absolute;
    inset: -8px -6px;
  }
  &:hover {
    transform: scale(1.35);
  }
`;
