import type { Track } from '@segue/contract';
import { ArtistLinks } from '@segue/tracks';
import { oneLine, ProviderLogo, quietText, t } from '@segue/ui';
import styled from 'styled-components';
import { OpenInProvider } from './open-in-provider';
import { creditLine } from './track-texts';

/** Below a title: links to the track's page at the provider and to its artists. */
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

/* Links as high as a touch target. */
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
