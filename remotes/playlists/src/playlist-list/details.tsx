import type { Playlist } from '@segue/contract';
import { oneLine, t } from '@segue/ui';
import styled from 'styled-components';
import { createdText, totalLength, trackTotal } from '../track-facts';

/** Number of tracks and total length, when known, and when the playlist was created. */
export function PlaylistDetails({ playlist: { createdAt, summary, trackCount } }: { playlist: Playlist }) {
  const count = summary?.trackCount ?? trackCount;
  return (
    <Lines>
      <Line>
        {count === undefined ? null : trackTotal(count)}
        {summary && summary.trackCount > 0 ? ` · ${totalLength(summary.duration)}` : null}
      </Line>
      <Line>{createdText(createdAt)}</Line>
    </Lines>
  );
}

const Lines = styled.div`
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
  line-height: 18px;
`;
const Line = styled.p`
  ${oneLine}
  &:empty {
    display: none;
  }
  & + & {
    color: ${t('colors.faint')};
  }
`;
