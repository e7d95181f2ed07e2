import { t, WarningIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $copiesFrom, $isOffline } from './model';

export function OfflineBanner() {
  const isOffline = useUnit($isOffline);
  // The region stays mounted, so that screen readers announce new content.
  return <div role="status">{isOffline && <Banner />}</div>;
}

function Banner() {
  const copiesFrom = useUnit($copiesFrom);
  return (
    <Line>
      <WarningIcon size={16} />
      <p>You’re offline.</p>
      <Details>
        {copiesFrom
          ? `As of ${timeOf(new Date(copiesFrom))}`
          : 'You can still open your queue and lists. Search will wait.'}
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

const Line = styled.div`
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
`;
const Details = styled.p`
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: 400;
`;
