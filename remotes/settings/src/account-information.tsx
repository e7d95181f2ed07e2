import { formatRelativeTime, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from './card';
import { $profile, $profileError } from './profile';

export function AccountInformation() {
  const [profile, error] = useUnit([$profile, $profileError]);
  const now = Date.now();
  const placeholder = error === null ? <Skeleton width="8rem" /> : '—';
  return (
    <Card title="Account Information">
      <Dates>
        <dt>Created</dt>
        <dd>{profile ? formatRelativeTime(profile.createdAt, now) : placeholder}</dd>
        <dt>Last updated</dt>
        <dd>{profile ? formatRelativeTime(profile.lastUpdated, now) : placeholder}</dd>
        <dt>Password last changed</dt>
        <dd>{profile ? formatRelativeTime(profile.lastUpdatedPassword, now) : placeholder}</dd>
      </Dates>
    </Card>
  );
}

const Dates = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${t('space.2')} ${t('space.4')};
  margin: 0;
  dt {
    color: ${t('colors.muted')};
  }
  dd {
    margin: 0;
  }
`;
