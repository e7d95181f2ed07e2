// Where the player stands at the bottom. Its height is reserved before its controls are downloaded.
import { $currentTrack } from '@segue/kernel/state';
import { lazyPart, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { MiniPlayer } from '../mini-player';
import { NowPlaying } from '../now-playing';
import { keepAttached } from '../../platform/page/keep-attached';
import { playerLoadError } from '../../platform/remotes';
import { PLAYER_ID } from '../../platform/page/landmarks';

const PlayerBar = lazyPart(() => import('../bar/index').then(({ PlayerBar }) => PlayerBar));

export function PlayerOutlet() {
  const hasTrack = useUnit($currentTrack) !== null;
  if (!hasTrack) return null;
  return (
    <>
      <Ground
        ref={keepAttached}
        role="region"
        id={PLAYER_ID}
        tabIndex={-1}
        aria-label="Player"
        data-uncovered=""
      >
        <PlayerBar loadError={playerLoadError} />
      </Ground>
      <NowPlaying />
      <MiniPlayer />
    </>
  );
}

const Ground = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${t('layers.player')};
  height: var(--player-height);
  padding-right: var(--scrollbar-width, 0);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${t('colors.hairline')};
  background: ${t('colors.deep')};

  &:focus {
    outline: none;
  }
`;
