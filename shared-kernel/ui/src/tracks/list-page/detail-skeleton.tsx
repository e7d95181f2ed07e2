import { media, Skeleton, t, VisuallyHidden } from '@segue/ui';
import styled from 'styled-components';
import { pictureSize } from './picture-size';

export function DetailSkeleton({ label, isRound = false }: { label: string; isRound?: boolean }) {
  return (
    <Waiting aria-busy="true" role="status" data-round={isRound || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Square>
        <Skeleton height="100%" radius={isRound ? 'radii.pill' : 'radii.control'} />
      </Square>
      <Lines>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="40%" />
      </Lines>
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  ${pictureSize}
  grid-template-columns: var(--picture) minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  ${media.content.tablet} {
    gap: ${t('space.7')};
  }
`;
const Square = styled.div`
  aspect-ratio: 1;
`;
const Lines = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
