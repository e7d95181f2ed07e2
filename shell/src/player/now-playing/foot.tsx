// The last line of the view: the track's page at its provider, the lyrics, the queue.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { ExternalIcon, media, oneLine, ProviderLogo, QueueIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $isQueueOpen } from '../model/panels';
import { $queue } from '../model/model';
import { QueueCount } from '../controls/queue-toggle';
import { OpenInProvider } from '../controls/track-links';
import { trackPage } from '../controls/track-texts';
import { $areLyricsShown, $hasLyrics, lyricsChosen, sheetChosen } from './model';
import { Pill, wide } from './styles';

const PHONE = media.phone.replace('@media ', '');

export function Foot({ track, onClose }: { track: Track; onClose: () => void }) {
  const [isQueueOpen, queue, onSheet] = useUnit([$isQueueOpen, $queue, sheetChosen]);
  const [hasLyrics, areLyricsShown, choose] = useUnit([$hasLyrics, $areLyricsShown, lyricsChosen]);
  /** On phones only until the queue closes. */
  const leaveForQueue = () => {
    onClose();
    if (!isQueueOpen) send('queue/toggle-panel');
    if (window.matchMedia?.(PHONE).matches) onSheet();
  };
  return (
    <Place>
      <Source>
        <OpenInProvider track={track}>
          <ProviderLogo provider={track.provider} />
          <span>{PROVIDER_NAMES[track.provider]}</span>
          {trackPage(track) ? <ExternalIcon size={14} /> : null}
        </OpenInProvider>
      </Source>
      {hasLyrics ? (
        <LyricsChoice type="button" aria-pressed={areLyricsShown} onClick={() => choose(!areLyricsShown)}>
          Lyrics
        </LyricsChoice>
      ) : null}
      <Pill
        type="button"
        aria-description={queue.length > 0 ? `${queue.length} in the queue` : undefined}
        onClick={leaveForQueue}
      >
        <QueueIcon size={17} />
        <span>Queue</span>
        {queue.length > 0 ? <QueueCount aria-hidden>{queue.length}</QueueCount> : null}
      </Pill>
    </Place>
  );
}

const Place = styled.footer`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};

  ${QueueCount} {
    min-width: ${t('space.5')};
    line-height: ${t('space.5')};
  }
  @media (max-width: 420px), (max-height: 520px) {
    svg {
      display: none;
    }
  }
`;
const Source = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};

  &,
  > a {
    display: flex;
    align-items: center;
    gap: ${t('space.2')};
  }
  > a {
    min-width: 0;
    min-height: ${t('sizes.touch')};
  }
  > a:hover {
    color: ${t('colors.text')};
    text-decoration: none;
  }
  span {
    ${oneLine}
  }
  svg {
    flex: none;
  }
`;
/* Beside the track there is another switch. */
const LyricsChoice = styled(Pill)`
  ${wide} {
    display: none;
  }
`;
