// The color behind the head of a playlist, taken from its cover.
import type { Playlist } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { lightDark, t } from '@segue/ui';
import { type CoverTint, readCoverTint } from '@segue/ui/cover-tint';
import { createEffect, sample } from 'effector';
import { useGate, useStoreMap } from 'effector-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { CoverGate } from './gates';
import { hueOf } from './playlist-cover';

// A cover that cannot be read is no failure: the playlist's own hue is used.
const readTintFx = createEffect(readCoverTint);

/** By the URL of the cover. */
const $coverColors = createPageStore<Readonly<Record<string, CoverTint>>>({}).on(
  readTintFx.done,
  (colors, { params, result }) => (result === null ? colors : { ...colors, [params]: result }),
);

sample({
  clock: CoverGate.state,
  source: $coverColors,
  filter: (colors, { url }) => Boolean(url) && colors[url] === undefined,
  fn: (_, { url }) => url,
  target: readTintFx,
});

/** Above the head, even below a banner. */
const ABOVE = '16rem';
const HEIGHT = 'calc(460px + 6rem)';

export function CoverBackdrop({ playlist }: { playlist: Playlist }) {
  const url = playlist.imageUrl ?? playlist.summary?.coverUrls[0] ?? '';
  useGate(CoverGate, { url });
  const color = useStoreMap({ store: $coverColors, keys: [url], fn: (colors, [key]) => colors[key] ?? null });
  const style = {
    '--hue': hueOf(playlist),
    '--cover-color-dark': color?.dark,
    '--cover-color-light': color?.light,
  } as CSSProperties;
  return <Layer aria-hidden="true" style={style} />;
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
