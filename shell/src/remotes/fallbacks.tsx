// Loading state and error state of a remote, and of the shell's own lazy parts.
import { EmptyState, LoadFailure, Skeleton, t, UnpluggedDrawing } from '@segue/ui';
import styled, { keyframes } from 'styled-components';

type Size = 'screen' | 'widget';

/** A skeleton; its text appears when loading takes long. */
export function LoadingRemote({ size }: { size: Size }) {
  return (
    <Place $size={size} aria-busy="true" aria-label="Loading this part" role="status">
      {size === 'screen' && <Skeleton width="16rem" height="2.25rem" />}
      <Skeleton height={size === 'screen' ? '3rem' : '2.25rem'} />
      <SlowHint>This is taking longer than usual.</SlowHint>
    </Place>
  );
}

type ErrorProps = {
  size: Size;
  title: string;
  /** What the user can do, in one sentence. */
  advice: string;
  /** Leave out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
};

/** Shows what is missing and what to do. The cause is in the diagnostics. */
export function RemoteError({ size, title, advice, onRetry, isRetrying = false }: ErrorProps) {
  const compact = size === 'widget';
  return (
    <Place $size={size}>
      {onRetry ? (
        <LoadFailure compact={compact} title={title} onRetry={onRetry} isRetrying={isRetrying}>
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
const SlowHint = styled.p`
  color: ${t('colors.muted')};
  animation: ${appear} 1ms 2s both;
`;
