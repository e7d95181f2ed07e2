// What the home screen shows before a search: what can be continued, and what the remotes offer for this place.
import { $currentTrack, $isSessionLoading, $isSignedIn } from '@segue/stores';
import { lazyPart, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { hasSavedPlayback } from '../../platform/session/removed-at-logout';

const Bands = lazyPart(() => import('./bands').then(({ Bands }) => Bands));

/** Downloads the sections before they are drawn, where they will be. */
export const preloadHome = async (hasSession: boolean): Promise<void> => {
  if (hasSession || hasSavedPlayback()) await Bands.preload();
};

const unchanging = () => () => undefined;

type Props = {
  /** Always shown to visitors, below their own sections. */
  intro: ReactNode;
  /** Shown to a signed-in user who has no section yet. */
  hint: ReactNode;
};

export function HomeSections({ intro, hint }: Props) {
  const [isSignedIn, isSessionLoading, track] = useUnit([$isSignedIn, $isSessionLoading, $currentTrack]);
  // The painted page, which is hydrated first, knows no storage.
  const hasSaved = useSyncExternalStore(unchanging, hasSavedPlayback, () => false);
  return (
    <Sections>
      {hasSaved || isSignedIn || track ? <Bands /> : null}
      {isSessionLoading ? null : isSignedIn ? <Hint>{hint}</Hint> : intro}
    </Sections>
  );
}

const Hint = styled.div``;
const Sections = styled.div`
  display: grid;
  gap: ${t('space.8')};
  /* A widget that has nothing to show draws nothing: the hint is shown when no band has a section. */
  > [data-band]:has(section, > [aria-busy='true']) ~ ${Hint} {
    display: none;
  }
`;
