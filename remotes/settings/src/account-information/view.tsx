import { diagnosticReported } from '@segue/stores';
import { formatRelativeTime, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from '../card';
import { $profile } from '../profile/model';

export function AccountInformation() {
  const [profile, onDiagnostic] = useUnit([$profile, diagnosticReported]);
  const told = (time: string | null) =>
    formatRelativeTime(time, Date.now(), (text) =>
      onDiagnostic({ area: 'settings', message: `Invalid date "${text}"`, level: 'warning' }),
    );
  return (
    <Card title="Account Information">
      <Facts>
        <dt>Created</dt>
        <dd>{profile ? told(profile.createdAt) : <Skeleton width="8rem" />}</dd>
        <dt>Last updated</dt>
        <dd>{profile ? told(profile.lastUpdated) : <Skeleton width="8rem" />}</dd>
        <dt>Password last changed</dt>
        <dd>{profile ? told(profile.lastUpdatedPassword) : <Skeleton width="8rem" />}</dd>
      </Facts>
    </Card>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${t('space.2')} ${t('space.6')};
  margin: 0;
  dt {
    color: ${t('colors.muted')};
  }
  dd {
    margin: 0;
  }
`;
