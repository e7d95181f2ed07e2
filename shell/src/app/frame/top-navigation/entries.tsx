import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { $shownEntries } from '../../../platform/remotes';

export function Entries() {
  return useUnit($shownEntries).map(({ to, label, isSecondary }) => (
    <Entry key={to} to={to} data-secondary={isSecondary}>
      {label}
    </Entry>
  ));
}

export const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 36px;
  padding: 0 ${t('space.3')};
  border-radius: ${t('radii.control')};
  font-size: 0.875rem;
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.muted')};
  transition:
    color ${t('motion.hover')},
    background-color ${t('motion.hover')};

  &:hover {
    color: ${t('colors.text')};
    text-decoration: none;
  }

  &[aria-current='page'] {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }

  &[data-secondary]:not(:hover, [aria-current]) {
    color: ${t('colors.faint')};
  }

  ${media.phone} {
    min-height: ${t('sizes.touch')};
    font-size: ${t('fontSizes.body')};
  }
`;
