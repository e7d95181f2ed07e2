import { send } from '@segue/event-bus';
import { media, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $playsElsewhere } from '../extras/other-tabs';

/** Shows that another tab plays, with a button to play here instead. */
export function OtherTabNotice() {
  if (!useUnit($playsElsewhere)) return null;
  return (
    <Box role="status">
      Playing in another tab
      <PlayHere type="button" onClick={() => send('playback/toggle')}>
        Play here
      </PlayHere>
    </Box>
  );
}

const Box = styled.p`
  ${quietText}
  position: absolute;
  right: ${t('space.6')};
  bottom: calc(100% + ${t('space.2')});
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  padding: 4px 6px 4px ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.pill')};
  white-space: nowrap;
  background: ${t('colors.floating')};

  ${media.phone} {
    right: ${t('space.2')};
  }
`;
const PlayHere = styled.button`
  padding: 4px 10px;
  border-radius: ${t('radii.pill')};
  font-weight: ${t('fontWeights.bold')};
  color: ${t('colors.text')};
  background: ${t('colors.selected')};

  &:hover {
    background: ${t('colors.hover')};
  }
`;
