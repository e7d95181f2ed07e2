import { CheckBox, CheckIcon, media, quietText, t } from '@segue/ui';
import styled from 'styled-components';

export function GroupingSwitch({ isGrouped, onToggle }: { isGrouped: boolean; onToggle: () => void }) {
  return (
    <Switch type="button" role="switch" aria-checked={isGrouped} onClick={onToggle}>
      <CheckBox>{isGrouped ? <CheckIcon size={12} /> : null}</CheckBox>
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
