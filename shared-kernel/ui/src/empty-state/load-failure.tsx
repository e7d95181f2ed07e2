import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Button } from '../button';
import { RefreshIcon } from '../icons/icons';
import { Spinner } from '../spinner';
import { UnpluggedDrawing } from './drawings';
import { EmptyState } from './empty-state';

type Props = Pick<ComponentProps<typeof EmptyState>, 'children' | 'compact' | 'isPage'> & {
  title?: string;
  onRetry: () => void;
  isRetrying: boolean;
};

const PART_FAILED = 'Some of this couldn’t be loaded.';

/** Replaces content that failed to load, with a "Try again" button. */
export function LoadFailure({ title = PART_FAILED, onRetry, isRetrying, ...shown }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && element === document.activeElement) focusRegionOf(element);
    };
  }, []);
  return (
    <EmptyState
      {...shown}
      drawing={shown.compact ? undefined : <UnpluggedDrawing />}
      title={isRetrying ? 'Trying again…' : title}
      announce="status"
      action={
        <Button
          ref={button}
          // Not disabled: that would take the focus away from the user who pressed it.
          aria-disabled={isRetrying || undefined}
          aria-busy={isRetrying || undefined}
          onClick={() => {
            if (!isRetrying) onRetry();
          }}
        >
          {isRetrying ? <Spinner /> : <RefreshIcon />}
          <span>Try again</span>
        </Button>
      }
    />
  );
}

/** Moves the focus from a removed element to the region around it, where its replacement appears. */
function focusRegionOf(leaving: HTMLElement): void {
  const region = leaving.closest<HTMLElement>('section, [role="tabpanel"], main');
  if (!region) return;
  if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
  region.focus({ preventScroll: true });
}
