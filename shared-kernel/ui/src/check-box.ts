import styled from 'styled-components';
import { t } from './theme';

/** The box of a button with `aria-checked`; its child is the check mark. */
export const CheckBox = styled.span`
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
