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
        <HomeWidgets loading={<Loading />} />
      </Band>
      {isSessionLoading ? null : isSignedIn ? <Hint>{hint}</Hint> : intro}
    </Sections>
  );
}

function Loading() {
  return (
    <Placeholder aria-hidden>
      <Skeleton width="9rem" height="1.25rem" />
      <Skeleton height="15rem" radius="radii.card" />
    </Placeholder>
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
const Hint = styled.div``;
const Sections = styled.div`
  display: grid;
  gap: ${t('space.8')};
  /* A widget that has nothing to show draws nothing: the hint stands in when no band has a section. */
  > ${Band}:has(section) ~ ${Hint} {
    display: none;
  }
`;
const Placeholder = styled.section`
  display: grid;
  align-content: start;
  gap: 16px;
  min-height: 282px;
`;
