import { quietText, t } from '@segue/ui';
import styled, { css } from 'styled-components';

type Props = { label: string; hint: string; isChosen: boolean; onToggle: (isChosen: boolean) => void };

/** Something that is on or off, with a line that says what it does. */
export function Choice({ label, hint, isChosen, onToggle }: Props) {
  return (
    <Label>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(!isChosen)} />
      <span>{label}</span>
      <small>{hint}</small>
    </Label>
  );
}

/** A row of the player options that is pressed as a whole. */
export const optionRow = css`
  align-items: center;
  width: 100%;
  min-height: ${t('sizes.touch')};
  padding: ${t('space.3')} ${t('space.4')};
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.semibold')};

  &:hover {
    background: ${t('colors.hover')};
  }
`;
const Label = styled.label`
  ${optionRow}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${t('space.3')};
  cursor: pointer;

  > input {
    width: 16px;
    height: 16px;
    accent-color: ${t('colors.accent')};
  }
  > small {
    ${quietText}
    grid-column: 2;
    font-weight: ${t('fontWeights.regular')};
  }
`;
