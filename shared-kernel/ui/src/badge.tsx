import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from './theme';

/** A short label before a title: E, 30 s preview, Premium. `label` spells out an abbreviation. */
export function Badge({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Mark role={label ? 'img' : undefined} aria-label={label} title={label}>
      {children}
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-block;
  flex: none;
  padding: 0 4px;
  border-radius: 3px;
  color: ${t('colors.soft')};
  background: ${t('colors.selected')};
  font-size: ${t('fontSizes.badge')};
  font-weight: ${t('fontWeights.bold')};
  line-height: 1.5;
  white-space: nowrap;
  vertical-align: 0.1em;
`;
