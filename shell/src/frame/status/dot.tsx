import { t } from '@segue/ui';
import styled from 'styled-components';

/** Amber when something failed behind the scenes; the word beside it carries the meaning. */
export function StatusDot({ hasTrouble }: { hasTrouble: boolean }) {
  return <Dot $hasTrouble={hasTrouble} role="img" aria-label={hasTrouble ? 'Problems' : 'No problems'} />;
}

const Dot = styled.span<{ $hasTrouble: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $hasTrouble }) => ($hasTrouble ? t('colors.warning') : t('colors.ghost'))};
`;
