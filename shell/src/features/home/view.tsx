import { $currentTrack, $isSessionLoading, $isSignedIn } from '@segue/kernel/state';
import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { hasSavedPlayback } from '../../platform/session/removed-at-logout';
import type { SectionsProps } from './sections';

const Sections = lazyPart(() => import('./sections').then(({ Sections }) => Sections));

/** Downloads the sections before home is drawn, unless it shows the intro alone. */
export const preloadHome = async (hasSession: boolean): Promise<void> => {
  if (hasSession || hasSavedPlayback()) await Sections.preload();
};

/** The intro alone for a visitor who has nothing to continue. */
export function HomeSections(props: SectionsProps) {
  const [isSignedIn, isSessionLoading, track] = useUnit([$isSignedIn, $isSessionLoading, $currentTrack]);
  const intro = isSessionLoading || isSignedIn ? null : props.intro;
  return hasSavedPlayback() || isSignedIn || track ? <Sections {...props} loading={intro} /> : intro;
}
