import { t, WarningIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $isOffline } from './model';

/** Below the header of every screen while the browser has no network. */
export function OfflineBanner() {
  const isOffline = useUnit($isOffline);
  // The region stays, so that screen readers announce what appears in it.
  return <div role="status">{isOffline && <Banner />}</div>;
}

function Banner() {
  return (
    <Line>
      <WarningIcon size={16} />
      <p>You&apos;re offline.</p>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  min-height: ${t('sizes.touch')};
  padding: ${t('space.2')} ${t('sizes.edge')};
  border-block: 1px solid ${t('colors.warningLine')};
  background: ${t('colors.warningSurface')};
  color: ${t('colors.warning')};
  font-weight: ${t('fontWeights.medium')};
`;
