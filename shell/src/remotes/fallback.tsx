// What stands in a remote's place while it is not there. The rest of the page goes on.
import { EmptyState, LoadFailure, Skeleton, t, UnpluggedDrawing } from '@segue/ui';
import styled, { keyframes } from 'styled-components';

type Size = 'screen' | 'widget';

/** The shape of what comes; visible only when it takes a moment. */
export function Arriving({ size }: { size: Size }) {
  return (
    <Place $size={size} aria-busy="true" aria-label="Loading this part" role="status">
      {size === 'screen' && <Skeleton width="16rem" height="2.25rem" />}
      <Skeleton height={size === 'screen' ? '3rem' : '2.25rem'} />
      <Late>This takes longer than usual.</Late>
    </Place>
  );
}

type MissingProps = {
  size: Size;
  title: string;
  /** What to do about it, in one sentence. */
  advice: string;
  /** Leave out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
};

/** Says what is missing and what to do. Why it is missing is in the diagnostics. */
export function Missing({ size, title, advice, onRetry }: MissingProps) {
  const compact = size === 'widget';
  return (
    <Place $size={size}>
      {onRetry ? (
        <LoadFailure compact={compact} title={title} onRetry={onRetry} isRetrying={false}>
          {advice}
        </LoadFailure>
      ) : (
        <EmptyState
          compact={compact}
          drawing={compact ? undefined : <UnpluggedDrawing />}
          title={<span role="status">{title}</span>}
        >
          {advice}
        </EmptyState>
      )}
    </Place>
  );
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const Place = styled.div<{ $size: Size }>`
  display: grid;
  align-content: start;
  gap: ${t('space.4')};
  width: 100%;
  padding: ${({ $size }) => ($size === 'screen' ? t('space.8') : t('space.3'))};
`;
const Late = styled.p`
  color: ${t('colors.muted')};
  animation: ${appear} 1ms 2s both;
`;
