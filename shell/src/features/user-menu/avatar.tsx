import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { $isLoggingOut } from '../../platform/session/logout';
import { $hasProblems } from '../status';

/** The button of the user menu. A dot marks problems that the status panel inside the closed menu would show. */
export function Avatar(props: ComponentProps<'button'>) {
  const [hasProblems, isLoggingOut] = useUnit([$hasProblems, $isLoggingOut]);
  return (
    <Round
      type="button"
      aria-label="User menu"
      aria-haspopup="menu"
      aria-busy={isLoggingOut}
      data-problems={hasProblems || undefined}
      {...props}
    >
      <span aria-hidden>U</span>
    </Round>
  );
}

const Round = styled.button`
  position: relative;
  flex: none;
  width: 36px;
  height: 36px;
  margin-left: auto;
  border-radius: 50%;
  font-size: 0.875rem;
  font-weight: ${t('fontWeights.bold')};
  color: ${t('colors.onAccent')};
  background: ${t('gradients.avatar')};
  &[aria-busy='true'] {
    opacity: 0.5;
  }

  &::before {
    content: '';
    position: absolute;
    inset: -4px;
    border-radius: 50%;
  }

  &[data-problems]::after {
    content: '';
    position: absolute;
    inset: 0 0 auto auto;
    width: 12px;
    height: 12px;
    border: 2px solid ${t('colors.background')};
    border-radius: 50%;
    background: ${t('colors.warning')};
  }

  ${media.phone} {
    order: 2;
  }
`;
