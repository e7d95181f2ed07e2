// The color behind the head of a playlist, taken from its cover.
import type { Playlist } from '@segue/contract';
import { t } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { hueOf } from '../playlist-cover';
import { $hues } from './wash-model';

const HEIGHT = '460px';

export function Wash({ playlist }: { playlist: Playlist }) {
  const url = playlist.imageUrl ?? playlist.summary?.coverUrls[0] ?? '';
  const hue = useStoreMap({ store: $hues, keys: [url], fn: (hues, [key]) => hues[key] ?? null });
  return <Layer aria-hidden="true" style={{ '--hue': hue ?? hueOf(playlist) } as CSSProperties} />;
}

/* Behind the page, as wide as the content; it begins above the head, under the navigation. */
const Layer = styled.div`
  position: absolute;
  z-index: ${t('layers.backdrop')};
  inset: -10rem calc(50% - 50cqi) auto;
  height: ${HEIGHT};
  background: linear-gradient(hsl(var(--hue) 62% 24% / 0.62), hsl(var(--hue) 50% 20% / 0.4) 40%, transparent);
  pointer-events: none;
  @media (prefers-color-scheme: light) {
    background: linear-gradient(
      hsl(var(--hue) 70% 84% / 0.9),
      hsl(var(--hue) 70% 90% / 0.6) 40%,
      transparent
    );
  }
`;
