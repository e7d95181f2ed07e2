// The screen of one list, the user's or a received one: head, tabs by provider, filter, tracks.
import { type Provider, PROVIDER_NAMES, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $areProvidersSeparate, $providers } from '@segue/kernel/state';
import { PremiumNotes, TrackList } from '@segue/ui/tracks';
import { DetailHead, FilterField, PlayButtons } from '@segue/ui/tracks/list-page';
import { Button, EmptyState, ErrorMessage, media, oneLine, ProviderLogo, SearchDrawing, t } from '@segue/ui';
import { MenuItem } from '@segue/ui/menu';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useUnit } from 'effector-react';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { availableTabs, type SourceTab, visibleTracks } from './tracks';

export type ListProps = ComponentProps<typeof TrackList> & { isFiltered: boolean };

type Props = Omit<ComponentProps<typeof DetailHead>, 'actions'> & {
  /** The name of the list in the queue. */
  listName: string;
  label: string;
  tracks: readonly Track[];
  play?: string;
  question?: ReactNode;
  /** After the buttons that play; the items play one provider, where the head has no room for their buttons. */
  actions: (playItems: ReactNode) => ReactNode;
  listError?: ReactNode;
  empty: ReactNode;
  List?: ComponentType<ListProps>;
};

const Plain = ({ isFiltered: _, ...list }: ListProps) => <TrackList {...list} />;

export function Collection(props: Props) {
  const {
    listName,
    label,
    tracks,
    play = 'Play All',
    question,
    actions,
    listError,
    empty,
    List = Plain,
    ...head
  } = props;
  const [areSeparate, configured] = useUnit([$areProvidersSeparate, $providers]);
  const [chosen, setTab] = useState<SourceTab>('all');
  const [filter, setFilter] = useState('');
  const tabs = availableTabs(tracks, areSeparate, configured);
  // The first tab when the last track of the chosen one was removed.
  const tab = tabs.includes(chosen) ? chosen : tabs[0];
  const visible = visibleTracks(tracks, tab, filter);
  // With one provider, Play All does the same.
  const choices = configured.length > 1 ? configured : [];
  const providers = choices.filter((provider) => tracks.some((track) => track.provider === provider));
  const playProps = (provider: Provider) => {
    const list = { tracks: visibleTracks(tracks, provider, filter), name: listName };
    return { disabled: list.tracks.length === 0, onClick: () => send('playback/play-all', list) };
  };
  const buttons = (
    <>
      {tracks.length > 0 ? <PlayButtons label={play} list={{ tracks: visible, name: listName }} /> : null}
      {providers.length > 0 ? (
        <Services>
          {providers.map((provider) => (
            <Button key={provider} variant="ghost" {...playProps(provider)}>
              <ProviderLogo provider={provider} />
              <Label>{`Play ${PROVIDER_NAMES[provider]}`}</Label>
            </Button>
          ))}
        </Services>
      ) : null}
      {actions(
        providers.map((provider) => (
          <PlayItem key={provider} icon={<ProviderLogo provider={provider} />} {...playProps(provider)}>
            {`Play ${PROVIDER_NAMES[provider]}`}
          </PlayItem>
        )),
      )}
    </>
  );
  return (
    <>
      <DetailHead {...head} actions={question ?? buttons} />
      {tracks.length === 0 ? (
        empty
      ) : (
        <>
          <Tools>
            <Tabs<SourceTab>
              label="Sources"
              name="sources"
              tabs={tabs.map((id) => tabOf(id, tracks))}
              active={tab}
              onSelect={setTab}
            />
            <PremiumNotes tracks={visible} />
            <FilterField label="Filter tracks" type="search" value={filter} onChange={setFilter} />
          </Tools>
          <ListError>{listError}</ListError>
          <TabPanel name="sources" active={tab} isAlone={tabs.length < 2}>
            {visible.length === 0 ? (
              <EmptyState
                drawing={<SearchDrawing />}
                title="No matching tracks found."
                action={
                  <Button
                    onClick={() => {
                      setTab('all');
                      setFilter('');
                    }}
                  >
                    Clear Filters
                  </Button>
                }
              />
            ) : (
              <List
                label={label}
                tracks={visible}
                isFiltered={filter.trim() !== ''}
                isMixed={tab === 'all' && tabs.length > 1}
                isTable
              />
            )}
          </TabPanel>
        </>
      )}
    </>
  );
}

function tabOf(id: SourceTab, tracks: readonly Track[]) {
  if (id === 'all') return { id, label: 'All Sources' };
  const count = tracks.filter(({ provider }) => provider === id).length;
  return { id, label: PROVIDER_NAMES[id], count };
}

const Services = styled.div`
  display: flex;
  flex-basis: 100%;
  order: 1;
  gap: ${t('space.2')};
  /* Their marks stand below the first button's edge. */
  margin-inline-start: calc(${t('space.3')} * -1);
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
    padding: 0 ${t('space.3')};
  }
  ${media.phone} {
    display: none;
  }
  ${media.content.desktop} {
    flex-basis: auto;
    order: 0;
    margin-inline-start: ${t('space.2')};
    padding-inline-start: ${t('space.2')};
    border-inline-start: 1px solid ${t('colors.outline')};
    > * {
      padding: 0 ${t('space.2')};
    }
  }
`;
const PlayItem = styled(MenuItem)`
  ${media.tablet} {
    display: none;
  }
`;
const Label = styled.span`
  ${oneLine}
`;
const Tools = styled.div`
  display: grid;
  gap: ${t('space.3')};
  margin-bottom: ${t('space.4')};
  /* The filter stands below tabs that leave it no room. */
  ${media.content.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    > :last-child {
      margin-inline-start: auto;
      flex: 1 1 14rem;
      max-width: 20rem;
    }
  }
`;
const ListError = styled(ErrorMessage)`
  margin-bottom: ${t('space.4')};
`;
