// Links to the current track's page at its provider, and to its artists.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { ArtistLinks } from '@segue/ui/tracks';
import { oneLine, ProviderLogo, quietText, t } from '@segue/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { creditLine, trackPage } from './track-texts';

export function TrackAbout({ track }: { track: Track }) {
  return (
    <About>
      <OpenInProvider track={track}>
        <ProviderLogo provider={track.provider} />
      </OpenInProvider>
      <Artists dir="auto" title={creditLine(track)}>
        <ArtistLinks track={track} isOutside />
      </Artists>
    </About>
  );
}

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
/* Links with the height of a touch target. */
const About = styled.div`
  ${quietText}
  display: flex;
  align-items: center;
  line-height: 24px;

  > i {
    margin-inline-end: ${t('marks.gap')};
  }

  > a {
    flex: none;
    justify-content: center;
    min-width: 24px;
    height: 24px;
    /* In line with the title, however wide the logo is; never over the artist's link. */
    margin-inline: calc((${t('marks.size')} - 24px) / 2)
      max(0px, calc(${t('marks.gap')} + (${t('marks.size')} - 24px) / 2));
  }
`;
const Artists = styled.p`
  ${oneLine}

  /* Not inline blocks: those are cut as a whole. */
  a {
    color: inherit;
    padding-block: 4px;
  }
`;
