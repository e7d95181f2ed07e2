import { forEachProvider, type Provider } from '@segue/contract';
import { $providers } from '@segue/kernel/state';
import { TrackColumns } from '@segue/ui/tracks';
import { GroupingSwitch, useVersions } from '@segue/ui/tracks/versions';
import { media, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import styled, { css } from 'styled-components';
import { ListsGate } from '../gates';
import { Column, CopyLink, Locked, NothingFound } from './column';
import { commonFailure, FailedEverywhere } from './failed-search';
import { Hits } from './hits';
import { failureIn, isEmpty } from '../results/list';
import { groupingChoice } from './model';
import { $blocked, $locked, $results, type ResultsTab } from '../results/model';
import { besideTabs } from '../results/waiting';

export function Lists({ tab }: { tab: ResultsTab }) {
  useGate(ListsGate);
  return tab === 'all' ? <AllColumns /> : <OneList provider={tab} />;
}

function AllColumns() {
  const [configured, locked, blocked, results] = useUnit([$providers, $locked, $blocked, $results]);
  const providers = configured.filter((provider) => !locked.includes(provider));
  const [isGrouped, toggle] = useUnit([groupingChoice.$isGrouped, groupingChoice.toggled]);
  const tracks = useMemo(() => forEachProvider((provider) => results[provider].tracks), [results]);
  const areSettled = useSettled(providers.some((provider) => results[provider].offset > 0));
  // A song that several providers have is shown once.
  const { count, columns, rowOf } = useVersions(tracks, tracks, isGrouped, { areSettled });
  const lists = providers.map((provider) => results[provider]);
  if (lists.every(isEmpty)) return <NothingFound />;
  const failure = commonFailure(lists.map(failureIn));
  if (failure) return <FailedEverywhere failure={failure} />;
  const grouping = count > 0 ? <GroupingSwitch isGrouped={isGrouped} onToggle={toggle} /> : null;
  const first = providers.find((provider) => !blocked.includes(provider)) ?? providers[0];
  return (
    <>
      <Choice data-many={configured.length > 2 || undefined}>
        {grouping}
        <CopyLink />
      </Choice>
      <Hits providers={providers} />
      <TrackColumns>
        {providers.map((provider) => (
          <Column
            key={provider}
            provider={provider}
            rows={columns[provider]}
            rowOf={rowOf}
            bounded
            // A failed search is shown above the results.
            isLast={blocked.includes(provider) && failureIn(results[provider]) === null}
            choice={provider === first ? grouping : undefined}
          />
        ))}
      </TrackColumns>
      {locked.map((provider) => (
        <Locked key={provider} provider={provider} />
      ))}
    </>
  );
}

/** Until then the user cannot have read a row, or aimed at it. */
const ROWS_SETTLE_MS = 150;
/** Playable rows of the first answer stay in place; until then songs of both providers may swap positions. */
function useSettled(isAnswered: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isAnswered), isAnswered ? ROWS_SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  return isSettled;
}

function OneList({ provider }: { provider: Provider }) {
  const [results, locked, providers] = useUnit([$results, $locked, $providers]);
  if (locked.includes(provider)) return <Column provider={provider} />;
  if (isEmpty(results[provider])) return <NothingFound />;
  return (
    <>
      <Choice data-many={providers.length > 2 || undefined}>
        <CopyLink />
      </Choice>
      <Hits providers={[provider]} />
      <Column provider={provider} choice={null} />
    </>
  );
}

/* Beside the tabs if there is room, clickable below; on phones in the first head. */
const Choice = styled.div`
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  display: flex;
  justify-content: flex-end;
  gap: ${t('space.2')};
  height: 32px;
  margin: -8px 0 ${t('space.2')};
  ${media.content.phone} {
    display: none;
  }
  ${besideTabs(css`
    height: 36px;
    margin: -48px 0 ${t('space.3')};
    align-items: center;
  `)}
`;
