import { EmptyState, LoadFailure, UnpluggedDrawing, VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Place, type Size } from '../fallbacks';
import { $isRegistryAwaited, $isRegistryLost, refreshDue } from '../registry-refresh';
import type { FailureKind, RemoteState } from '../remote-state';

type ErrorProps = {
  size: Size;
  title: string;
  advice: string;
  /** Leave out if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
};

function RemoteError({ size, title, advice, onRetry, isRetrying = false }: ErrorProps) {
  const compact = size === 'widget';
  const shared = { compact, isPage: !compact, title, children: advice };
  return (
    <Place $size={size}>
      {onRetry ? (
        <LoadFailure {...shared} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <EmptyState {...shared} drawing={compact ? undefined : <UnpluggedDrawing />} announce="status" />
      )}
    </Place>
  );
}

const ADVICE: Readonly<Record<FailureKind, string>> = {
  offline: 'You’re offline. It loads when you’re back.',
  gone: 'It couldn’t be downloaded. Try again.',
  silent: 'It’s taking too long. Check your connection and try again.',
  broken: 'It was downloaded, but didn’t start. Try again later.',
};

type Props = {
  size: 'screen' | 'widget';
  title: string;
  /** `undrawn` and `drawn`: it threw before or after its first render. */
  state: RemoteState | { status: 'undrawn' } | { status: 'drawn' };
  onRetry: () => void;
};

export function RemoteFailure({ size, title, state, onRetry }: Props) {
  const isRegistryLost = useUnit($isRegistryLost);
  const [fault, advice] = explain(state);
  return (
    <>
      {size === 'screen' && (
        <VisuallyHidden role="heading" aria-level={1}>
          {title}
        </VisuallyHidden>
      )}
      {isRegistryLost ? (
        <LostRegistry size={size} />
      ) : (
        <RemoteError
          size={size}
          title={`${title} ${fault}.`}
          advice={advice}
          onRetry={state.status === 'refused' ? undefined : onRetry}
          isRetrying={state.status === 'loading'}
        />
      )}
    </>
  );
}

function explain(state: Props['state']): readonly [fault: string, advice: string] {
  if (state.status === 'refused') return ['can’t be shown', 'Reload the page to get the current version.'];
  if (state.status === 'drawn') return ['stopped working', 'Try again; your queue is safe.'];
  const kind = state.status === 'failed' ? state.kind : 'broken';
  return ['couldn’t load', state.status === 'loading' ? '' : ADVICE[kind]];
}

export function LostRegistry({ size }: Pick<Props, 'size'>) {
  const [retry, isRetrying] = useUnit([refreshDue, $isRegistryAwaited]);
  return (
    <RemoteError
      size={size}
      title="The list of screens couldn’t be read."
      advice="Check your connection and try again."
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}
