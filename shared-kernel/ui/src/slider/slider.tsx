import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme';
import { clamp, fractionOf, partAt, valueAfterKey } from './arithmetic';

const TOOLTIP_HIDE_DELAY_MS = 100;

type Props = {
  label: string;
  value: number;
  /** The value at the right end; 0 when it is not known yet. */
  max: number;
  step: number;
  largeStep: number;
  format: (value: number) => string;
  onChange?: (value: number) => void;
  /** Called when the pointer or the key is released. */
  onCommit: (value: number) => void;
  color?: string;
};

/**
 * A horizontal slider. Dragging and keys change the value, release commits it; a tooltip shows the value under the pointer.
 * It is not an `<input>`, so that the product's shortcuts still work after a drag.
 */
export function Slider(props: Props) {
  const { label, value, max, format, onChange, onCommit, color } = props;
  const rail = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<number | null>(null);
  const { pointed, point, unpoint } = usePointed();
  const shown = draft ?? clamp(value, max);
  // Once `max` is known, the value under a resting pointer changes.
  const tooltip = draft ?? (pointed === null ? null : pointed * max);

  const partUnder = ({ clientX }: PointerEvent) => partAt(clientX, rail.current?.getBoundingClientRect());
  const under = (event: PointerEvent) => partUnder(event) * max;
  const choose = (chosen: number) => {
    setDraft(chosen);
    onChange?.(chosen);
  };
  const release = () => {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = valueAfterKey(event.key, shown, props);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <Area
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Prevents text selection; the focus goes to the thumb instead.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        thumb.current?.focus({ preventScroll: true });
        choose(under(event));
      }}
      onPointerMove={(event) => {
        point(partUnder(event));
        if (draft !== null && event.buttons > 0) choose(under(event));
      }}
      onPointerUp={release}
      onPointerCancel={() => setDraft(null)}
      onPointerLeave={unpoint}
      // Positions change many times a second: CSS variables, so that no new class is made for each.
      style={
        {
          '--at': fractionOf(shown, max),
          '--pointed': fractionOf(tooltip ?? 0, max),
          '--fill': color,
        } as CSSProperties
      }
    >
      <Rail ref={rail}>
        <Fill />
      </Rail>
      <Thumb
        ref={thumb}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.round(max * 100) / 100}
        aria-valuenow={Math.round(shown * 100) / 100}
        aria-valuetext={format(shown)}
        onKeyDown={keyPressed}
        onKeyUp={release}
        onBlur={release}
      />
      {tooltip !== null && <Tooltip role="tooltip">{format(tooltip)}</Tooltip>}
    </Area>
  );
}

/** The part of the rail, from 0 to 1, up to a hovering pointer; it stays for a moment after the pointer has left. */
function usePointed() {
  const [pointed, setPointed] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    pointed,
    point: (part: number) => {
      clearTimeout(timer.current);
      setPointed(part);
    },
    unpoint: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPointed(null), TOOLTIP_HIDE_DELAY_MS);
    },
  };
}

const Area = styled.div`
  --thumb: 14px;
  position: relative;
  flex: 1;
  min-width: 0;
  padding: ${t('space.2')} 0;
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  /* A position that changes moves the thumb by a transform, in widths of this container: no layout. */
  container-type: inline-size;
  ${media.touch} {
    padding: 19px 0;
  }
`;

const Rail = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.rail')};
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--fill, ${t('colors.soft')});
  transform: translateX(calc((var(--at) - 1) * 100%));
  will-change: transform;
  transition: background-color ${t('motion.handOff')};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Thumb = styled.div`
  position: absolute;
  top: 50%;
  left: 0;
  width: var(--thumb);
  height: var(--thumb);
  margin: calc(var(--thumb) / -2);
  border-radius: 50%;
  background: ${t('colors.knob')};
  box-shadow: ${t('shadows.knob')};
  transform: translateX(calc(var(--at) * 100cqw));
  will-change: transform;
  transition: opacity ${t('motion.hover')};
  ${media.hover} {
    ${Area}:not(:hover, :active) &:not(:focus-visible) {
      opacity: 0;
    }
  }
  ${media.forcedColors} {
    background: ButtonText;
    opacity: 1 !important;
  }
`;

const Tooltip = styled.span`
  position: absolute;
  /* Above controls that overlap the slider. */
  z-index: ${t('layers.popup')};
  bottom: calc(50% + 5px);
  left: calc(var(--pointed) * 100%);
  padding: 2px ${t('space.2')};
  border-radius: 7px;
  color: ${t('colors.text')};
  background: ${t('colors.floating')};
  box-shadow:
    inset 0 0 0 1px ${t('colors.outline')},
    ${t('shadows.lift')};
  font-size: ${t('fontSizes.small')};
  font-weight: ${t('fontWeights.semibold')};
  line-height: 1rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  transform: translateX(-50%);
  ${media.phone} {
    /* On phones a slider may be as wide as the screen. */
    left: clamp(${t('space.8')}, var(--pointed) * 100%, 100% - ${t('space.8')});
  }
`;
