import { Button, EmptyState, Skeleton, t } from '@segue/ui';
import styled, { keyframes } from 'styled-components';

export type Size = 'screen' | 'widget';

export const CHECK_CONNECTION = 'Check your connection and try again.';

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
  onRetry: () => void;
};

/** For a part of the shell that could not be downloaded. Other failures have a larger view, which is itself downloaded. */
export function LoadError({ size, title, onRetry }: ErrorProps) {
  return (
    <Place $size={size}>
      <EmptyState
        compact
        isPage={size === 'screen'}
        title={title}
        announce="status"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {CHECK_CONNECTION}
      </EmptyState>
    </Place>
  );
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
export const Place = styled.div<{ $size: Size }>`
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
