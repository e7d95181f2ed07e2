// Styles that several parts of the product share word for word.
import { css } from 'styled-components';
import { t } from './token';

/** The ring of a focused control. Global; repeat it only where `outline` was taken away. */
export const focusRing = css`
  outline: 2px solid ${t('colors.accent')};
  outline-offset: 2px;
`;

/** One line, cut with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Times and counts that stand under each other. */
export const figures = css`
  color: ${t('colors.faint')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;
`;

/** Seen by screen readers alone. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`;
