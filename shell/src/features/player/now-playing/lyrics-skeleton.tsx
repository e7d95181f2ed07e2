import { Skeleton, t } from '@segue/ui';
import styled from 'styled-components';

const WIDTHS = ['62%', '78%', '45%', '70%', '84%', '52%', '66%'];

/** Drawn while the lyrics, or the part that shows them, are loaded. */
export function LyricsSkeleton() {
  return (
    <Place aria-busy="true" aria-label="Loading lyrics" role="status">
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="24px" />
      ))}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${t('space.6')};
  padding: ${t('space.6')} ${t('space.2')};
  overflow: hidden;
`;
