import { PrimaryLink } from '@segue/ui/tracks/list-page';
import { EmptyState, LoadFailure, UnpluggedDrawing } from '@segue/ui';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Null when a retry does not help; the screen then shows `link`. */
  onRetry: (() => void) | null;
  link: { to: string; label: string };
  children?: ReactNode;
};

export function ListFailure({ title, onRetry, link, children }: Props) {
  if (onRetry) return <LoadFailure isPage title={title} onRetry={() => onRetry()} isRetrying={false} />;
  return (
    <EmptyState
      isPage
      drawing={<UnpluggedDrawing />}
      title={title}
      announce="alert"
      action={<PrimaryLink to={link.to}>{link.label}</PrimaryLink>}
    >
      {children}
    </EmptyState>
  );
}
