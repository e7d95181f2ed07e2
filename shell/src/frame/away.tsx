// What is said when a part of the shell that is a download of its own did not come. The rest of the page goes on.
import { send } from '@segue/event-bus';
import { Button, t } from '@segue/ui';
import styled from 'styled-components';
import { CHECK_CONNECTION, Missing } from '../remotes';

/** Where a screen would stand. */
export const screenAway = (retry: () => void) => (
  <Missing size="screen" title="This screen couldn't load." advice={CHECK_CONNECTION} onRetry={retry} />
);

export const queueAway = (retry: () => void) => (
  <Missing size="widget" title="The queue couldn't load." advice={CHECK_CONNECTION} onRetry={retry} />
);

/** At the place of the player, which may not be there either. */
export const playerAway = (retry: () => void) => (
  <Row role="alert">
    The player couldn&apos;t load.
    <Button size="small" onClick={retry}>
      Try again
    </Button>
  </Row>
);

/** For what was asked for by a press and would have covered the page. */
export function tellAway(): void {
  send('notice/show', { text: `This part couldn't load. ${CHECK_CONNECTION}` });
}

const Row = styled.div`
  position: fixed;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${t('space.4')};
  padding: ${t('space.5')};
  background: ${t('colors.player')};
`;
