// The parts of the settings screen: cards, forms, and messages next to what caused them.
import { Button, cardSurface, t } from '@segue/ui';
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
  /** Referenced by `aria-describedby` of the invalid fields. */
  id?: string | undefined;
  error: string | null;
  /** What the user can do about the error. */
  advice?: string | null;
  /** Adds the "Try again" button. */
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorPanel({ id, error, advice = null, onRetry, isRetrying = false }: ErrorPanelProps) {
  if (error === null) return null;
  return (
    <Panel id={id} role="alert">
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
`;
export const Form = styled.form`
  display: grid;
  gap: ${t('space.4')};
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
`;
const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${t('space.2')};
  padding: ${t('space.3')} ${t('space.4')};
  border: 1px solid ${t('colors.danger')};
  border-radius: ${t('radii.control')};
  font-size: ${t('fontSizes.secondary')};
  background: ${t('colors.dangerSurface')};
`;
const Done = styled.p`
  color: ${t('colors.success')};
  font-size: ${t('fontSizes.secondary')};
  /* An empty live region takes no grid row. */
  &:empty {
    position: absolute;
  }
`;
