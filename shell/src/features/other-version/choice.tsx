// The choice between the tracks of another service that may be the song.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import {
  Button,
  CheckIcon,
  CoverImage,
  ErrorMessage,
  ExternalIcon,
  oneLine,
  ProviderLogo,
  quietText,
  Spinner,
  t,
} from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { lineClamp } from '../../platform/line-clamp';
import { creditLine, trackPage } from '../player/controls/track-texts';
import type { Candidate, Certainty } from './candidates';
import { $candidates, $failure, $lookup, searchStarted } from './lookup';
import { $played, candidateChosen, noneChosen } from './model';
import { lengthText, whose } from './notices';

const CERTAINTIES: Readonly<Record<Certainty, string>> = {
  same: 'Same song',
  probable: 'Probably',
  'other-version': 'Another version',
};

export function VersionChoice({ onClose }: { onClose: () => void }) {
  const [lookup, candidates, failure] = useUnit([$lookup, $candidates, $failure]);
  const [onNone, onRetry] = useUnit([noneChosen, searchStarted]);
  if (!lookup) return null;
  const name = whose(lookup.providers);
  return (
    <Dialog
      title={`Choose the ${name} version`}
      onClose={onClose}
      actions={
        failure ? (
          <Button onClick={() => onRetry()}>Try again</Button>
        ) : candidates ? (
          <Button onClick={() => onNone()}>None of these</Button>
        ) : null
      }
    >
      <Song dir="auto">{`${lookup.song.title} · ${creditLine(lookup.song)}`}</Song>
      {failure ? (
        <ErrorMessage>{failure}</ErrorMessage>
      ) : candidates ? (
        <Candidates name={name} candidates={candidates} />
      ) : (
        <Waiting role="status">
          <Spinner /> <span>{`Looking ${lookup.providers.length > 1 ? 'for it' : `on ${name}`}…`}</span>
        </Waiting>
      )}
    </Dialog>
  );
}

function Candidates({ name, candidates }: { name: string; candidates: readonly Candidate[] }) {
  const [played, onChoose] = useUnit([$played, candidateChosen]);
  if (candidates.length === 0) return <p>{`No ${name} version found.`}</p>;
  const isPlayed = (track: Track) => played?.version.id === track.id;
  return (
    <List aria-label={`Tracks on ${name}`}>
      {candidates.map(({ track, certainty, lengthDifferenceMs }) => (
        <Row key={track.id}>
          <Choose type="button" aria-current={isPlayed(track)} onClick={() => onChoose(track)}>
            <CoverImage src={track.imageUrl} />
            <Text>
              <Title dir="auto">{track.title}</Title>
              <Artists>
                <ProviderLogo provider={track.provider} />
                <span dir="auto">{creditLine(track)}</span>
              </Artists>
              <Facts>
                {isPlayed(track) ? <CheckIcon size={14} /> : null}
                <span>
                  {[
                    CERTAINTIES[certainty],
                    track.access === 'preview' ? 'preview' : lengthText(lengthDifferenceMs),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Facts>
            </Text>
          </Choose>
          <PageLink track={track} />
        </Row>
      ))}
    </List>
  );
}

function PageLink({ track }: { track: Track }) {
  const page = trackPage(track);
  if (!page) return null;
  const label = `Open ${track.title} in ${PROVIDER_NAMES[track.provider]}`;
  return (
    <Open href={page} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
      <ExternalIcon size={16} />
    </Open>
  );
}

const Song = styled.p`
  ${oneLine}
  ${quietText}
`;
const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  color: ${t('colors.muted')};
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-inline: calc(-1 * ${t('space.3')});
`;
const Row = styled.li`
  display: flex;
  align-items: center;
`;
const Choose = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${t('space.3')};
  min-width: 0;
  padding: ${t('space.2')} ${t('space.3')};
  border-radius: ${t('radii.control')};
  text-align: start;

  &:hover {
    background: ${t('colors.hover')};
  }
  &[aria-current='true'] {
    background: ${t('colors.selected')};
  }
`;
const Text = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`;
/* Three lines: what tells two versions apart often stands at the end. */
const Title = styled.span`
  ${lineClamp(3)}
  line-height: 1.3;
  font-weight: ${t('fontWeights.medium')};
`;
const Artists = styled.span`
  ${quietText}
  display: flex;
  align-items: center;
  gap: 6px;
  > span {
    ${oneLine}
  }
`;
const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('space.1')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
`;
const Open = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${t('radii.control')};
  color: ${t('colors.muted')};

  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.hover')};
  }
`;
