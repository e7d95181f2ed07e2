import { diagnosticReported } from '@segue/stores';
import { formatRelativeTime, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from '../card';
import { $profile, $profileError } from '../profile/model';

export function AccountInformation() {
  const [profile, error, onDiagnostic] = useUnit([$profile, $profileError, diagnosticReported]);
  const unknown = error === null ? <Skeleton width="8rem" /> : '—';
  const told = (time: string | null) =>
    formatRelativeTime(time, Date.now(), (text) =>
      onDiagnostic({ area: 'settings', message: `Invalid date "${text}"`, level: 'warning' }),
    );
  return (
    <Card title="Account Information">
      <Facts>
        <dt>Created</dt>
        <dd>{profile ? told(profile.createdAt) : unknown}</dd>
        <dt>Last updated</dt>
        <dd>{profile ? told(profile.lastUpdated) : unknown}</dd>
        <dt>Password last changed</dt>
        <dd>{profile ? told(profile.lastUpdatedPassword) : unknown}</dd>
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
