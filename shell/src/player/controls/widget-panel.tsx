// Owns whether a provider's own player is shown, for a press on play that the browser wants inside it.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { createPageStore } from '@segue/kernel/state';
import { noticesWithdrawn } from '@segue/kernel/state/ports';
import { t } from '@segue/ui';
import { createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { PLAYER_ID } from '../../platform/page/landmarks';

/** Null: the widget is hidden again. */
export const widgetShown = createEvent<Provider | null>('widgetShown');

const $shownWidget = createPageStore<Provider | null>(null).on(widgetShown, (_, provider) => provider);

// A retry would not help; the panel says what to press.
sample({
  clock: widgetShown,
  filter: (provider) => provider !== null,
  fn: () => 'playback/retry' as const,
  target: noticesWithdrawn,
});

export function WidgetPanel() {
  const provider = useUnit($shownWidget);
  return (
    <div role="status">
      {provider ? (
        <Panel>
          <p>{`Tap play in ${PROVIDER_NAMES[provider]}’s player to start.`}</p>
          <WidgetPlace />
        </Panel>
      ) : null}
    </div>
  );
}

function WidgetPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    let request = 0;
    // Every frame: it moves with the notices, the player bar and the size of the window.
    const follow = () => {
      const { top, left, width, height } = place.current!.getBoundingClientRect();
      for (const [name, value] of Object.entries({ top, left, width, height })) {
        style.setProperty(`--widget-${name}`, `${value}px`);
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(request);
      for (const name of ['top', 'left', 'width', 'height']) style.removeProperty(`--widget-${name}`);
      if (document.activeElement instanceof HTMLIFrameElement) document.getElementById(PLAYER_ID)?.focus();
    };
  }, []);
  return <Place ref={place} />;
}

const Panel = styled.section`
  display: grid;
  gap: ${t('space.2')};
  max-width: 480px;
  margin-inline: auto;
  padding: ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.control')};
  font-size: ${t('fontSizes.secondary')};
  color: ${t('colors.text')};
  background: ${t('colors.floating')};
  pointer-events: auto;

  @media (max-height: 520px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
  }
`;
/* The widget's usual height with one track; less on a low screen, which also shows the controls. */
const Place = styled.div`
  height: clamp(80px, 24dvh, 166px);
`;
