import { APPEARANCE_NAMES, APPEARANCES } from '@segue/contract/appearance';
import { send } from '@segue/kernel/bus';
import { $appearance } from '@segue/kernel/state';
import { fingerHigh, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from './card';

export function AppearanceCard() {
  const chosen = useUnit($appearance);
  return (
    <Card title="Appearance">
      <Choices role="radiogroup" aria-label="Appearance">
        {APPEARANCES.map((appearance) => (
          <Choice key={appearance}>
            <input
              type="radio"
              name="appearance"
              checked={appearance === chosen}
              onChange={() => send('appearance/choose', { appearance })}
            />
            {APPEARANCE_NAMES[appearance]}
          </Choice>
        ))}
      </Choices>
    </Card>
  );
}

const Choices = styled.div`
  display: flex;
  gap: ${t('space.6')};
  ${media.content.phone} {
    flex-direction: column;
    gap: ${t('space.1')};
  }
`;
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 32px;
  cursor: pointer;
  line-height: 1.3;
  > input {
    flex: none;
    appearance: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 2px solid ${t('colors.ghost')};
    border-radius: 50%;
    cursor: inherit;
    &:checked {
      border: 5px solid ${t('colors.accentStrong')};
      background: ${t('colors.onAccent')};
    }
  }
  ${fingerHigh}
`;
