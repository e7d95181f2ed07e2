import styled from 'styled-components';
import { t } from '../theme';
/** The bar that shows that the sheet can be pulled down. */
export const SheetHandle = styled.i `
  display: block;
  width: 36px;
  height: 4px;
  margin: 0 auto;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.ghost')};
`;
