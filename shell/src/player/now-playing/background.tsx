import type { Track } from '@segue/contract';
import { lightDark, providerColor, t } from '@segue/ui';
import { useCoverColor } from '@segue/ui/cover-tint';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

export function Background({ track }: { track: Track }) {
  const tint = useCoverColor(track.imageUrl);
  const style = { '--provider': providerColor[track.provider], ...tint } as CSSProperties;
  return <Ground aria-hidden data-known={tint !== undefined} style={style} />;
}

/** From the color of the cover to that of the page; the provider's color (`--provider`) when the cover cannot be read. */
const Ground = styled.div`
  --provider-color: color-mix(in srgb, var(--provider) 24%, ${t('colors.background')});
  --cover-color: ${lightDark(
    'var(--cover-color-light, var(--provider-color))',
    'var(--cover-color-dark, var(--provider-color))',
  )};
  position: absolute;
  inset: 0;
  z-index: -1;
  background: linear-gradient(
    var(--cover-color),
    color-mix(in srgb, var(--cover-color) 50%, ${t('colors.background')}) 50%,
    ${t('colors.background')}
  );
  opacity: 0;
  transition: opacity ${t('motion.view')};

  &[data-known='true'] {
    opacity: 1;
  }
`;
