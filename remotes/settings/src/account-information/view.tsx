import { Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from '../card';
import { $profile, $profileError } from '../profile/model';
import { ToldTime } from '../told-time';

export function AccountInformation() {
  const [profile, error] = useUnit([$profile, $profileError]);
  const unknown = error === null ? <Skeleton width="8rem" /> : '—';
  return (
    <Card title="Account Information">
      <Facts>
        <dt>Created</dt>
        <dd>{profile ? <ToldTime at={profile.createdAt} /> : unknown}</dd>
        <dt>Last updated</dt>
        <dd>{profile ? <ToldTime at={profile.lastUpdated} /> : unknown}</dd>
        <dt>Password last changed</dt>
        <dd>{profile ? <ToldTime at={profile.lastUpdatedPassword} /> : unknown}</dd>
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
