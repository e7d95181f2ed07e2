import { formatRelativeTime, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card, CardText } from './card';
import { $hasPassword, $profile, $profileError } from './profile';

/** For accounts without a password. */
export function SignInCard() {
  const profile = useUnit($profile);
  if (!profile?.signsInWith) return null;
  const email = profile.email === null ? '' : ` Your email there is ${profile.email}.`;
  return (
    <Card title="Sign-in">
      <CardText>{`You sign in with ${profile.signsInWith}.${email}`}</CardText>
    </Card>
  );
}

export function AccountInformation() {
  const [profile, error, hasPassword] = useUnit([$profile, $profileError, $hasPassword]);
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
        {hasPassword ? (
          <>
            <dt>Password last changed</dt>
            <dd>{timeOf(profile?.lastUpdatedPassword)}</dd>
          </>
        ) : null}
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
