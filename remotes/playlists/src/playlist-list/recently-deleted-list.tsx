import { Button, oneLine, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $isUndoing, restoreRequested } from '../undo';
import { $recentlyDeleted } from './model';

const DAY_MS = 86_400_000;

export function RecentlyDeletedList() {
  const [deleted, isRestoring, onRestore] = useUnit([$recentlyDeleted, $isUndoing, restoreRequested]);
  return (
    <Section>
      <summary>
        <h2>{`Recently deleted (${deleted.length})`}</h2>
      </summary>
      <ul>
        {deleted.map((playlist) => (
          <Row key={playlist.playlistId}>
            <Name dir="auto">{playlist.name}</Name>
            <Left>{timeLeft(playlist.keptUntil, Date.now())}</Left>
            <Button
              aria-label={`Restore ${playlist.name}`}
              aria-disabled={isRestoring}
              onClick={() => onRestore(playlist)}
            >
              Restore
            </Button>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

/** '12 days left', '1 day left' also of less. `until` is ISO 8601, `now` in milliseconds. */
function timeLeft(until: string, now: number): string {
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  return days > 1 ? `${days} days left` : '1 day left';
}

const Section = styled.details`
  max-width: 40rem;
  margin-top: ${t('space.7')};
  ${quietText}
  summary {
    width: fit-content;
    padding: ${t('space.3')} ${t('space.2')};
    cursor: pointer;
    h2 {
      display: inline;
      color: ${t('colors.text')};
      font-size: ${t('fontSizes.section')};
    }
  }
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${t('space.4')};
  padding: ${t('space.2')} 0;
  border-top: 1px solid ${t('colors.hairline')};
`;
const Name = styled.span`
  ${oneLine}
  flex: 1;
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.body')};
`;
const Left = styled.span`
  flex: none;
`;
