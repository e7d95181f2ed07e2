import type { UserSession } from '@segue/contract';
import { Badge, Button, formatRelativeTime, quietText, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Buttons, Card, ErrorPanel, SuccessMessage } from '../card';
import { inSentence } from '../dates';
import {
  $areSessionsLoading,
  $didLoadFail,
  $hasOthers,
  $isEnding,
  $logout,
  $sessions,
  otherLogoutsRequested,
  retryRequested,
} from './model';

export function Sessions() {
  const [sessions, hasOthers, didFail, logout] = useUnit([$sessions, $hasOthers, $didLoadFail, $logout]);
  const [isLoading, isEnding] = useUnit([$areSessionsLoading, $isEnding]);
  const [onRetry, onLogOutOthers] = useUnit([retryRequested, otherLogoutsRequested]);
  return (
    <Card title="Your sessions">
      <ErrorPanel
        error={didFail ? 'Your sessions couldn’t load.' : null}
        onRetry={() => onRetry()}
        isRetrying={isLoading}
      />
      {sessions === null && !didFail ? <Skeleton width="16rem" /> : null}
      <List>
        {sessions?.map((session) => (
          <Session key={session.createdAt} session={session} />
        ))}
      </List>
      <ErrorPanel error={logout === 'failed' ? 'Couldn’t log out there. Try again.' : null} />
      <SuccessMessage text={logout === 'done' ? 'Logged out everywhere else.' : null} />
      {hasOthers ? (
        <Buttons>
          <Button busy={isEnding} onClick={() => onLogOutOthers()}>
            Log out everywhere else
          </Button>
        </Buttons>
      ) : null}
    </Card>
  );
}

function Session({ session: { device, createdAt, lastActive, isCurrent } }: { session: UserSession }) {
  const now = Date.now();
  const active = isCurrent ? 'Active now' : `Last active ${inSentence(formatRelativeTime(lastActive, now))}`;
  return (
    <Row>
      <Device>
        <span>{device ?? 'Unknown device'}</span>
        {isCurrent ? <Badge>This device</Badge> : null}
      </Device>
      <Times>{`${active} · signed in ${inSentence(formatRelativeTime(createdAt, now))}`}</Times>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${t('space.3')};
`;
const Row = styled.li`
  & + & {
    padding-top: ${t('space.3')};
    border-top: 1px solid ${t('colors.hairline')};
  }
`;
const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')};
  font-weight: ${t('fontWeights.medium')};
`;
const Times = styled.p`
  ${quietText}
`;
