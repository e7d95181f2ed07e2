import { lazyPart, media, t } from '@segue/ui';
import { $currentTrack } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CONTENT_ID, PLAYER_ID, QUEUE_ID } from '../../platform/page/landmarks';
import { $isPlayerExpanded, $isQueueOpen } from '../../player';
import { OfflineBanner } from '../../features/offline';
import { Footer } from './footer';
import { keepAttached } from '../../platform/page/keep-attached';
import { playerLoadError } from '../../platform/remotes';
import { $requestedParts } from '../start/late-parts';
import { TopNavigation } from './top-navigation';

function SkipLinks({ hasPlayer, hasQueue }: { hasPlayer: boolean; hasQueue: boolean }) {
  return (
    <>
      <Skip href={`#${CONTENT_ID}`}>Skip to content</Skip>
      {hasPlayer ? <Skip href={`#${PLAYER_ID}`}>Skip to player</Skip> : null}
      {hasQueue ? <Skip href={`#${QUEUE_ID}`}>Skip to queue</Skip> : null}
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  left: ${t('space.4')};
  top: ${t('space.3')};
  z-index: ${t('layers.notice')};
  padding: ${t('space.3')} ${t('space.4')};
  border-radius: ${t('radii.control')};
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.text')};
  background: ${t('colors.floating')};
  transform: translateY(-200%);

  &:focus {
    box-shadow: ${t('shadows.floating')};
    transform: none;
  }
`;

const Banners = lazyPart(() =>
  import(/* webpackChunkName: "background" */ './banners').then(({ Banners }) => Banners),
);
const PlayerOverlays = lazyPart(() =>
  import(/* webpackChunkName: "player" */ './player-overlays').then(({ PlayerOverlays }) => PlayerOverlays),
);

/** Reads the store itself, so that the frame does not rerender. */
function Requested({ part, children }: { part: 'background' | 'player'; children: ReactNode }) {
  return useUnit($requestedParts)[part] ? children : null;
}

export function Layout({ isPlain, children }: { isPlain: boolean; children: ReactNode }) {
  const [track, isExpanded, isQueueOpen] = useUnit([$currentTrack, $isPlayerExpanded, $isQueueOpen]);
  const player = track === null ? 'none' : isExpanded ? 'expanded' : 'collapsed';
  return (
    <Page ref={keepAttached} $player={player} $isPushed={isQueueOpen}>
      <SkipLinks hasPlayer={track !== null} hasQueue={isQueueOpen} />
      {isPlain ? null : <Light aria-hidden data-testid="backdrop" />}
      <TopNavigation />
      <OfflineBanner />
      <Content ref={keepAttached}>
        <Requested part="background">
          <Banners />
        </Requested>
        <Main ref={keepAttached} id={CONTENT_ID} tabIndex={-1} $isAbovePlayer={track !== null}>
          {children}
        </Main>
        <Footer />
      </Content>
      <Requested part="player">
        <PlayerOverlays loadError={playerLoadError} />
      </Requested>
    </Page>
  );
}

/* Behind the content: gradients, because a blur filter costs far more to draw. */
const Light = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${t('layers.backdrop')};
  /* Opaque: what is drawn over it is then copied, not blended with the page below. */
  background: ${t('gradients.backdrop')}, ${t('colors.background')};
  pointer-events: none;
  contain: strict;

  ${media.phone} {
    background: ${t('gradients.backdropNarrow')}, ${t('colors.background')};
  }
`;
const inset = 'env(safe-area-inset-bottom, 0px)';
const heights = {
  none: { wide: '0px', narrow: '0px' },
  expanded: { wide: t('sizes.player'), narrow: t('sizes.playerNarrow') },
  collapsed: { wide: t('sizes.playerCollapsed'), narrow: t('sizes.playerCollapsed') },
} as const;

const Page = styled.div<{ $player: keyof typeof heights; $isPushed: boolean }>`
  --player-height: ${({ $player }) => ($player === 'none' ? '0px' : `calc(${heights[$player].wide} + ${inset})`)};
  /* The width that the open queue takes from the content; on a phone the queue lies over it. */
  --queue-width: ${({ $isPushed }) => ($isPushed ? t('sizes.queueWide') : '0px')};
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  ${media.phone} {
    --player-height: ${({ $player }) =>
      $player === 'none' ? '0px' : `calc(${heights[$player].narrow} + ${inset})`};
    --queue-width: 0px;
  }
`;
const Content = styled.div`
  container: content / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  margin-inline-end: var(--queue-width);
  padding-bottom: calc(var(--player-height) + var(--notices-height, 0px));
`;
const Main = styled.main<{ $isAbovePlayer: boolean }>`
  flex: 1 0 auto;
  min-width: 0;
  /* The footer is either wholly above the player or, until the page is scrolled, below it. */
  min-height: ${({ $isAbovePlayer }) =>
    $isAbovePlayer ? `calc(100dvh - ${t('sizes.header')} - var(--player-height))` : 'auto'};
  padding: ${t('space.7')} ${t('sizes.gutter')} ${t('space.8')};

  &:focus {
    outline: none;
  }

  ${media.content.phone} {
    padding-top: ${t('space.4')};
  }
`;
