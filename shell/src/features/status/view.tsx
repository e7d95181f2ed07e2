// Opens the status panel from the footer.
import { $isSessionLoading, $isSignedIn } from '@segue/stores';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { StatusDot } from './dot';
import { $hasProblems, statusOpened } from './model';

/** Signed-in users have it in the user menu. */
export function StatusForVisitors() {
  const [isLoading, isSignedIn, hasProblems, open] = useUnit([
    $isSessionLoading,
    $isSignedIn,
    $hasProblems,
    statusOpened,
  ]);
  if (isLoading || isSignedIn) return null;
  return (
    <Control type="button" onClick={() => open()}>
      <StatusDot hasProblems={hasProblems} />
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

  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;
