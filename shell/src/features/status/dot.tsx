import { t } from '@segue/ui';
import styled from 'styled-components';

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
