// At the end of the queue: whether similar songs follow.
import { Button, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Choice } from '../../controls/choice';
import { $isLooking, $keepsPlaying, $last, keepPlayingToggled, similarRequested } from './model';

export function KeepPlaying() {
  const [isOn, last, isLooking] = useUnit([$keepsPlaying, $last, $isLooking]);
  const [onToggle, onRequest] = useUnit([keepPlayingToggled, similarRequested]);
  if (isOn === null) return null;
  return (
    <Row>
      <Choice label="Keep playing" hint={hintOf(isOn, last !== null)} isChosen={isOn} onToggle={onToggle} />
      {isOn && last ? (
        <Button variant="ghost" size="small" busy={isLooking} onClick={() => onRequest()}>
          Add now
        </Button>
      ) : null}
    </Row>
  );
}

function hintOf(isOn: boolean, isLast: boolean): string {
  if (isOn) return 'Similar songs follow at the end';
  return isLast ? 'This is the last song: turn on to hear similar ones' : 'The music stops at the end';
}

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-top: ${t('space.2')};
  border-top: 1px solid ${t('colors.hairline')};

  > label {
    flex: 1;
    border-top: 0;
  }
`;
