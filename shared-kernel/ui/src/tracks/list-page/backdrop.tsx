import { lightDark, t } from '@segue/ui';
import { useCoverColor } from '@segue/ui/cover-tint';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

/** Degrees of hue between the colors of successive seeds: the golden angle keeps neighbors apart. */
const HUE_STEP = 137.5;

export const hueOf = (seed: number): number => (seed * HUE_STEP) % 360;

/** Taken from the cover; the seed's color when that cannot be read. */
export function Backdrop({ imageUrl, seed }: { imageUrl: string | undefined; seed: number }) {
  const color = useCoverColor(imageUrl);
  const style = { ...color, '--hue': hueOf(seed) } as CSSProperties;
  return <Layer aria-hidden="true" data-known={color !== undefined} style={style} />;
}

/* Behind the page, as wide as the window; it begins above the head, under the navigation, even below a banner. */
const Layer = styled.div`
  position: absolute;
  z-index: ${t('layers.backdrop')};
  inset: -16rem calc(50% - 50cqi) auto;
  margin-inline-end: calc(-1 * var(--queue-width, 0px));
  height: calc(460px + 6rem);
  --cover-color: ${lightDark(
    'var(--cover-color-light, hsl(var(--hue) 70% 84%))',
    'var(--cover-color-dark, hsl(var(--hue) 62% 24%))',
  )};
  background: linear-gradient(
    color-mix(in srgb, var(--cover-color) 62%, transparent) 6rem,
    color-mix(in srgb, var(--cover-color) 34%, transparent) calc(6rem + 184px),
    transparent
  );
  pointer-events: none;
  opacity: 0;
  transition: opacity ${t('motion.view')};

  &[data-known='true'] {
    opacity: 1;
  }
`;
