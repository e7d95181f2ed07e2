import type { Provider } from '@segue/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { providerColor } from '../provider-mark';
import { media } from '../theme';

/**
 * Steps by a timer: a CSS animation keeps the compositor and the main thread at 60 frames a second even between steps,
 * which without a GPU costs as much processor time as everything else on a playing page.
 */
const STEP_MS = 200;
/** Tenths of the full height. */
const HEIGHTS = '36974958';

/** Three bars that move while the track plays; still when paused, loading, or under prefers-reduced-motion. */
export function Equaliser({ provider, moving }: { provider: Provider; moving: boolean }) {
  const bars = useRef<HTMLSpanElement>(null);
  useEffect(() => (moving && bars.current ? move(bars.current.querySelectorAll('i')) : undefined), [moving]);
  return (
    <Bars ref={bars} aria-hidden="true" data-moving={moving} $provider={provider}>
      <i />
      <i />
      <i />
    </Bars>
  );
}

/** Stopped bars keep their last heights. */
function move(bars: NodeListOf<HTMLElement>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const now = performance.now();
    // All equalizers of the page step at the same moments, so that they share frames.
    timer = setTimeout(step, STEP_MS - (now % STEP_MS));
    if (document.hidden) return;
    bars.forEach((bar, index) => {
      bar.style.transform = `scaleY(.${HEIGHTS[(Math.round(now / STEP_MS) + index * 5) % 8]})`;
    });
  };
  step();
  return () => clearTimeout(timer);
}

const Bars = styled.span<{ $provider: Provider }>`
  display: inline-flex;
  align-items: flex-end;
  gap: 2px;
  width: 13px;
  height: 12px;
  color: ${({ $provider }) => providerColor[$provider]};
  i {
    flex: 1;
    height: 100%;
    border-radius: 1px;
    background: currentColor;
    transform: scaleY(0.4);
    transform-origin: bottom;
    ${media.forcedColors} {
      background: CanvasText;
    }
    ${media.stillness} {
      transform: scaleY(0.4) !important;
    }
  }
  i:nth-child(2) {
    transform: scaleY(0.8);
  }
  &[data-moving='true'] i {
    will-change: transform;
  }
`;
