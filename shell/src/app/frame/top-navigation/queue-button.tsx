// Opens the queue while there is no player bar, which has a button for it otherwise.
import { $currentTrack, $isSessionLoading } from '@segue/stores';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { QueueToggle } from '../../../features/player/queue/queue-toggle';

/** Its width is reserved while the session is loaded, so that nothing moves. */
export function QueueButton() {
  const [track, isLoading] = useUnit([$currentTrack, $isSessionLoading]);
  if (track) return null;
  return <Place>{isLoading ? null : <QueueToggle />}</Place>;
}

const Place = styled.span`
  flex: none;
  width: ${t('sizes.control')};
  color: ${t('colors.soft')};

  ${media.phone} {
    order: 2;
  }
`;
