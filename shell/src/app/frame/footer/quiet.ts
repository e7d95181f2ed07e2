import { media, t } from '@segue/ui';
import { css } from 'styled-components';

/** A link or a button of the footer. */
export const quiet = css`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  color: ${t('colors.muted')};

  &:hover {
    color: ${t('colors.text')};
  }
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;
