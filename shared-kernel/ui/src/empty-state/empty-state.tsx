import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../theme';

type Props = {
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
  /** The empty state is the whole page: its title is the heading. */
  isPage?: boolean;
  announce?: 'alert' | 'status';
};

/** Replaces an empty list by a drawing, a sentence and an action. */
export function EmptyState(props: Props) {
  const { drawing, title, children, action, compact = false, isPage = false, announce } = props;
  return (
    <Box $compact={compact}>
      {drawing}
      <div role={announce}>
        <Title as={isPage ? 'h1' : 'p'}>{title}</Title>
      </div>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

const Box = styled.div<{ $compact: boolean }>`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 6px;
  max-width: 30rem;
  margin: 0 auto;
  padding: ${({ $compact }) => ($compact ? '16px 20px 24px' : '56px 20px')};
  text-align: center;
  > svg {
    margin-bottom: ${t('space.2')};
  }
`;

const Title = styled.p`
  && {
    color: ${t('colors.text')};
    font-size: ${t('fontSizes.section')};
    font-weight: ${t('fontWeights.bold')};
    letter-spacing: -0.01em;
  }
`;

const Text = styled.div`
  color: ${t('colors.muted')};
  text-wrap: balance;
`;

const Action = styled.div`
  margin-top: ${t('space.4')};
`;
