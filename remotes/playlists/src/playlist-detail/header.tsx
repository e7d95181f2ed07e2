// The head of a playlist: cover, name, track count, date, and the button that plays the visible tracks.
import { PROVIDER_NAMES, PROVIDERS, type Playlist } from '@segue/contract';
import { diagnosticReported } from '@segue/stores';
import { Button, formatRelativeTime, media, PlayIcon, ProviderLogo, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { PlaylistCover } from '../playlist-cover';
import { trackTotal } from '../track-total';
import { $playable, $total, $tracks, $visible, playRequested } from './model';

export function Header({ playlist }: { playlist: Playlist }) {
  const [total, onDiagnostic] = useUnit([$total, diagnosticReported]);
  const created = formatRelativeTime(playlist.createdAt, Date.now(), (text) =>
    onDiagnostic({ area: 'playlists', message: `Invalid date "${text}"`, level: 'warning' }),
  );
  return (
    <Head>
      <Cover>
        <PlaylistCover playlist={playlist} eager />
      </Cover>
      <Words>
        <h1 dir="auto">{playlist.name}</h1>
        <p>
          {trackTotal(total)} · {created}
        </p>
        {total > 0 ? <PlayButtons /> : null}
      </Words>
    </Head>
  );
}

function PlayButtons() {
  const [tracks, visible, playable, onPlay] = useUnit([$tracks, $visible, $playable, playRequested]);
  return (
    <Buttons>
      <Button variant="primary" disabled={visible.length === 0} onClick={() => onPlay('visible')}>
        <PlayIcon /> Play All
      </Button>
      {PROVIDERS.filter((provider) => tracks?.some((track) => track.provider === provider)).map(
        (provider) => (
          <Button
            key={provider}
            variant="ghost"
            disabled={playable[provider].length === 0}
            onClick={() => onPlay(provider)}
          >
            <ProviderLogo provider={provider} />
            Play {PROVIDER_NAMES[provider]}
          </Button>
        ),
      )}
    </Buttons>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.6')};
  margin-bottom: ${t('space.6')};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
`;
const Cover = styled.div`
  flex: none;
  width: 7rem;
  ${media.content.tablet} {
    width: 12rem;
  }
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${t('space.3')};
  min-width: 12rem;
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    color: ${t('colors.muted')};
  }
`;
