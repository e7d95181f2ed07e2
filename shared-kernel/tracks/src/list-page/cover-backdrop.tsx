// The color behind the head of a list, taken from its cover.
import { lightDark, t } from '@segue/ui';
import { useCoverColor } from '@segue/ui/cover-tint';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

/** Above the head, even below a banner. */
const ABOVE = '16rem';
const HEIGHT = 'calc(460px + 6rem)';

type Props = {
  imageUrl: string | undefined;
  /** In degrees; used when the cover cannot be read. */
  hue: number;
};

export function CoverBackdrop({ imageUrl, hue }: Props) {
  const color = useCoverColor(imageUrl);
  return <Layer aria-hidden="true" style={{ ...color, '--hue': hue } as CSSProperties} />;
}

/* Behind the page, as wide as the content; it begins above the head, under the navigation. */
const Layer = styled.div`
  position: absolute;
  z-index: ${t('layers.backdrop')};
  inset: -${ABOVE} calc(50% - 50cqi) auto;
  height: ${HEIGHT};
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
`;
