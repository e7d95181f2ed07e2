import { fingerHigh, t } from '@segue/ui';
import { $isSignedIn } from '@segue/kernel/state';
import styled from 'styled-components';
import { useUnit } from 'effector-react';
import { $hasProblems, statusOpened } from './model';

export const StatusDot = styled.span.attrs({ role: 'img', 'aria-label': 'Problems' })`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${t('colors.warning')};
`;

/** Shown only during a problem. Signed-in users have it in the user menu. */
export function StatusForVisitors() {
  const [isSignedIn, hasProblems, open] = useUnit([$isSignedIn, $hasProblems, statusOpened]);
  if (isSignedIn || !hasProblems) return null;
  return (
    <Control type="button" onClick={() => open()}>
      <StatusDot />
      Status
    </Control>
  );
}

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 32px;
  padding: 0 ${t('space.2')};
  border-radius: ${t('radii.control')};

  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.hover')};
  }

  ${fingerHigh}
`;
