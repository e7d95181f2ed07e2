// What came of an act, in words, where the act was.
import { Button, t } from '@segue/ui';
import styled from 'styled-components';

type ProblemProps = {
  /** For the fields an error describes. */
  id?: string;
  error: string | null;
  /** What to do about the error. */
  advice?: string | null;
  /** Offered with an error that trying again may heal. */
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function Problem({ id, error, advice = null, onRetry, isRetrying = false }: ProblemProps) {
  if (error === null) return null;
  return (
    <Sheet id={id} role="alert">
      <p>{error}</p>
      {advice === null ? null : <Advice>{advice}</Advice>}
      {onRetry ? (
        <Button size="small" busy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Sheet>
  );
}

/** Stands where it is from the beginning: words in a place that was not there before are not read aloud. */
export function Success({ text }: { text: string | null }) {
  return <Done role="status">{text}</Done>;
}

const Sheet = styled.div`
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
  /* Heard of, but without a row of its own. */
  &:empty {
    position: absolute;
  }
`;
