// What was found for each track of the list, and the playlist that it will become.
import { PLAYLIST_NAME_MAX_CHARACTERS, playlistName, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { $areProvidersSeparate, $providers } from '@segue/stores';
import { trackTotal } from '@segue/tracks/list-page';
import { Button, ConfirmInline, ErrorMessage, media, quietText, Select, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { acceptedLikely, chosenTracks, preferred, repeatedTitles, withFields } from '../changes';
import type { Review as ImportReview } from '../import-state';
import { $isSaving, importCancelled, importChanged, saveRequested } from '../model';
import { Group } from './group';
import { FoundRow, OpenRow } from './rows';

const GROUPS = [
  { status: 'unsure', title: 'Check these', Row: OpenRow },
  { status: 'missing', title: 'No match', Row: OpenRow },
  { status: 'found', title: 'Matched', Row: FoundRow, isCollapsed: true },
] as const;

/** An import of more entries took some time: discarding it is confirmed. */
const FEW = 20;

export function Review({ review }: { review: ImportReview }) {
  const [onChange, providers, areSeparate] = useUnit([importChanged, $providers, $areProvidersSeparate]);
  const { entries } = review;
  // A letter of the name changes no entry of thousands.
  const groups = useMemo(
    () =>
      GROUPS.map((group) => ({
        ...group,
        entries: entries.filter(({ status }) => status === group.status),
      })).filter((group) => group.entries.length > 0),
    [entries],
  );
  const missing = entries.filter(({ status }) => status === 'missing').length;
  const open = entries.filter(
    ({ status, choice, isLeftOut }) => status === 'unsure' && choice === null && !isLeftOut,
  ).length;
  return (
    <Parts>
      <Settings>
        <TextField
          label="Playlist name"
          dir="auto"
          value={review.name}
          maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
          onChange={({ target }) => onChange(withFields({ name: target.value }))}
        />
        {providers.length > 1 ? (
          <Select
            label={areSeparate ? 'Service to search' : 'Service to search first'}
            options={Object.fromEntries(
              providers.map((provider) => [provider, `Prefer ${PROVIDER_NAMES[provider]}`]),
            )}
            value={review.prefer}
            onChange={(prefer) => onChange(preferred(prefer as Provider))}
          />
        ) : null}
      </Settings>
      <Progress review={review} />
      {groups.map(({ status, ...group }) => (
        <Group
          key={status}
          {...group}
          {...(status === 'unsure' && {
            note: open === 0 ? 'All decided' : String(open),
            action: (
              <Button size="small" disabled={open === 0} onClick={() => onChange(acceptedLikely)}>
                Accept likely matches
              </Button>
            ),
          })}
        />
      ))}
      <Notes review={review} open={open} missing={missing} />
      <Actions review={review} />
    </Parts>
  );
}

/** At 60 requests a minute; a track needs one or two. */
const SECONDS_PER_TRACK = 1.3;

/** How far the search is; nothing once it has ended. */
function Progress({ review }: { review: ImportReview }) {
  const onChange = useUnit(importChanged);
  const total = review.entries.length;
  const left = review.entries.filter(({ status }) => status === 'waiting').length;
  if (left === 0) return <Facts role="status">{`We looked for all ${total} tracks.`}</Facts>;
  const done = total - left;
  return (
    <ProgressBox>
      <Facts>{`${done} of ${total} · ${review.isPaused ? 'paused' : (obstacleText(review) ?? timeLeft(left))}`}</Facts>
      <Button
        size="small"
        aria-pressed={review.isPaused}
        onClick={() => onChange(withFields({ isPaused: !review.isPaused }))}
      >
        {review.isPaused ? 'Continue' : 'Pause'}
      </Button>
      <ProgressLine value={done} max={total} aria-label="Tracks looked for" />
    </ProgressBox>
  );
}

function obstacleText({ obstacle, prefer }: ImportReview): string | null {
  if (obstacle === 'offline') return "you're offline. It goes on when you're back.";
  if (obstacle === 'limit') return 'waiting a moment: many searches at once.';
  if (obstacle === 'provider') return `${PROVIDER_NAMES[prefer]} can't be reached. Trying again.`;
  return null;
}

function timeLeft(tracks: number): string {
  const minutes = Math.round((tracks * SECONDS_PER_TRACK) / 60);
  return minutes < 1 ? 'less than a minute' : `about ${minutes} min`;
}

/** Why the playlist has fewer tracks than the list. */
function Notes({ review, open, missing }: { review: ImportReview; open: number; missing: number }) {
  const repeated = useMemo(() => repeatedTitles(review.entries), [review.entries]);
  const named = repeated.slice(0, 3).map((title) => `“${title}”`);
  const more = repeated.length - named.length;
  const notes = [
    review.leftOut > 0 &&
      `The list is too long. Tracks left out at its end: ${review.leftOut.toLocaleString('en-US')}.`,
    repeated.length > 0 &&
      `In the list more than once, added once: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    open + missing > 0 && `Skipped unless you choose a track: ${open + missing}.`,
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : (
    <NoteList>
      {notes.map((note) => (
        <li key={note} dir="auto">
          {note}
        </li>
      ))}
    </NoteList>
  );
}

function Actions({ review }: { review: ImportReview }) {
  const [isAsking, setAsking] = useState(false);
  const [isSaving, onSave, onCancel] = useUnit([$isSaving, saveRequested, importCancelled]);
  const count = useMemo(() => chosenTracks(review.entries).length, [review.entries]);
  const isNamed = playlistName(review.name) !== null;
  if (isAsking) {
    return (
      <Bar>
        <ConfirmInline
          question="Discard this import?"
          confirmLabel="Discard"
          onConfirm={() => onCancel()}
          onCancel={() => setAsking(false)}
        />
      </Bar>
    );
  }
  return (
    <Bar>
      <ErrorMessage>{review.saveError ?? (isNamed ? null : 'Give the playlist a name.')}</ErrorMessage>
      <p role="status">{isSaving && review.saved ? `${review.saved.count} of ${count} added` : null}</p>
      <Button
        disabled={isSaving}
        onClick={() => (review.entries.length > FEW ? setAsking(true) : onCancel())}
      >
        Cancel
      </Button>
      <Button variant="primary" disabled={count === 0 || !isNamed} busy={isSaving} onClick={() => onSave()}>
        {review.saveError ? 'Try again' : count > 0 ? `Create with ${trackTotal(count)}` : 'Create playlist'}
      </Button>
    </Bar>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  margin-top: ${t('space.5')};
`;
const Settings = styled.div`
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
`;
const Facts = styled.p`
  color: ${t('colors.muted')};
  font-variant-numeric: tabular-nums;
`;
const ProgressLine = styled.progress`
  grid-column: 1 / -1;
  width: 100%;
  height: ${t('space.1')};
  overflow: hidden;
  appearance: none;
  border: 0;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.rail')};
  &::-webkit-progress-bar {
    background: ${t('colors.rail')};
  }
  &::-webkit-progress-value {
    background: ${t('colors.accent')};
  }
  &::-moz-progress-bar {
    background: ${t('colors.accent')};
  }
`;
const NoteList = styled.ul`
  display: grid;
  gap: ${t('space.1')};
  ${quietText}
`;
/* Above the player, while the groups scroll and fade out below it. */
const Bar = styled.div`
  position: sticky;
  bottom: var(--player-height, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${t('space.2')} ${t('space.3')};
  padding: ${t('space.7')} 0 ${t('space.3')};
  background: linear-gradient(transparent, ${t('colors.background')} ${t('space.6')});
  > p {
    margin-inline-end: auto;
    ${quietText}
  }
  > [role='alert'] {
    color: ${t('colors.danger')};
  }
`;
