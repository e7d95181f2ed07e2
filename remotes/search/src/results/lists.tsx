// The results of the active tab: all providers side by side, or one of them.
import { type Provider } from '@segue/contract';
import { $providers } from '@segue/stores';
import { TrackColumns } from '@segue/tracks';
import { GroupingSwitch, useVersions } from '@segue/tracks/versions';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { css } from 'styled-components';
import { Column, CopyLink, NothingFound } from './column';
import { OfflineSearch } from './failed-search';
import { Hits } from './hits';
import {
  $areRowsSettled,
  $blocked,
  $locked,
  groupingChoice,
  resultsOf,
  type ResultsTab,
  $tracksOf,
} from './model';
import { besideTabs } from './waiting';

export function Lists({ tab }: { tab: ResultsTab }) {
  return tab === 'all' ? <AllColumns /> : <OneList provider={tab} />;
}

function AllColumns() {
  const providers = useUnit($providers);
  const areEmpty = useUnit(providers.map((provider) => resultsOf[provider].$isEmpty));
  const failures = useUnit(providers.map((provider) => resultsOf[provider].$failure));
  const blocked = useUnit($blocked);
  const [tracks, areSettled, isGrouped, toggle] = useUnit([
    $tracksOf,
    $areRowsSettled,
    groupingChoice.$isGrouped,
    groupingChoice.toggled,
  ]);
  // A song that several providers have stands once.
  const { count, columns, rowOf } = useVersions(tracks, tracks, isGrouped, { areSettled });
  if (areEmpty.every(Boolean)) return <NothingFound />;
  if (failures.every((failure) => failure?.kind === 'offline')) return <OfflineSearch />;
  const grouping = count > 0 ? <GroupingSwitch isGrouped={isGrouped} onToggle={toggle} /> : null;
  const first = providers.find((provider) => !blocked.includes(provider)) ?? providers[0];
  return (
    <>
      <Choice data-many={providers.length > 2 || undefined}>
        {grouping}
        <CopyLink />
      </Choice>
      <Hits providers={providers} />
      <TrackColumns>
        {providers.map((provider, at) => (
          <Column
            key={provider}
            provider={provider}
            rows={columns[provider]}
            rowOf={rowOf}
            bounded
            // A failed search is told before what was found.
            isLast={blocked.includes(provider) && failures[at] === null}
            choice={provider === first ? grouping : undefined}
          />
        ))}
      </TrackColumns>
    </>
  );
}

function OneList({ provider }: { provider: Provider }) {
  const [isEmpty, locked, providers] = useUnit([resultsOf[provider].$isEmpty, $locked, $providers]);
  if (locked.includes(provider)) return <Column provider={provider} />;
  if (isEmpty) return <NothingFound />;
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

/* Beside the tabs where they leave room, pressable below it; on phones in the first head. */
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
    margin: -52px 0 16px;
    align-items: center;
  `)}
`;
