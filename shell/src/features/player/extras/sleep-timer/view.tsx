// The sleep timer in the player menu: when the music stops by itself.
import { send } from '@segue/event-bus';
import { $repeat, $stopAt, type StopAt } from '@segue/stores/ports';
import { Button, fingerHigh, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { $stopLabel } from './model';
import { inMinutes, LONGEST_MIN, MINUTE_MS, MORE_MIN } from './stop-at';

const TIMES = [5, 10, 15, 30, 45, 60] as const;

const stopAt = (at: StopAt) => send('playback/stop-at', { at });

export function SleepTimer() {
  const [label, at, repeat] = useUnit([$stopLabel, $stopAt, $repeat]);
  return (
    <>
      {label ? (
        <Changes>
          {typeof at === 'number' ? (
            <Button
              size="small"
              onClick={() => stopAt(at + MORE_MIN * MINUTE_MS)}
            >{`${MORE_MIN} more minutes`}</Button>
          ) : null}
          <Button size="small" onClick={() => stopAt(null)}>
            Turn off
          </Button>
        </Changes>
      ) : null}
      <Choices role="group" aria-label="Stop in">
        {TIMES.map((minutes) => (
          <Choice key={minutes} type="button" onClick={() => stopAt(inMinutes(minutes))}>
            {minutes === 60 ? '1 hour' : `${minutes} min`}
          </Choice>
        ))}
        <End at="track-end">End of this track</End>
        {repeat !== 'off' || at === 'queue-end' ? <End at="queue-end">End of the queue</End> : null}
        <OtherTime />
      </Choices>
    </>
  );
}

/** What the timer will do, beside the heading. */
export function SleepState() {
  return useUnit($stopLabel)?.line ?? null;
}

function End({ at, children }: { at: 'track-end' | 'queue-end'; children: string }) {
  const isOn = useUnit($stopAt) === at;
  return (
    <Choice type="button" data-wide="" aria-pressed={isOn} onClick={() => stopAt(isOn ? null : at)}>
      {children}
    </Choice>
  );
}

function OtherTime() {
  const [text, setText] = useState('');
  return (
    <Other
      onSubmit={(event) => {
        event.preventDefault();
        stopAt(inMinutes(Number(text)));
        setText('');
      }}
    >
      <input
        type="number"
        inputMode="numeric"
        aria-label="Minutes"
        placeholder="Minutes"
        min={1}
        max={LONGEST_MIN}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">Set</button>
    </Other>
  );
}

const Changes = styled.div`
  display: flex;
  gap: ${t('space.2')};

  > button {
    flex: 1;
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${t('space.2')};
`;
const Choice = styled.button`
  grid-column: span 2;
  min-height: 36px;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.row')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.soft')};
  background: ${t('colors.hover')};

  &[data-wide] {
    grid-column: span 3;
  }
  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
  &[aria-pressed='true'] {
    color: ${t('colors.accent')};
    border-color: currentColor;
  }
  ${fingerHigh}
`;
const Other = styled.form`
  display: flex;
  grid-column: span 3;
  min-height: 36px;
  overflow: hidden;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.row')};
  font-size: ${t('fontSizes.secondary')};

  > input {
    flex: 1;
    min-width: 0;
    padding: 0 0 0 ${t('space.3')};
    border: 0;
    outline: none;
    background: none;
    appearance: textfield;
  }
  > input::-webkit-inner-spin-button {
    appearance: none;
  }
  &:focus-within {
    border-color: ${t('colors.accent')};
  }
  > button {
    padding: 0 ${t('space.3')};
    font-weight: ${t('fontWeights.medium')};
    color: ${t('colors.accent')};
  }
  ${fingerHigh}
`;
