import { Button, cardSurface, t } from '@segue/ui';
import { FormErrorPanel } from '@segue/ui/form';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <CardSheet aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </CardSheet>
  );
}

type ErrorPanelProps = {
  error: string | null;
  advice?: string | null;
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorPanel({ error, advice = null, onRetry, isRetrying = false }: ErrorPanelProps) {
  if (error === null) return null;
  return (
    <Panel role="alert">
      <p>{error}</p>
      {advice === null ? null : <CardText>{advice}</CardText>}
      {onRetry ? (
        <Button size="small" busy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Panel>
  );
}

/** Rendered even when empty: screen readers announce changes only in a live region that already exists. */
export function SuccessMessage({ text }: { text: string | null }) {
  return <Done role="status">{text}</Done>;
}

export const CardText = styled.p`
  color: ${t('colors.muted')};
`;
export const Cards = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
export const CardSheet = styled.section`
  ${cardSurface}
  display: grid;
  gap: ${t('space.4')};
  padding: ${t('space.6')};
  h2 {
    font-size: ${t('fontSizes.section')};
  }
  h3 {
    font-size: ${t('fontSizes.body')};
  }
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
`;
const Panel = styled(FormErrorPanel)`
  display: grid;
  justify-items: start;
  gap: ${t('space.2')};
`;
const Done = styled.p`
  color: ${t('colors.success')};
  font-size: ${t('fontSizes.secondary')};
  /* An empty live region takes no grid row. */
  &:empty {
    position: absolute;
  }
`;
