import { PROVIDER_NAMES } from '@segue/contract';
import { $providers } from '@segue/kernel/state';
import { lazyPart, LoadFailure, t, VisuallyHidden } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  $isSearching,
  $locked,
  $query,
  $results,
  $tab,
  $tabs,
  activeTab,
  tabSelected,
  type ResultsTab,
} from './model';
import { countIn, failureIn } from './list';
import { Waiting } from './waiting';

const TABS_NAME = 'results';

/** Not needed for the first render. */
const Lists = lazyPart(async () => (await import('../lists/view')).Lists);

export const preloadResults = () => void Lists.preload().catch(() => undefined);

type Props = {
  opening: { query: string; tab: ResultsTab } | null;
  children: ReactNode;
};

export function Results({ opening, children }: Props) {
  const [ids, searched, results] = useUnit([$tabs, $query, $results]);
  const [chosen, select] = useUnit([$tab, tabSelected]);
  const query = opening?.query ?? searched;
  const tab = activeTab(opening?.tab ?? chosen, ids);
  const tabs = ids.map((id) => {
    if (id === 'all') return { id, label: 'All Results' };
    const count = countIn(results[id]);
    return { id, label: PROVIDER_NAMES[id], ...(count === null ? {} : { count }) };
  });
  return (
    <Area data-long={(query !== '' && tab !== 'all') || undefined}>
      {query === '' ? null : (
        <Tabs label="Results" name={TABS_NAME} tabs={tabs} active={tab} onSelect={select} align="center" />
      )}
      <TabPanel name={TABS_NAME} active={tab} isAlone={query === '' || tabs.length < 2}>
        {query === '' ? (
          children
        ) : opening ? (
          <Waiting tab={tab} />
        ) : (
          <Lists
            tab={tab}
            loading={<Waiting tab={tab} />}
            loadError={(retry) => (
              <LoadFailure title={loadFailureTitle()} onRetry={retry} isRetrying={false} />
            )}
          />
        )}
      </TabPanel>
      <Announcement query={query} isOpening={opening !== null} />
    </Area>
  );
}

/** The frame's own line about the network may not be downloaded either. It is tried again once the network is back. */
const loadFailureTitle = () => (navigator.onLine ? 'The results couldn’t load.' : 'You’re offline.');

function Announcement({ query, isOpening }: { query: string; isOpening: boolean }) {
  const [isLoading, providers, locked, results] = useUnit([$isSearching, $providers, $locked, $results]);
  // A failed provider has its own announcement; a locked one is not searched.
  const text = providers
    .filter((provider) => !failureIn(results[provider]) && !locked.includes(provider))
    .map((provider) => `${countOf(results[provider].tracks)} from ${PROVIDER_NAMES[provider]}`)
    .join(', ');
  return (
    <VisuallyHidden role="status">
      {query === '' ? '' : isOpening || isLoading ? 'Searching' : text}
    </VisuallyHidden>
  );
}

const countOf = ({ length }: readonly unknown[]) => (length === 1 ? '1 track' : `${length} tracks`);

const Area = styled.div`
  display: grid;
  /* No wider than the screen: the tabs scroll where they do not fit. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${t('space.3')};
  /* So that the switch and the link of the results fit beside the tabs. */
  @container content (min-width: 640px) and (max-width: 739.98px) {
    [role='tablist'] > :first-child {
      margin-inline-start: 0;
    }
  }
  /* The rows of a long list arrive later; the footer below is out of sight from the start. */
  &[data-long] {
    min-height: 100svh;
  }
`;
