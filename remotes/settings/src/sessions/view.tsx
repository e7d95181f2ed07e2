import type { UserSession } from '@segue/contract';
import { Badge, Button, formatRelativeTime, quietText, Skeleton, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { Buttons, Card, ErrorPanel, SuccessMessage } from '../card';
import { useFocusAfter } from '../focus';
import { inSentence } from '../dates';
import { SessionsGate } from '../gates';
import {
  $areSessionsLoading,
  $didLoadFail,
  $ending,
  $hasOthers,
  $logoutError,
  $logoutSuccess,
  $sessions,
  logoutRequested,
  otherLogoutsRequested,
  retryRequested,
} from './model';

export function Sessions() {
  useGate(SessionsGate);
  const [sessions, hasOthers, isLoading, ending] = useUnit([
    $sessions,
    $hasOthers,
    $areSessionsLoading,
    $ending,
  ]);
  const [didFail, error, success] = useUnit([$didLoadFail, $logoutError, $logoutSuccess]);
  const [onRetry, onLogOutOthers] = useUnit([retryRequested, otherLogoutsRequested]);
  const part = useFocusAfter<HTMLDivElement>(ending !== null);
  return (
    <Card title="Your sessions">
      <Part ref={part}>
        <ErrorPanel
          error={didFail ? "Your sessions couldn't load." : null}
          onRetry={() => onRetry()}
          isRetrying={isLoading}
        />
        {sessions === null && !didFail ? <Skeleton width="16rem" /> : null}
        <List>
          {sessions?.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </List>
        <ErrorPanel error={error} />
        <SuccessMessage text={success} />
        {hasOthers ? (
          <Buttons>
            <Button busy={ending === 'others'} disabled={ending !== null} onClick={() => onLogOutOthers()}>
              Log out everywhere else
            </Button>
          </Buttons>
        ) : null}
      </Part>
    </Card>
  );
}

function Session({ session }: { session: UserSession }) {
  const [ending, onLogOut] = useUnit([$ending, logoutRequested]);
  const { id, createdAt, lastActive, isCurrent } = session;
  const now = Date.now();
  const device = session.device ?? 'Unknown device';
  return (
    <Row>
      <div>
        <Device>
          <span>{device}</span>
          {isCurrent ? <Badge>This device</Badge> : null}
        </Device>
        <Times>{`${isCurrent ? 'Active now' : `Last active ${inSentence(formatRelativeTime(lastActive, now))}`} · signed in ${inSentence(formatRelativeTime(createdAt, now))}`}</Times>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          aria-label={`Log out ${device}`}
          busy={ending === id}
          disabled={ending !== null}
          onClick={() => onLogOut(session)}
        >
          Log out
        </Button>
      )}
    </Row>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
const List = styled.ul`
  display: grid;
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.4')};
  padding: ${t('space.3')} 0;
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  > button {
    flex: none;
  }
  & + & {
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
