// The mini-player: the bar's controls in a small window of their own. A taller window lists what comes next.
import { artistNames } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack } from '@segue/stores';
import { $currentIndex, $queue } from '@segue/stores/ports';
import { FavoriteButton } from '@segue/tracks';
import { CoverImage, ProviderLogo } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Seek } from '../../controls/seek';
import { TrackAbout } from '../../controls/track-about';
import { NextButton, PlayButton, PreviousButton } from '../../controls/transport-buttons';
import { Volume } from '../../controls/volume';
import { mirrorStyles } from './mirror-styles';
import * as S from './styles';

const LISTED_MAX = 20;

export function MiniPlayerView({ view }: { view: Window }) {
  useLayoutEffect(() => mirrorStyles(document, view.document, view), [view]);
  return createPortal(<Content />, view.document.body);
}

function Content() {
  const track = useUnit($currentTrack);
  if (!track) return null;
  return (
    <S.Place aria-label="Mini-player">
      <S.Current>
        <CoverImage src={track.imageUrl} size="bar" eager />
        <S.Text>
          <S.Title dir="auto" title={track.title}>
            {track.title}
          </S.Title>
          <TrackAbout track={track} />
        </S.Text>
        <FavoriteButton track={track} />
      </S.Current>
      <Seek />
      <S.Controls>
        <Volume />
        <S.Transport>
          <PreviousButton />
          <PlayButton look="large" />
          <NextButton />
        </S.Transport>
      </S.Controls>
      <UpNext />
    </S.Place>
  );
}

function UpNext() {
  const [queue, current] = useUnit([$queue, $currentIndex]);
  const from = current === null ? 0 : current + 1;
  const next = queue.slice(from, from + LISTED_MAX);
  const [first] = next;
  if (!first) return null;
  return (
    <>
      <S.Next dir="auto">{`Next: ${first.title} · ${artistNames(first)}`}</S.Next>
      <S.List aria-label="Up next">
        {next.map((track, at) => (
          <li key={`${track.provider}:${track.id}`}>
            <S.Entry type="button" onClick={() => send('queue/select', { index: from + at })}>
              <ProviderLogo provider={track.provider} isNamed />
              <span dir="auto">{track.title}</span>
              <small dir="auto">{artistNames(track)}</small>
            </S.Entry>
          </li>
        ))}
      </S.List>
    </>
  );
}
