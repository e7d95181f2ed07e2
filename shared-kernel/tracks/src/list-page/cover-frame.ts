import { t } from '@segue/ui';
import { css } from 'styled-components';

/** Around a cover that fills it, or a mosaic of them; `data-round` for the picture of an artist. */
export const coverFrame = css`
  overflow: hidden;
  border-radius: ${t('radii.control')};
  &[data-round] {
    border-radius: 50%;
  }
  /* The corners are those of the frame. */
  [data-size] {
    border-radius: 0;
  }
`;
