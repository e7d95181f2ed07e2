// What the home screen shows before a search: what can be continued, and what the remotes offer for this place.
import { $areProvidersSeparate, $isSessionLoading, $isSignedIn } from '@segue/stores';
import { media, Skeleton, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContinueCard } from './continue-card';
import { HomeGate } from './gate';
import { RecentTiles } from './recent-tiles';
import { HomeWidgets } from './remote-widgets';

type Props = {
  /** Always shown to visitors, below their own sections. */
  intro: ReactNode;
  /** Shown to a signed-in user who has no section yet. */
  hint: ReactNode;
};

export function HomeSections({ intro, hint }: Props) {
  useGate(HomeGate);
  const [isSignedIn, isSessionLoading] = useUnit([$isSignedIn, $isSessionLoading]);
  const areSeparate = useUnit($areProvidersSeparate) || undefined;
  return (
    <Sections>
      <Band data-separate={areSeparate}>
        <ContinueCard />
        <RecentTiles />
      </Band>
      <Band data-separate={areSeparate}>
        <HomeWidgets loading={<div aria-busy="true" />} />
      </Band>
      <Placeholders aria-hidden data-separate={areSeparate}>
        <Skeleton height="17.5rem" radius="radii.card" />
        <Skeleton height="17.5rem" radius="radii.card" />
      </Placeholders>
      {isSessionLoading ? null : isSignedIn ? <Hint>{hint}</Hint> : intro}
    </Sections>
  );
}

const Band = styled.div`
  display: grid;
  gap: ${t('space.8')} ${t('space.10')};
  grid-template-columns: minmax(0, 1fr);
  &:empty {
    display: none;
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
/** Instead of the widgets while one of them is still loading: it may draw nothing, and the others take its room. */
const Placeholders = styled(Band)`
  ${Band}:not(:has(> [aria-busy='true'])) + & {
    display: none;
  }
`;
const Hint = styled.div``;
const Sections = styled.div`
  display: grid;
  gap: ${t('space.8')};
  > ${Band}:has(> [aria-busy='true']) {
    display: none;
  }
  /* A widget that has nothing to show draws nothing: the hint stands in when no band has a section. */
  > ${Band}:has(section, > [aria-busy='true']) ~ ${Hint} {
    display: none;
  }
`;
