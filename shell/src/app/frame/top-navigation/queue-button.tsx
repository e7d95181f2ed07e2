// Opens the queue while there is no player bar, which has a button for it otherwise.
import { $currentTrack } from '@segue/kernel/state';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { QueueToggle } from '../../../player';

export function QueueButton() {
  if (useUnit($currentTrack)) return null;
  return (
    <Place>
      <QueueToggle />
    </Place>
  );
}

const Place = styled.span`
  flex: none;
  width: ${t('sizes.control')};
  color: ${t('colors.soft')};

  ${media.phone} {
    order: 2;
  }
`;
