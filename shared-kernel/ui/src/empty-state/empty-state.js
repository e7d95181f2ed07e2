import styled from 'styled-components';
import { t } from '../theme';
/** Shown in place of an empty list: a drawing, a sentence, an action. */
export function EmptyState({ drawing, title, children, action, compact = false }) {
    return (<Box $compact={compact}>
      {drawing}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Box>);
}
const Box = styled.div `
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 6px;
  max-width: 30rem;
  margin: 0 auto;
  padding: ${({ $compact }) => ($compact ? '28px 20px 36px' : '56px 20px')};
  text-align: center;
  > svg {
    margin-bottom: ${t('space.2')};
  }
`;
const Title = styled.p `
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.section')};
  font-weight: ${t('fontWeights.bold')};
  letter-spacing: -0.01em;
`;
const Text = styled.div `
  color: ${t('colors.muted')};
  text-wrap: balance;
`;
const Action = styled.div `
  margin-top: ${t('space.4')};
`;
