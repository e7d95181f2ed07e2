import { t } from '@segue/ui';
import { css } from 'styled-components';

/** For `details`: the mark of its summary, which points down while it is open. */
export const chevron = css`
  summary::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-inline: 2px;
    border: solid ${t('colors.muted')};
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
    transition: transform ${t('motion.hover')};
  }
  &[open] summary::before {
    transform: rotate(45deg);
  }
`;
