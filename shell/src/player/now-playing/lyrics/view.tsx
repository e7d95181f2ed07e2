// The lyrics of the current track, or why there are none.
import { EmptyState, LoadFailure, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $isRetrying, $lyrics, lyricsRetried } from './model';
import { lyricsText, SyncedLines } from './synced-lines';

const WAITING_WIDTHS = ['62%', '78%', '45%', '70%', '84%', '52%', '66%'];

export function Lyrics() {
  const [answered, isRetrying, retry] = useUnit([$lyrics, $isRetrying, lyricsRetried]);
  if (!answered)
    return (
      <Waiting aria-busy="true" aria-label="Loading lyrics" role="status">
        {WAITING_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height="24px" />
        ))}
      </Waiting>
    );
  if (!('lyrics' in answered)) {
    return (
      <LoadFailure
        compact
        title={answered.isUnreachable ? 'Lyrics need a connection' : 'Lyrics can’t be loaded'}
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

const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: ${t('space.6')};
  padding: ${t('space.6')} ${t('space.2')};
  overflow: hidden;
`;
const PlainText = styled.div`
  ${lyricsText}
  padding-block: ${t('space.4')} 33%;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`;
