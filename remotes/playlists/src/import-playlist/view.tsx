// The screen of an import: first where the list comes from; then its tracks, and the match of each. Part of the lazy file.
import { PLAYLIST_NAME_MAX_CHARACTERS, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { $areProvidersSeparate } from '@segue/stores';
import { Button, media, Select, t, TextField } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BackLink } from '../back-link';
import { ImportGate } from '../gates';
import { Actions } from './actions';
import { EntryRow } from './entry-row';
import { $review, $searchable, reviewChanged } from './model';
import { preferred, released, type Review as ImportReview } from './review';
import { Source } from './source';
import { holdsText } from './text';

export function ImportView() {
  const review = useUnit($review);
  const navigate = useNavigate();
  useGate(ImportGate, { navigate: (path) => void navigate(path) });
  return (
    <Column>
      <BackLink />
      <h1>Import a playlist</h1>
      {review ? <Review review={review} /> : <Source />}
    </Column>
  );
}

function Review({ review }: { review: ImportReview }) {
  return (
    <Parts>
      <Settings review={review} />
      <Progress review={review} />
      <Entries review={review} />
      <Actions review={review} />
    </Parts>
  );
}

function Settings({ review: { name, prefer } }: { review: ImportReview }) {
  const [onChange, providers, areSeparate] = useUnit([reviewChanged, $searchable, $areProvidersSeparate]);
  return (
    <Fields>
      <TextField
        label="Playlist name"
        dir="auto"
        value={name}
        maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
        onChange={({ target }) => onChange((review) => ({ ...review, name: target.value }))}
      />
      {providers.length > 1 ? (
        <Select
          label={areSeparate ? 'Service to search' : 'Service to search first'}
          options={Object.fromEntries(
            providers.map((provider) => [provider, `Prefer ${PROVIDER_NAMES[provider]}`]),
          )}
          value={prefer}
          onChange={(chosen) => onChange(preferred(chosen as Provider))}
        />
      ) : null}
    </Fields>
  );
}

/** At 60 requests a minute; a track needs one or two. */
const SECONDS_PER_TRACK = 1.3;

/** How far the search is. */
function Progress({ review: { entries, holds } }: { review: ImportReview }) {
  const onChange = useUnit(reviewChanged);
  const total = entries.length;
  const left = entries.filter(({ status }) => status === 'waiting').length;
  if (left === 0) return <Facts role="status">{`We looked for all ${total} tracks.`}</Facts>;
  const obstacle = holdsText(holds);
  const minutes = Math.round((left * SECONDS_PER_TRACK) / 60);
  const timeLeft = minutes < 1 ? 'less than a minute' : `about ${minutes} min`;
  return (
    <ProgressBox>
      <Facts>{`${total - left} of ${total} · ${obstacle ?? timeLeft}`}</Facts>
      {obstacle === null ? null : (
        <Button size="small" onClick={() => onChange(released(Infinity))}>
          Try now
        </Button>
      )}
      <progress value={total - left} max={total} aria-label="Tracks looked for" />
    </ProgressBox>
  );
}

const PAGE = 50;
const TABS = { all: 'All', unsure: 'To check', missing: 'Not found', waiting: 'Still to search' } as const;
type Tab = keyof typeof TABS;

/** All tracks in the order of the list, or those of one state; a page of them at a time. */
function Entries({ review: { entries, holds } }: { review: ImportReview }) {
  const [chosen, setTab] = useState<Tab>('all');
  const [shown, setShown] = useState(PAGE);
  const inTab = (id: Tab) => entries.filter(({ status }) => id === 'all' || id === status);
  const tabs = (Object.keys(TABS) as Tab[])
    .map((id) => ({ id, label: TABS[id], count: inTab(id).length }))
    .filter(({ count }) => count > 0);
  const tab = tabs.some(({ id }) => id === chosen) ? chosen : 'all';
  const visible = inTab(tab);
  return (
    <div>
      <Tabs<Tab> label="Tracks by state" name="entries" tabs={tabs} active={tab} onSelect={setTab} />
      <TabPanel name="entries" active={tab} isAlone={tabs.length < 2}>
        <List aria-label="Tracks to import">
          {visible.slice(0, shown).map((entry) => (
            <EntryRow key={entry.id} entry={entry} holds={holds} />
          ))}
        </List>
        {visible.length > shown ? (
          <Button onClick={() => setShown(shown + PAGE)}>
            {`Show ${Math.min(PAGE, visible.length - shown)} more`}
          </Button>
        ) : null}
      </TabPanel>
    </div>
  );
}

/* A form: its rows stay short. */
const Column = styled.div`
  max-width: 60rem;
  margin: 0 auto;
`;
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  margin-top: ${t('space.5')};
`;
const Fields = styled.div`
  display: grid;
  gap: ${t('space.3')};
  align-items: end;
  ${media.content.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const ProgressBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.2')} ${t('space.3')};
  progress {
    grid-column: 1 / -1;
    width: 100%;
    accent-color: ${t('colors.accent')};
  }
`;
const Facts = styled.p`
  color: ${t('colors.muted')};
  font-variant-numeric: tabular-nums;
`;
const List = styled.ul`
  /* As a list of tracks: its rows follow its width. */
  container: tracks / inline-size;
  --time-width: 44px;
  margin-block: ${t('space.3')};
`;
