// The now-playing view: everything about the current track, over the whole page.
import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $currentTrack } from '@segue/kernel/state';
import { ArtistLinks, FavoriteButton, MenuButton } from '@segue/ui/tracks';
import { ChevronDownIcon, CoverImage, IconButton } from '@segue/ui';
import { useSheetDrag } from '@segue/ui/sheet-drag';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { joinStops } from '../../platform/listen';
import { Seek } from '../controls/seek';
import { trackPage } from '../controls/track-texts';
import { Transport } from '../controls/transport';
import { Volume } from '../controls/volume';
import { $currentIndex, $queue } from '../model/model';
import { PlayerOptions } from '../options';
import { Background } from './background';
import { Beside } from './beside';
import { closeOnBack, coverPage } from './cover-page';
import { Foot } from './foot';
import { $areLyricsShown } from './model';
import { animateView } from './move-cover';
import * as S from './styles';

type Props = { onClose: () => void };

export function NowPlayingView(props: Props) {
  const track = useUnit($currentTrack);
  return track ? <View {...props} track={track} /> : null;
}

function View({ track, onClose }: Props & { track: Track }) {
  const areLyricsShown = useUnit($areLyricsShown);
  const view = useRef<HTMLDivElement>(null);
  const page = trackPage(track);
  useOverPage(view, onClose);
  useNeighborCovers();
  useLayoutEffect(() => void animateView(view.current!, 'in'), []);
  const leave = () => void animateView(view.current!, 'out').then(onClose);
  const art = useRef<HTMLDivElement>(null);
  // Dragging the head or the cover down closes the view; a swipe sideways changes the track.
  const drag = useSheetDrag(view, leave, {
    part: art,
    onSwipe: (way) => send(way === 'left' ? 'playback/next' : 'playback/previous'),
  });
  return (
    <S.View
      ref={view}
      role="dialog"
      aria-modal="true"
      aria-label="Now playing"
      data-shortcuts=""
      data-lyrics={areLyricsShown || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        leave();
      }}
    >
      <Background track={track} />
      <S.Head {...drag}>
        <IconButton label="Close now playing" onClick={leave}>
          <ChevronDownIcon size={22} />
        </IconButton>
        <h2>Now playing</h2>
        <MenuButton track={track} />
      </S.Head>
      <S.Art ref={art} data-current-cover="" {...drag}>
        <CoverImage src={track.imageUrl} size="fill" eager />
      </S.Art>
      <S.Panel>
        <S.Words>
          <div>
            {/* The title links to the track's page, as both services require. */}
            <h3 dir="auto">
              {page ? (
                <a href={page} target="_blank" rel="noopener noreferrer">
                  {track.title}
                </a>
              ) : (
                track.title
              )}
            </h3>
            <p dir="auto">
              {/* Replaces the history entry of this view. */}
              <ArtistLinks track={track} replace />
            </p>
          </div>
          <FavoriteButton track={track} />
        </S.Words>
        <S.SeekRow>
          <Seek />
        </S.SeekRow>
        <S.Controls>
          <Transport size="large" />
        </S.Controls>
        <S.VolumeRow>
          <Volume />
          <PlayerOptions />
        </S.VolumeRow>
        <Foot track={track} onClose={onClose} />
      </S.Panel>
      <Beside />
    </S.View>
  );
}

/** Loads the covers that a swipe brings. */
function useNeighborCovers(): void {
  const [queue, index] = useUnit([$queue, $currentIndex]);
  useEffect(() => {
    if (index === null) return;
    for (const near of [queue[index + 1], queue[index - 1]])
      if (near?.imageUrl) new Image().src = near.imageUrl;
  }, [queue, index]);
}

/** Covers the page while it is on the screen; Back and a change of screen close it. */
function useOverPage(view: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!view.current) return undefined;
    const uncover = coverPage(view.current);
    return joinStops(
      closeOnBack(() => close()),
      uncover,
    );
  }, [view]);
  useEffect(() => {
    if (pathname !== first.current) close();
  }, [pathname]);
}
