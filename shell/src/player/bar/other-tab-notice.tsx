import { send } from '@segue/kernel/bus';
import { Button, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $playsElsewhere } from '../engine/other-tabs';

export function OtherTabNotice() {
  if (!useUnit($playsElsewhere)) return null;
  return (
    <Box role="status">
      Playing in another tab
      <Button size="small" onClick={() => send('playback/toggle')}>
        Play here
      </Button>
    </Box>
  );
}

const Box = styled.p`
  ${quietText}
  position: absolute;
  right: ${t('space.4')};
  bottom: calc(100% + ${t('space.2')});
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  padding: 4px 4px 4px ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.button')};
  white-space: nowrap;
  background: ${t('colors.floating')};
`;
