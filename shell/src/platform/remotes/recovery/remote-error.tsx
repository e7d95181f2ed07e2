// What stands in the place of a remote that cannot be shown.
import { EmptyState, LoadFailure, UnpluggedDrawing } from '@segue/ui';
import { Place, type Size } from '../fallbacks';

type ErrorProps = {
  size: Size;
  title: string;
  /** What the user can do, in one sentence. */
  advice: string;
  /** Leave out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
};

/** Shows what is missing and what to do. The cause is in the diagnostics. */
export function RemoteError({ size, title, advice, onRetry, isRetrying = false }: ErrorProps) {
  const compact = size === 'widget';
  return (
    <Place $size={size}>
      {onRetry ? (
        <LoadFailure
          compact={compact}
          isPage={!compact}
          title={title}
          onRetry={onRetry}
          isRetrying={isRetrying}
        >
          {advice}
        </LoadFailure>
      ) : (
        <EmptyState
          compact={compact}
          isPage={!compact}
          drawing={compact ? undefined : <UnpluggedDrawing />}
          title={title}
          announce="status"
        >
          {advice}
        </EmptyState>
      )}
    </Place>
  );
}
