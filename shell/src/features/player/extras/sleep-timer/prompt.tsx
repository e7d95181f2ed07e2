// Asks in the last minute of the sleep timer whether to play on.
import { send } from '@segue/event-bus';
import { $stopAt } from '@segue/stores/ports';
import { Button, MoonIcon, t, VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { $stopLabel } from './model';
import { MINUTE_MS, MORE_MIN } from './stop-at';

export function SleepPrompt() {
  const [label, at] = useUnit([$stopLabel, $stopAt]);
  if (!label || typeof at !== 'number') return null;
  return (
    <Place>
      <Card role="group" aria-label="Sleep timer">
        {/* The count itself would be read out every second. */}
        <VisuallyHidden role="status">The music stops in a minute.</VisuallyHidden>
        <Text aria-hidden>
          <MoonIcon />
          <span>{label.line}</span>
        </Text>
        <Buttons>
          <Button
            size="small"
            variant="primary"
            onClick={() => send('playback/stop-at', { at: at + MORE_MIN * MINUTE_MS })}
          >{`${MORE_MIN} more minutes`}</Button>
          <Button size="small" onClick={() => send('playback/stop-at', { at: null })}>
            Keep playing
          </Button>
        </Buttons>
      </Card>
    </Place>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Place = styled.div`
  display: grid;
  justify-items: center;

  /* The open player menu has the same buttons. */
  body:has(> * > * > [data-player-menu]) & {
    display: none;
  }
`;
/* Where there is no room beside the words, the buttons share a line of their own. */
const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')} ${t('space.4')};
  max-width: min(100%, 26rem);
  padding: 6px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  color: ${t('colors.accent')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  font-size: 0.875rem;
  pointer-events: auto;
  animation: ${rise} ${t('motion.panel')};
`;
const Text = styled.p`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${t('space.2')};
  padding: 6px ${t('space.2')};

  > span {
    min-width: 6.5em;
    font-variant-numeric: tabular-nums;
    color: ${t('colors.text')};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${t('space.2')};

  > button {
    flex: 1 0 auto;
  }
`;
