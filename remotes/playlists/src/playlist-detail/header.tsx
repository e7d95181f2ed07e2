// The head of a playlist: cover, name, facts, and the buttons that play and edit it.
import { type Playlist, type Provider, PROVIDER_NAMES } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $providers } from '@segue/stores';
import { DetailHead, hueOf, PlayButtons, totalLength, trackTotal } from '@segue/tracks/list-page';
import { Button, ErrorMessage, media, oneLine, ProviderLogo, t } from '@segue/ui';
import { MenuItem } from '@segue/ui/menu';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { EditGate } from '../gates';
import { EditMenu, RenameButton } from '../playlist-edit/menu';
import { $editError, $isChangingCover } from '../playlist-edit/model';
import { PlaylistTitle } from '../playlist-edit/title';
import { DeletionQuestion } from '../playlist-list/card';
import { $deleteError, $deletionCandidate } from '../playlist-list/model';
import { PlaylistCover } from '../playlist-cover';
import { createdText } from '../tracks';
import { $length, $playable, $total, $tracks, $visible } from './model';

export function Header({ playlist }: { playlist: Playlist }) {
  const [editError, deleteError, candidate] = useUnit([$editError, $deleteError, $deletionCandidate]);
  useGate(EditGate);
  return (
    <DetailHead
      imageUrl={playlist.imageUrl ?? playlist.summary?.coverUrls[0]}
      hue={hueOf(playlist.playlistId)}
      cover={<Cover playlist={playlist} />}
      text={
        <>
          <PlaylistTitle playlist={playlist} />
          <Facts playlist={playlist} />
        </>
      }
      actions={
        candidate === playlist.playlistId ? (
          <Question>
            <DeletionQuestion name={playlist.name} />
          </Question>
        ) : (
          <Buttons playlist={playlist} />
        )
      }
      error={<HeadError>{editError ?? deleteError}</HeadError>}
    />
  );
}

/** The cover; dimmed while another one is uploaded. */
function Cover({ playlist }: { playlist: Playlist }) {
  const isChanging = useUnit($isChangingCover);
  return (
    <Dimmable aria-busy={isChanging || undefined}>
      <PlaylistCover playlist={playlist} eager />
    </Dimmable>
  );
}

function Facts({ playlist: { createdAt } }: { playlist: Playlist }) {
  const [total, length] = useUnit([$total, $length]);
  return (
    <p>
      <span>{total > 0 ? `${trackTotal(total)} · ${totalLength(length)}` : trackTotal(total)}</span>
      <Separator> · </Separator>
      <Created>{createdText(createdAt)}</Created>
    </p>
  );
}

function Buttons({ playlist }: { playlist: Playlist }) {
  const [tracks, visible, playable, configured] = useUnit([$tracks, $visible, $playable, $providers]);
  const { name } = playlist;
  const onPlay = (provider: Provider) => send('playback/play-all', { tracks: playable[provider], name });
  // With one provider, Play All does the same.
  const choices = configured.length > 1 ? configured : [];
  const providers = choices.filter((provider) => tracks?.some((track) => track.provider === provider));
  return (
    <>
      {tracks && tracks.length > 0 ? (
        <>
          <PlayButtons list={{ tracks: visible, name }} />
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
                  <Label>{`Play ${PROVIDER_NAMES[provider]}`}</Label>
                </Button>
              ))}
            </Services>
          ) : null}
        </>
      ) : null}
      <Edit>
        <RenameButton playlist={playlist} />
        <EditMenu playlist={playlist} tracks={tracks ?? []}>
          {providers.map((provider) => (
            <PlayItem
              key={provider}
              icon={<ProviderLogo provider={provider} />}
              disabled={playable[provider].length === 0}
              onClick={() => onPlay(provider)}
            >{`Play ${PROVIDER_NAMES[provider]}`}</PlayItem>
          ))}
        </EditMenu>
      </Edit>
    </>
  );
}

const Dimmable = styled.div`
  &[aria-busy] {
    opacity: 0.5;
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
  overflow-wrap: anywhere;
`;
/* On phones in the menu; elsewhere one row. */
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
const Edit = styled.div`
  display: flex;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};
`;
const HeadError = styled(ErrorMessage)`
  grid-area: error;
`;
