// What came of an act, in words, where the act was.
import { t } from '@segue/ui';
import styled from 'styled-components';

export function Outcome({ error, success }: { error: string | null; success: string | null }) {
  if (error !== null) return <Problem role="alert">{error}</Problem>;
  return <Done role="status">{success}</Done>;
}

const Problem = styled.p`
  color: ${t('colors.danger')};
  font-size: ${t('fontSizes.secondary')};
`;
const Done = styled.p`
  color: ${t('colors.success')};
  font-size: ${t('fontSizes.secondary')};
  &:empty {
    display: none;
  }
`;
