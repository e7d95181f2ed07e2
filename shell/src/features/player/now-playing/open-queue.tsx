import { send } from '@segue/event-bus';
import { $isQueueOpen, $queue } from '@segue/stores/ports';
import { media, QueueIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $areLyricsShown, $hasLyrics, lyricsChosen } from './lyrics-choice';
import { sheetChosen } from './model';
import { wide } from './styles';

const PHONE = media.phone.replace('@media ', '');

/** Leaves the view for the queue; on phones until that is closed. */
export function OpenQueue({ onClose }: { onClose: () => void }) {
  const [isOpen, queue, onSheet] = useUnit([$isQueueOpen, $queue, sheetChosen]);
  return (
    <Pill
      type="button"
      aria-description={queue.length > 0 ? `${queue.length} in the queue` : undefined}
      onClick={() => {
        onClose();
        if (!isOpen) send('queue/toggle-panel');
        if (window.matchMedia?.(PHONE).matches) onSheet();
      }}
    >
      <QueueIcon size={17} />
      <span>Queue</span>
      {queue.length > 0 ? <Count aria-hidden>{queue.length}</Count> : null}
    </Pill>
  );
}

/** Opens and closes the lyrics over the cover; a wide window has tabs for them. */
export function LyricsToggle() {
  const [hasLyrics, areShown, choose] = useUnit([$hasLyrics, $areLyricsShown, lyricsChosen]);
  if (!hasLyrics) return null;
  return (
    <NarrowPill type="button" aria-pressed={areShown} onClick={() => choose(!areShown)}>
      Lyrics
    </NarrowPill>
  );
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  flex: none;
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.3')} 0 ${t('space.4')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.pill')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  background: ${t('colors.hover')};

  &:hover {
    background: ${t('colors.selected')};
  }
`;
const NarrowPill = styled(Pill)`
  padding: 0 ${t('space.4')};

  &[aria-pressed='true'] {
    color: ${t('colors.background')};
    background: ${t('colors.text')};
  }
  ${wide} {
    display: none;
  }
`;
const Count = styled.span`
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${t('radii.pill')};
  font-size: ${t('fontSizes.label')};
  font-weight: ${t('fontWeights.bold')};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  color: ${t('colors.onAccent')};
  background: ${t('colors.accentStrong')};
`;
