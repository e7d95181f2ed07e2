import { media, t } from '@segue/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** The button with the letter U; whoever renders it says what it opens. */
export function Avatar(props: ComponentProps<'button'>) {
  return (
    <Round type="button" aria-label="User menu" {...props}>
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
  background: linear-gradient(135deg, ${t('colors.accentStrong')}, #5457e6);

  &::before {
    content: '';
    position: absolute;
    inset: -4px;
    border-radius: 50%;
  }

  ${media.phone} {
    order: 2;
  }
`;
