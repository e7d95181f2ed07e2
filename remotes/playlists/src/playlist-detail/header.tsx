// The head of a playlist: cover, name, track count, date, and the button that plays the visible tracks.
import type { Playlist } from '@segue/contract';
import { diagnosticReported } from '@segue/stores';
import { Button, formatRelativeTime, media, PlayIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { PlaylistCover } from '../playlist-cover';
import { trackTotal } from '../track-total';
import { $total, $visible, playRequested } from './model';

export function Header({ playlist }: { playlist: Playlist }) {
  const [total, visible, onPlay, onDiagnostic] = useUnit([
    $total,
    $visible,
    playRequested,
    diagnosticReported,
  ]);
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
        {total > 0 ? (
          <Button variant="primary" disabled={visible.length === 0} onClick={() => onPlay('visible')}>
            <PlayIcon /> Play All
          </Button>
        ) : null}
      </Words>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.6')};
  margin-bottom: ${t('space.6')};
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
