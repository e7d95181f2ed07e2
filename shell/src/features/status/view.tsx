// The status panel opens from the footer; its dot is also in the user menu.
import { media, t } from '@segue/ui';
import styled from 'styled-components';
import { $isSessionLoading, $isSignedIn } from '@segue/stores';
import { useUnit } from 'effector-react';
import { $hasProblems, statusOpened } from './model';

/** Amber when a failure was logged that no screen shows. */
export function StatusDot({ hasProblems }: { hasProblems: boolean }) {
  return <Dot $hasProblems={hasProblems} role="img" aria-label={hasProblems ? 'Problems' : 'No problems'} />;
}

const Dot = styled.span<{ $hasProblems: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $hasProblems }) => ($hasProblems ? t('colors.warning') : t('colors.ghost'))};
`;

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
