import { CheckIcon, media, quietText, t } from '@segue/ui';
import styled from 'styled-components';

export function GroupingSwitch({ isGrouped, onToggle }: { isGrouped: boolean; onToggle: () => void }) {
  return (
    <Switch type="button" role="switch" aria-checked={isGrouped} onClick={onToggle}>
      <Box>{isGrouped ? <CheckIcon size={12} /> : null}</Box>
      Each song once
    </Switch>
  );
}

const Switch = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 32px;
  border-radius: ${t('radii.control')};
  ${quietText}
  font-weight: ${t('fontWeights.medium')};
  white-space: nowrap;
  &:hover {
    color: ${t('colors.text')};
  }
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -6px -8px;
    }
  }
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid ${t('colors.ghost')};
  border-radius: 4px;
  [aria-checked='true'] > & {
    border-color: ${t('colors.accent')};
    color: ${t('colors.background')};
    background: ${t('colors.accent')};
  }
`;
