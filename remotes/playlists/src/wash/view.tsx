// The color behind the head of a playlist, taken from its cover.
import type { Playlist } from '@segue/contract';
import { t } from '@segue/ui';
import { useGate, useStoreMap } from 'effector-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { hueOf } from '../playlist-cover';
import { WashGate } from './gate';
import { $washes } from './model';

/** Above the head, even below a banner. */
const ABOVE = '16rem';
const HEIGHT = 'calc(460px + 6rem)';

export function Wash({ playlist }: { playlist: Playlist }) {
  const url = playlist.imageUrl ?? playlist.summary?.coverUrls[0] ?? '';
  useGate(WashGate, { url });
  const wash = useStoreMap({ store: $washes, keys: [url], fn: (washes, [key]) => washes[key] ?? null });
  const style = {
    '--hue': hueOf(playlist),
    '--wash-dark': wash?.dark,
    '--wash-light': wash?.light,
  } as CSSProperties;
  return <Layer aria-hidden="true" style={style} />;
}

/* Behind the page, as wide as the content; it begins above the head, under the navigation. */
const Layer = styled.div`
  position: absolute;
  z-index: ${t('layers.backdrop')};
  inset: -${ABOVE} calc(50% - 50cqi) auto;
  height: ${HEIGHT};
  --wash: light-dark(var(--wash-light, hsl(var(--hue) 70% 84%)), var(--wash-dark, hsl(var(--hue) 62% 24%)));
  background: linear-gradient(
    color-mix(in srgb, var(--wash) 62%, transparent) 6rem,
    color-mix(in srgb, var(--wash) 34%, transparent) calc(6rem + 184px),
    transparent
  );
  pointer-events: none;
`;
