// The mini-player: the bar's controls in a small separate window.
import { $currentTrack } from '@segue/kernel/state';
import { FavoriteButton } from '@segue/ui/tracks';
import { CoverImage, oneLine, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Seek } from '../controls/seek';
import { TrackAbout } from '../controls/track-links';
import { Transport } from '../controls/transport';
import { Volume } from '../controls/volume';
import { $next } from '../next-track/next-track';
import { mirrorStyles } from './mirror-styles';

export function MiniPlayerView({ view }: { view: Window }) {
  useLayoutEffect(() => {
    const stop = mirrorStyles(document, view.document, view);
    return () => {
      stop();
      view.close();
    };
  }, [view]);
  return createPortal(<Content />, view.document.body);
}

function Content() {
  const [track, next] = useUnit([$currentTrack, $next]);
  if (!track) return null;
  return (
    <Place aria-label="Mini-player">
      <Row>
        <CoverImage src={track.imageUrl} size="bar" eager />
        <Text>
          <Title dir="auto" title={track.title}>
            {track.title}
          </Title>
          <TrackAbout track={track} />
        </Text>
        <FavoriteButton track={track} />
      </Row>
      <Seek />
      <Row>
        <Transport size="small" />
        <Volume />
      </Row>
      {next && <Next dir="auto">{`Next: ${next.title}`}</Next>}
    </Place>
  );
}

const Place = styled.main`
  --volume-width: 52px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${t('space.2')};
  height: 100dvh;
  padding: ${t('space.3')};
  overflow: hidden;
  color: ${t('colors.soft')};
  background: ${t('colors.deep')};
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.3')};
`;
const Text = styled.div`
  flex: 1;
  min-width: 0;
`;
const Next = styled.p`
  ${oneLine}
  font-size: ${t('fontSizes.small')};
  color: ${t('colors.muted')};
`;
const Title = styled.p`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.text')};
`;
