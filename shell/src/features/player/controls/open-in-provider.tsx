import { PROVIDER_NAMES, type Track } from '@segue/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { trackPage } from './track-texts';

/** A link to the track's page at its provider; without such a page, only the content. */
export function OpenInProvider({ track, children }: { track: Track; children: ReactNode }) {
  const page = trackPage(track);
  if (!page) return children;
  const name = `Open in ${PROVIDER_NAMES[track.provider]}`;
  return (
    <Outside href={page} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
      {children}
    </Outside>
  );
}

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  color: inherit;
`;
