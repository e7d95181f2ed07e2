// The now-playing view: everything about the current track, over the whole page.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack } from '@segue/stores';
import { ArtistLinks, FavoriteButton, MenuButton } from '@segue/tracks';
import {
  ChevronDownIcon,
  CoverImage,
  ExternalIcon,
  IconButton,
  providerColor,
  ProviderLogo,
} from '@segue/ui';
import { useCoverColor } from '@segue/ui/cover-tint';
import { useGate, useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { joinStops } from '../../../platform/listen';
import { RepeatButton, ShuffleButton } from '../controls/mode-buttons';
import { OpenInProvider } from '../controls/open-in-provider';
import { PlayerMenuButton } from '../bar/player-menu';
import { Seek } from '../controls/seek';
import { NextButton, PlayButton, PreviousButton } from '../controls/transport-buttons';
import { Volume } from '../controls/volume';
import { trackPage } from '../controls/track-texts';
import { Beside } from './beside';
import { closeOnBack, coverPage } from './cover-page';
import { $areLyricsShown, NowPlayingGate } from './lyrics-choice';
import { animateView } from './move-cover';
import { LyricsToggle, OpenQueue } from './open-queue';
import * as S from './styles';
import { useSwipe } from './use-swipe';

type Props = { onClose: () => void };

export function NowPlayingView(props: Props) {
  const track = useUnit($currentTrack);
  return track ? <View {...props} track={track} /> : null;
}

function View({ track, onClose }: Props & { track: Track }) {
  useGate(NowPlayingGate);
  const areLyricsShown = useUnit($areLyricsShown);
  const view = useRef<HTMLDivElement>(null);
  useOverPage(view, onClose);
  useLayoutEffect(() => void animateView(view.current!, 'in'), []);
  const leave = () => void animateView(view.current!, 'out').then(onClose);
  const swipe = useSwipe({ axis: 'y', onSwipe: (way) => way === 'down' && leave() });
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
      {...swipe}
    >
      <Background track={track} />
      <S.Head>
        <IconButton label="Close now playing" onClick={leave}>
          <ChevronDownIcon size={22} />
        </IconButton>
        <S.Heading>Now playing</S.Heading>
        <MenuButton track={track} />
      </S.Head>
      <Cover track={track} />
      <S.Text>
        <div>
          <S.Title dir="auto">
            <TrackTitle track={track} />
          </S.Title>
          <S.Artists dir="auto">
            {/* In the place of the history entry of this view. */}
            <ArtistLinks track={track} replace />
          </S.Artists>
        </div>
        <FavoriteButton track={track} />
      </S.Text>
      <S.SeekRow>
        <Seek />
      </S.SeekRow>
      <S.Controls>
        <ShuffleButton place="view" />
        <PreviousButton iconSize={28} />
        <PlayButton iconSize={28} look="large" />
        <NextButton iconSize={28} />
        <RepeatButton place="view" />
      </S.Controls>
      <S.VolumeRow>
        <Volume />
        <PlayerMenuButton />
      </S.VolumeRow>
      <S.Foot>
        <OpenInProvider track={track}>
          <S.Source>
            <ProviderLogo provider={track.provider} />
            <S.Name>
              {trackPage(track)
                ? `Open in ${PROVIDER_NAMES[track.provider]}`
                : PROVIDER_NAMES[track.provider]}
            </S.Name>
            <S.ShortName>{PROVIDER_NAMES[track.provider]}</S.ShortName>
            {trackPage(track) ? <ExternalIcon size={14} /> : null}
          </S.Source>
        </OpenInProvider>
        <S.Pills>
          <LyricsToggle />
          <OpenQueue onClose={onClose} />
        </S.Pills>
      </S.Foot>
      <Beside />
    </S.View>
  );
}

/** The title links to the track's page, as both services ask. */
function TrackTitle({ track }: { track: Track }) {
  const page = trackPage(track);
  if (!page) return track.title;
  return (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {track.title}
    </a>
  );
}

function Background({ track }: { track: Track }) {
  const cover = useCoverColor(track.imageUrl);
  const style = { '--provider': providerColor[track.provider], ...cover } as CSSProperties;
  return <S.Background aria-hidden data-known={cover !== undefined} style={style} />;
}

/** A swipe to the side changes the track. */
function Cover({ track }: { track: Track }) {
  const swipe = useSwipe({
    axis: 'x',
    onSwipe(way) {
      if (way === 'left') send('playback/next');
      if (way === 'right') send('playback/previous');
    },
  });
  return (
    <S.Art {...swipe} data-current-cover="">
      <CoverImage src={track.imageUrl} size="fill" eager />
    </S.Art>
  );
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
