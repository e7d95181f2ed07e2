import { $areProvidersSeparate, $isSessionLoading, $isSignedIn } from '@segue/kernel/state';
import { media, Skeleton, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useReducer, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ContinueCard } from './continue-card';
import { HomeGate } from './gate';
import { HomeWidgets } from './remote-widgets';
import { RecentTiles, SimilarSongs } from './track-tiles';

/** Widgets that load faster appear together, so that nothing moves when one of them turns out to be empty. */
const SLOW_AFTER_MS = 600;

export type SectionsProps = {
  /** Always shown to visitors, below their own sections. */
  intro: ReactNode;
  /** Shown to a signed-in user who has no section yet. */
  hint: ReactNode;
};

export function Sections({ intro, hint }: SectionsProps) {
  const [isSignedIn, isSessionLoading] = useUnit([$isSignedIn, $isSessionLoading]);
  useGate(HomeGate);
  // The gate has read the tiles by now: drawn again before the first paint, they move nothing.
  const [isOpen, open] = useReducer(() => true, false);
  useLayoutEffect(open, [open]);
  const areSeparate = useUnit($areProvidersSeparate) || undefined;
  const isSlow = useIsSlow() || undefined;
  return (
    <Column>
      <Band data-separate={areSeparate}>
        <ContinueCard />
        {isOpen ? <RecentTiles /> : null}
      </Band>
      <Band data-separate={areSeparate} data-slow={isSlow}>
        <HomeWidgets />
      </Band>
      <Placeholders aria-hidden data-separate={areSeparate}>
        <Skeleton height="17.5rem" radius="radii.card" />
        <Skeleton height="17.5rem" radius="radii.card" />
      </Placeholders>
      {isSessionLoading ? null : isSignedIn ? <Hint>{hint}</Hint> : intro}
      <SimilarSongs />
    </Column>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

const Band = styled.div`
  display: grid;
  gap: ${t('space.8')} ${t('space.10')};
  grid-template-columns: minmax(0, 1fr);
  &:empty,
  &:has(> [aria-busy='true']):not([data-slow]:has(section)) {
    display: none;
  }
  > [aria-busy='true'] {
    min-height: 17.5rem;
    border-radius: ${t('radii.card')};
    background: ${t('colors.selected')};
  }
  ${media.content.desktop} {
    &:not([data-separate]) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7.4fr);
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
/** Instead of the widgets while one of them is loading: it may draw nothing, and the others take its room. */
const Placeholders = styled(Band)`
  ${Band}:not(:has(> [aria-busy='true'])) + &, ${Band}[data-slow]:has(section) + & {
    display: none;
  }
`;
const Hint = styled.div``;
const Column = styled.div`
  display: grid;
  gap: ${t('space.8')};
  /* A widget that has nothing to show draws nothing: the hint is shown beside a single card at most. */
  > ${Band}:has(section + section, > [aria-busy='true']) ~ ${Hint} {
    display: none;
  }
  > ${Band} + ${Band}:has(section) ~ ${Hint} {
    display: none;
  }
`;
