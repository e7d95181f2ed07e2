// In the player options: whether the queue passes over previews.
import { $doesSkipPreviews } from '@segue/stores/ports';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { skipPreviewsToggled } from './model';

export function SkipPreviews() {
  const [doesSkip, onToggle] = useUnit([$doesSkipPreviews, skipPreviewsToggled]);
  return (
    <Choice>
      <input type="checkbox" checked={doesSkip} onChange={() => onToggle(!doesSkip)} />
      <span>Skip previews</span>
      <small>Tracks that play 30 seconds only</small>
    </Choice>
  );
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${t('space.3')};
  width: 100%;
  min-height: ${t('sizes.touch')};
  padding: ${t('space.3')} ${t('space.4')};
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.semibold')};
  cursor: pointer;

  &:hover {
    background: ${t('colors.hover')};
  }
  > input {
    width: 16px;
    height: 16px;
    accent-color: ${t('colors.accent')};
  }
  > small {
    grid-column: 2;
    font-size: ${t('fontSizes.secondary')};
    font-weight: ${t('fontWeights.regular')};
    color: ${t('colors.muted')};
  }
`;
