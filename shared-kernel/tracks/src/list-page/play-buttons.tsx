import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { Button, media, PlayIcon, ShuffleIcon, t } from '@segue/ui';
import styled from 'styled-components';

type Props = { label?: string; disabled?: boolean; onPlay: () => void; onShuffle: () => void };

export function PlayButtons({ label = 'Play All', disabled = false, onPlay, onShuffle }: Props) {
  return (
    <>
      <PlayAll variant="primary" size="large" disabled={disabled} onClick={onPlay}>
        <PlayIcon /> {label}
      </PlayAll>
      <Square size="large" aria-label="Shuffle" title="Shuffle" disabled={disabled} onClick={onShuffle}>
        <ShuffleIcon />
      </Square>
    </>
  );
}

/** Begins with a random track and shuffles the others, so that the queue can go back to the list's order. */
export function shuffleAll({ tracks, name }: { tracks: readonly Track[]; name: string }): void {
  const start = Math.floor(Math.random() * tracks.length);
  send('playback/play-all', { tracks: [...tracks.slice(start), ...tracks.slice(0, start)], name });
  send('queue/toggle-shuffle');
}

const PlayAll = styled(Button)`
  ${media.content.phone} {
    flex: 1;
  }
`;
const Square = styled(Button)`
  width: ${t('space.12')};
  padding: 0;
`;
