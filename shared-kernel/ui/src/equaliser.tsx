import type { Provider } from '@segue/contract';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { providerColor } from './provider-mark/provider-mark';
import { media } from './theme';

/**
 * Steps by a timer: a CSS animation keeps compositor and main thread at 60 frames a second even between its steps, which
 * without a GPU costs as much processor time as everything else on a playing page.
 */
const STEP_MS = 200;
/** Tenths of the full height. */
const HEIGHTS = '36974958';

/** Three bars that move while the track plays; still when paused, loading, or under prefers-reduced-motion. */
export function Equaliser({ provider, moving }: { provider: Provider; moving: boolean }) {
  const bars = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      // All equalizers step at the same time, so that they share frames.
      const now = Date.now();
      if (moving) timer = setTimeout(step, STEP_MS - (now % STEP_MS));
      bars.current?.querySelectorAll('i').forEach((bar, index) => {
        bar.style.transform = `scaleY(.${HEIGHTS[(Math.round(now / STEP_MS) + index * 5) % 8]})`;
      });
    };
    step();
    return () => clearTimeout(timer);
  }, [moving]);
  return (
    <Bars ref={bars} aria-hidden="true" data-moving={moving} $provider={provider}>
      <i />
      <i />
      <i />
    </Bars>
  );
}

const Bars = styled.span<{ $provider: Provider }>`
  display: inline-flex;
  gap: 2px;
  width: 13px;
  height: 12px;
  color: ${({ $provider }) => providerColor[$provider]};
  i {
    flex: 1;
    border-radius: 1px;
    background: currentColor;
    transform-origin: bottom;
    will-change: transform;
    ${media.forcedColors} {
      background: CanvasText;
    }
    ${media.stillness} {
      transform: scaleY(0.5) !important;
    }
  }
`;
