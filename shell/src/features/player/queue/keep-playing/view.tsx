// At the end of the queue: whether similar songs follow.
import { media, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $keepsPlaying, $last, keepPlayingToggled } from './model';

export function KeepPlaying() {
  const [isOn, last, onToggle] = useUnit([$keepsPlaying, $last, keepPlayingToggled]);
  if (isOn === null) return null;
  return (
    <Choice>
      <input type="checkbox" checked={isOn} onChange={() => onToggle(!isOn)} />
      <span>Keep playing</span>
      <small>{hintOf(isOn, last !== null)}</small>
    </Choice>
  );
}

function hintOf(isOn: boolean, isLast: boolean): string {
  if (isOn) return 'Similar songs follow at the end';
  return isLast ? 'This is the last song: turn on to hear similar ones' : 'The music stops at the end';
}

const Choice = styled.label`
  display: grid;
  /* The words stand below the titles, the box below the covers. */
  grid-template-columns: ${t('sizes.touch')} minmax(0, 1fr);
  align-items: center;
  gap: 0 ${t('space.3')};
  min-height: ${t('sizes.touch')};
  margin-top: ${t('space.2')};
  padding: ${t('space.3')} var(--keep-edge, ${t('space.7')});
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.semibold')};
  cursor: pointer;

  &:hover {
    background: ${t('colors.hover')};
  }
  > input {
    display: grid;
    place-items: center;
    justify-self: center;
    width: 16px;
    height: 16px;
    border: 1px solid ${t('colors.ghost')};
    border-radius: 4px;
    appearance: none;
    cursor: inherit;

    &:checked {
      border-color: ${t('colors.accent')};
      background: ${t('colors.accent')};
    }
    &:checked::after {
      content: '';
      width: 10px;
      height: 10px;
      background: ${t('colors.background')};
      clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%);
    }
    ${media.forcedColors} {
      appearance: auto;
    }
  }
  > small {
    ${quietText}
    grid-column: 2;
    font-weight: ${t('fontWeights.regular')};
  }
`;
