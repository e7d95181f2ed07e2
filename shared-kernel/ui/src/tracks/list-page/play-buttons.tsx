import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { Button, media, PlayIcon, ShuffleIcon, t, visuallyHidden } from '@segue/ui';
import styled from 'styled-components';

export type NamedTracks = { tracks: readonly Track[]; name: string };

type Props = {
  label?: string;
  list: NamedTracks;
  /** The tracks in playing order: `list` unless given. */
  ordered?: () => NamedTracks;
};

export function PlayButtons({ label = 'Play All', list, ordered = () => list }: Props) {
  const disabled = list.tracks.length === 0;
  return (
    <>
      <PlayAll
        variant="primary"
        size="large"
        disabled={disabled}
        onClick={() => send('playback/play-all', ordered())}
      >
        <PlayIcon /> <span>{label}</span>
      </PlayAll>
      <ShortButton size="large" disabled={disabled} onClick={() => shuffleAll(ordered())}>
        <ShuffleIcon /> <span>Shuffle</span>
      </ShortButton>
    </>
  );
}

/** Begins with a random track and shuffles the others, so that the queue can go back to the list's order. */
export function shuffleAll({ tracks, name }: NamedTracks): void {
  const start = Math.floor(Math.random() * tracks.length);
  send('playback/play-all', { tracks: [...tracks.slice(start), ...tracks.slice(0, start)], name });
  send('queue/toggle-shuffle');
}

const Large = styled(Button)`
  ${media.content.phone} {
    min-height: ${t('sizes.touch')};
  }
`;
const PlayAll = styled(Large)`
  ${media.content.phone} {
    flex: 1;
  }
`;
/** A further button of a head: only its icon where the words of the head need the room. */
export const ShortButton = styled(Large)`
  @container content (max-width: 699.98px) {
    width: ${t('space.12')};
    padding: 0;
    span span {
      ${visuallyHidden}
    }
  }
`;
