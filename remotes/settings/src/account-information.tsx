import { formatRelativeTime, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from './card';
import { $profile, $profileError } from './profile';

export function AccountInformation() {
  const [profile, error] = useUnit([$profile, $profileError]);
  const placeholder = error === null ? <Skeleton width="8rem" /> : '—';
  const timeOf = (time: string | null | undefined) =>
    profile ? formatRelativeTime(time, Date.now()) : placeholder;
  return (
    <Card title="Account information">
      <Dates>
        <dt>Created</dt>
        <dd>{timeOf(profile?.createdAt)}</dd>
        <dt>Last updated</dt>
        <dd>{timeOf(profile?.lastUpdated)}</dd>
        <dt>Password last changed</dt>
        <dd>{timeOf(profile?.lastUpdatedPassword)}</dd>
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
