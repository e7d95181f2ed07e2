import { artistNames, PROVIDER_NAMES, type Track, trackKey } from '@segue/contract';
import { formatDuration, media, quietText, Select, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import styled from 'styled-components';
import { $holds, noAnswer, trackChosen } from './model';
import type { ListedTrack } from './reading/listed-track';
import type { Entry } from './review';

/** A line of the list, and the track chosen for it. */
export const EntryRow = memo(function EntryRow({ entry }: { entry: Entry }) {
  const { id, listed, candidates, choice } = entry;
  const onChange = useUnit(trackChosen);
  const tracks = new Map<string, Track>(candidates.map((track) => [trackKey(track), track]));
  const options = [...tracks].map(([key, track]) => [key, matchText(track)]);
  return (
    <Item>
      <p dir="auto">{listedText(listed)}</p>
      {tracks.size === 0 ? (
        <State entry={entry} />
      ) : (
        <Select
          label={`Match for ${listedText(listed)}`}
          options={{ '': choice ? 'Skip' : 'Choose a match', ...Object.fromEntries(options) }}
          value={choice ? trackKey(choice) : ''}
          onChange={(key) => onChange({ id, choice: tracks.get(key) ?? null })}
        />
      )}
    </Item>
  );
});

/** Why an entry has no candidates. */
function State({ entry: { status, unanswered } }: { entry: Entry }) {
  const hold = useUnit($holds).find(({ service }) => service === unanswered);
  if (status === 'missing') return <Quiet>Not found</Quiet>;
  return <Quiet>{hold?.text ?? (unanswered ? noAnswer(unanswered) : 'Not asked yet')}</Quiet>;
}

function listedText({ artists, title, durationMs, link = '' }: ListedTrack): string {
  const names = [artists, title].filter(Boolean).join(' – ') || link;
  return durationMs === null ? names : `${names} · ${formatDuration(durationMs)}`;
}

/** 'Late Ferry – Ada Solano · SoundCloud · 3:45'. */
function matchText(track: Track): string {
  const names = [track.title, artistNames(track)].filter(Boolean).join(' – ');
  const facts = [names, PROVIDER_NAMES[track.provider], track.duration && formatDuration(track.duration)];
  return facts.filter(Boolean).join(' · ');
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.1')} ${t('space.4')};
  padding-block: ${t('space.2')};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${t('colors.hairline')};
  }
  ${media.content.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  select {
    width: 100%;
    text-overflow: ellipsis;
  }
`;
const Quiet = styled.p`
  ${quietText}
`;
