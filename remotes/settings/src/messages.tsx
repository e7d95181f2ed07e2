// Error and success messages, shown next to the form or card that caused them.
import { Button, t } from '@segue/ui';
import styled from 'styled-components';

type ErrorPanelProps = {
  /** Referenced by `aria-describedby` of the invalid fields. */
  id?: string;
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
      {advice === null ? null : <Advice>{advice}</Advice>}
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
const Advice = styled.p`
  color: ${t('colors.muted')};
`;
const Done = styled.p`
  color: ${t('colors.success')};
  font-size: ${t('fontSizes.secondary')};
  /* An empty live region takes no grid row. */
  &:empty {
    position: absolute;
  }
`;
