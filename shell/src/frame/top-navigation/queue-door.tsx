// Where there is no player bar, and so no button of its, the queue opens from here.
import { $currentTrack, $isSessionLoading, $isSignedIn } from '@segue/stores';
import { downloaded, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';

const QueueToggle = downloaded(() => import('../late').then(({ QueueToggle }) => QueueToggle));

/** Its place is kept while the button is on its way, so that nothing moves. */
export function QueueDoor() {
  const [track, isLoading, isSignedIn] = useUnit([$currentTrack, $isSessionLoading, $isSignedIn]);
  if (track) return null;
  return <Place $isAlone={!isSignedIn}>{isLoading ? null : <QueueToggle />}</Place>;
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
