// Mixins of controls and columns, apart from those of texts: a bundle takes a file of styles as a whole.
import { css } from 'styled-components';
import { media } from './media';
import { t } from './token';

/** For aligned times and counts. */
export const figures = css`
  color: ${t('colors.faint')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;
`;

/** On touch screens at least as high as a finger needs. */
export const fingerHigh = css`
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;

/** The box around an input and its icons. */
export const fieldLook = css`
  --edge: ${t('colors.outline')};
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  padding: 0 ${t('space.4')};
  border: 1px solid var(--edge);
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  color: ${t('colors.muted')};
  transition:
    border-color ${t('motion.hover')},
    box-shadow ${t('motion.hover')};
  &:hover {
    --edge: ${t('colors.muted')};
  }
  &:focus-within {
    --edge: ${t('colors.accent')};
    box-shadow:
      inset 0 0 0 0.5px var(--edge),
      0 0 0 4px ${t('colors.accentGlow')};
  }
  &[data-invalid] {
    --edge: ${t('colors.danger')};
  }
`;

export const fieldInput = css`
  flex: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${t('colors.text')};
  /* The box around the input shows the focus ring. Below 16 px a phone would zoom into the field. */
  outline: none !important;
  font-size: 1rem;
`;

/** The look of a key in a shortcut. */
export const keyCap = css`
  padding: 1px 6px;
  border-radius: 5px;
  color: ${t('colors.muted')};
  background: ${t('colors.selected')};
  font: inherit;
  font-size: ${t('fontSizes.label')};
  font-weight: ${t('fontWeights.bold')};
  text-align: center;
`;
