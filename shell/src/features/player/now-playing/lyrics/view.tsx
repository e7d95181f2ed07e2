// The lyrics of the current track, or why there are none.
import { EmptyState, LoadFailure, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { LyricsSkeleton } from '../lyrics-skeleton';
import { LyricsGate } from './gate';
import { $isRetrying, $lyrics, lyricsRetried } from './model';
import { lyricsText, SyncedLines } from './synced-lines';

export function Lyrics() {
  useGate(LyricsGate);
  const [answered, isRetrying, retry] = useUnit([$lyrics, $isRetrying, lyricsRetried]);
  if (!answered) return <LyricsSkeleton />;
  if (!('lyrics' in answered)) {
    return (
      <LoadFailure
        compact
        title={answered.isUnreachable ? 'Lyrics need a connection' : "Lyrics can't be loaded"}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  const { lyrics } = answered;
  switch (lyrics.kind) {
    case 'synced':
      return <SyncedLines key={answered.key} lines={lyrics.lines} />;
    case 'plain':
      return (
        <PlainText key={answered.key} role="region" aria-label="Lyrics" lang="" tabIndex={0}>
          {lyrics.text}
        </PlainText>
      );
    case 'instrumental':
      return <EmptyState compact title="An instrumental" children="There are no words to this one." />;
    case 'none':
      return <EmptyState compact title="No lyrics found" children="Nobody has written this song down yet." />;
  }
}

const PlainText = styled.div`
  ${lyricsText}
  padding-block: ${t('space.4')} 33%;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`;
