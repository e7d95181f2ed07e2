import { media, t, WarningIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { css } from 'styled-components';
import { $isQueueOpen } from '../../player';
import { $copiesFrom, $isOffline } from './model';

export function OfflineBanner() {
  const isOffline = useUnit($isOffline);
  // The region stays mounted, so that screen readers announce new content.
  return <Region role="status">{isOffline && <Banner />}</Region>;
}

function Banner() {
  const [copiesFrom, isQueueOpen] = useUnit([$copiesFrom, $isQueueOpen]);
  return (
    <Line data-raised={isQueueOpen || undefined}>
      <WarningIcon size={16} />
      <p>You’re offline.</p>
      <Details>
        {copiesFrom ? `As of ${timeOf(new Date(copiesFrom))}` : 'Queue and lists still work.'}
      </Details>
    </Line>
  );
}

/** Today the time, earlier the day and the time. */
function timeOf(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString('en-US', {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

const Region = styled.div`
  margin-inline-end: var(--queue-width);
`;
/** Mostly over the space above a screen, which hardly moves. Beside a queue only a wide window has that space. */
const overSpace = css`
  min-height: ${t('space.7')};
  margin-bottom: calc(${t('space.4')} * -1);
  padding-block: 0;
`;
const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${t('space.3')};
  min-height: ${t('sizes.touch')};
  padding: ${t('space.2')} ${t('sizes.edge')};
  border-block: 1px solid ${t('colors.warningLine')};
  background: ${t('colors.warningSurface')};
  color: ${t('colors.warning')};
  font-weight: ${t('fontWeights.medium')};
  ${media.tablet} {
    &:not([data-raised]) {
      ${overSpace}
    }
  }
  ${media.desktop} {
    &[data-raised] {
      ${overSpace}
    }
  }
  /* Above the sheet of the queue, in the place of the header. */
  ${media.phone} {
    &[data-raised] {
      z-index: ${t('layers.player')};
      transform: translateY(calc(${t('sizes.header')} * -1));
    }
  }
`;
const Details = styled.p`
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: 400;
`;
