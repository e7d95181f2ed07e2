import type { Track } from '@segue/contract';
import { lazyPart } from '@segue/ui';
// Units are made with the entry.
import './model';

const Targets = lazyPart(() => import('./view').then(({ DockTargets }) => DockTargets));

/** The widget for a track that is dragged; downloaded with the first drag. */
export function PlaylistDock({ track }: { track: Track }) {
  return <Targets track={track} />;
}
