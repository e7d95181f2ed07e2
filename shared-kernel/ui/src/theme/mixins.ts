import { css } from 'styled-components';
import { t } from './token';

/** `light-dark()` for browsers that lack it (Chrome 111, Firefox 115, Safari 16.4); `light` and `dark` are any values. */
export const lightDark = (light: string, dark: string): string =>
  `var(--schemes-light, ${light}) var(--schemes-dark, ${dark})`;

export const cardSurface = css`
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
`;

export const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** For secondary text. */
export const quietText = css`
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
`;

export const visuallyHidden = `
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
