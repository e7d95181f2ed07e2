// Line drawings for empty states: a gray shape crossed by the product's green-to-orange line.
import { useId } from 'react';
import styled from 'styled-components';
import { t } from '../theme';

export const SearchDrawing = /* @__PURE__ */ createDrawing(
  'M60 15a29 29 0 1 0 0 58a29 29 0 0 0 0-58M81 66l20 20',
  'M8 45c17-28 35-28 52 0s35 28 52 0',
);
export const QueueDrawing = /* @__PURE__ */ createDrawing(
  'M16 52h64M16 70h44M92 52h12M72 70h32',
  'M16 30c9-14 18-14 27 0s18 14 27 0s18-14 27 0',
);
export const HeartDrawing = /* @__PURE__ */ createDrawing(
  'M60 86S24 63 24 37a20 20 0 0 1 36-12a20 20 0 0 1 36 12c0 26-36 49-36 49z',
  'M4 46h28c6 0 7-16 12-16s8 32 14 32s7-16 13-16h45',
);
export const PlaylistDrawing = /* @__PURE__ */ createDrawing(
  'M24 32h58v52H24zM36 32V20h58v52H82M48 20V8h58v52H94',
  'M32 58c7-18 14-18 21 0s14 18 21 0',
);
export const UnpluggedDrawing = /* @__PURE__ */ createDrawing(
  'M60 24v-8M46 30l-5-6M74 30l5-6M60 74v8M46 70l-5 6M74 70l5 6',
  'M6 52c9-16 17-16 26 0s10 14 16 12M72 40c6-3 10-3 16 12s17 16 26 0',
);

function createDrawing(shape: string, line: string) {
  return function Drawing() {
    const gradient = useId();
    return (
      <Svg width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="120" y1="0" y2="0">
          <stop />
          <stop offset="0.5" />
          <stop offset="1" />
        </linearGradient>
        <path d={shape} />
        <path d={line} stroke={`url(#${gradient})`} />
      </Svg>
    );
  };
}

const Svg = styled.svg`
  fill: none;
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path:first-of-type {
    stroke: ${t('colors.ghost')};
    stroke-width: 2.5;
  }
  stop {
    stop-color: ${t('colors.spotify')};
  }
  stop:nth-child(2) {
    stop-color: ${t('colors.accent')};
  }
  stop:nth-child(3) {
    stop-color: ${t('colors.soundcloud')};
  }
`;
