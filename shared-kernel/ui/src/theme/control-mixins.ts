// Mixins of controls and columns, apart from those of texts: a bundle takes a file of styles as a whole.
import { css } from 'styled-components';
import { media } from './media';
import { t } from './token';

/** For times and counts in columns. */
export const figures = css`
  color: ${t('colors.faint')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;
`;

/** At least as high as a finger needs, on touch screens. */
export const fingerHigh = css`
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;
