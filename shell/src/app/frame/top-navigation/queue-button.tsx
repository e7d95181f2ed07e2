// Opens the queue while there is no player bar, which has a button for it otherwise.
import { $currentTrack, $isSessionLoading } from '@segue/stores';
import { lazyPart, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $started } from '../../start/late-needs';

const QueueToggle = lazyPart(() =>
  import(/* webpackChunkName: "background" */ '../../../features/player/queue/queue-toggle').then(
    ({ QueueToggle }) => QueueToggle,
  ),
);

/** Its width is reserved while the button is downloaded, so that nothing moves. */
export function QueueButton() {
  const [track, isLoading, started] = useUnit([$currentTrack, $isSessionLoading, $started]);
  if (track) return null;
  return <Place>{isLoading || !started.background ? null : <QueueToggle />}</Place>;
}

const Place = styled.span`
  flex: none;
  width: ${t('sizes.control')};
  color: ${t('colors.soft')};

  ${media.phone} {
    order: 2;
  }
`;
