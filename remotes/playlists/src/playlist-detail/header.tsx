// The head of a playlist: cover, name, facts, and the buttons that play and edit it.
import { PROVIDER_NAMES, type Playlist } from '@segue/contract';
import { $providers } from '@segue/stores';
import { Button, ErrorMessage, media, PlayIcon, ProviderLogo, ShuffleIcon, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { EditableCover, EditGate, EditMenu, $editError, PlaylistTitle, RenameButton } from '../playlist-edit';
import { $deleteError, $deletionCandidate, DeletionQuestion } from '../playlist-list';
import { createdText, totalLength, trackTotal } from '../track-facts';
import { $duration, $total, $tracks, $visible } from './model';
import { $playable, playRequested, shuffleRequested } from './play-model';
import { Wash } from './wash';

export function Header({ playlist }: { playlist: Playlist }) {
  const [editError, deleteError, candidate] = useUnit([$editError, $deleteError, $deletionCandidate]);
  useGate(EditGate);
  return (
    <Head>
      <Wash playlist={playlist} />
      <Cover>
        <EditableCover playlist={playlist} />
      </Cover>
      <Words>
        <PlaylistTitle playlist={playlist} />
        <Facts playlist={playlist} />
      </Words>
      {candidate === playlist.playlistId ? (
        <Question>
          <DeletionQuestion name={playlist.name} />
        </Question>
      ) : (
        <Buttons playlist={playlist} />
      )}
      <HeadError>{editError ?? deleteError}</HeadError>
    </Head>
  );
}

function Facts({ playlist: { createdAt } }: { playlist: Playlist }) {
  const [total, duration] = useUnit([$total, $duration]);
  return (
    <p>
      {trackTotal(total)}
      {total > 0 ? ` · ${totalLength(duration)}` : null}
      <Separator> · </Separator>
      <Created>{createdText(createdAt)}</Created>
    </p>
  );
}

function Buttons({ playlist }: { playlist: Playlist }) {
  const [tracks, visible, playable, configured] = useUnit([$tracks, $visible, $playable, $providers]);
  const [onPlay, onShuffle] = useUnit([playRequested, shuffleRequested]);
  // With one provider, Play All does the same.
  const choices = configured.length > 1 ? configured : [];
  const providers = choices.filter((provider) => tracks?.some((track) => track.provider === provider));
  return (
    <Actions>
      {tracks && tracks.length > 0 ? (
        <>
          <PlayAll
            variant="primary"
            size="large"
            disabled={visible.length === 0}
            onClick={() => onPlay('visible')}
          >
            <PlayIcon /> Play All
          </PlayAll>
          <Square
            size="large"
            aria-label="Shuffle"
            title="Shuffle"
            disabled={visible.length === 0}
            onClick={() => onShuffle()}
          >
            <ShuffleIcon />
          </Square>
          {providers.length > 0 ? (
            <Services>
              {providers.map((provider) => (
                <Button
                  key={provider}
                  variant="ghost"
                  disabled={playable[provider].length === 0}
                  onClick={() => onPlay(provider)}
                >
                  <ProviderLogo provider={provider} />
                  Play {PROVIDER_NAMES[provider]}
                </Button>
              ))}
            </Services>
          ) : null}
        </>
      ) : null}
      <Edit>
        <RenameButton playlist={playlist} />
        <EditMenu playlist={playlist} />
      </Edit>
    </Actions>
  );
}

const Head = styled.header`
  position: relative;
  display: grid;
  grid-template: 'cover words' auto 'actions actions' auto 'error error' auto / 7rem minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.3')};
  ${media.content.tablet} {
    grid-template: 'cover words' 1fr 'cover actions' auto 'error error' auto / 12.5rem minmax(0, 1fr);
    gap: ${t('space.5')} ${t('space.7')};
  }
`;
const Cover = styled.div`
  grid-area: cover;
`;
const Words = styled.div`
  display: grid;
  grid-area: words;
  gap: ${t('space.2')};
  min-width: 0;
  p {
    color: ${t('colors.soft')};
    font-size: ${t('fontSizes.body')};
  }
  ${media.content.phone} {
    p {
      font-size: ${t('fontSizes.secondary')};
    }
  }
  ${media.content.tablet} {
    align-self: end;
  }
`;
const Separator = styled.span`
  ${media.content.phone} {
    display: none;
  }
`;
const Created = styled.span`
  ${media.content.phone} {
    display: block;
    color: ${t('colors.muted')};
  }
`;
const Question = styled.div`
  grid-area: actions;
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  align-items: center;
  gap: ${t('space.2')};
`;
const PlayAll = styled(Button)`
  ${media.content.phone} {
    flex: 1;
  }
`;
const Square = styled(Button)`
  width: ${t('space.12')};
  padding: 0;
`;
const Services = styled.div`
  display: flex;
  flex-basis: 100%;
  order: 1;
  gap: ${t('space.2')};
  > * {
    padding: 0 ${t('space.3')};
  }
  ${media.content.phone} {
    > * {
      flex: 1;
      border-color: ${t('colors.hairline')};
      background: ${t('colors.hover')};
    }
  }
  ${media.content.desktop} {
    flex-basis: auto;
    order: 0;
    margin-inline-start: ${t('space.2')};
    padding-inline-start: ${t('space.2')};
    border-inline-start: 1px solid ${t('colors.outline')};
  }
`;
const Edit = styled.div`
  display: flex;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};
`;
const HeadError = styled(ErrorMessage)`
  grid-area: error;
`;
