// Where there is no player bar, and so no button of its, the queue opens from here.
import { $currentTrack, $isSessionLoading, $isSignedIn } from '@segue/stores';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';

const QueueToggle = lazy(() => import('../late').then(({ QueueToggle }) => ({ default: QueueToggle })));

/** Its place is kept while the button is on its way, so that nothing moves. */
export function QueueDoor() {
  const [track, isLoading, isSignedIn] = useUnit([$currentTrack, $isSessionLoading, $isSignedIn]);
  if (track) return null;
  return (
    <Place $isAlone={!isSignedIn}>
      {isLoading ? null : (
        <Suspense fallback={null}>
          <QueueToggle />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.span<{ $isAlone: boolean }>`
  flex: none;
  width: ${t('sizes.control')};
  color: ${t('colors.soft')};

  ${media.phone} {
    order: 2;
    margin-left: ${({ $isAlone }) => ($isAlone ? 'auto' : '0')};
  }
`;
