import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../theme';

/** A short label before a title: E, 30 s preview, Premium. `label` spells out an abbreviation. */
export function Badge({ children, label }: { children: ReactNode; label?: string }) {
  return label ? (
    <Mark role="img" aria-label={label} title={label}>
      {children}
    </Mark>
  ) : (
    <Mark>{children}</Mark>
  );
}

const Mark = styled.span`
  display: inline-block;
  flex: none;
  padding: 1px 6px;
  border-radius: 5px;
  color: ${t('colors.soft')};
  background: ${t('colors.selected')};
  font-size: 0.625rem;
  font-weight: 650;
  line-height: 1.5;
  letter-spacing: 0.03em;
  text-transform: uppercase;
  white-space: nowrap;
  vertical-align: 0.1em;
`;
