// The head of a list or of an artist: picture, text, buttons.
import { lightDark, media, quietText, t } from '@segue/ui';
import { useCoverColor } from '@segue/ui/cover-tint';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { pictureSize } from './detail-skeleton';

/** Names of more characters are set smaller on a phone. */
const LONG_NAME = 30;

/** Degrees of hue between the colors of successive seeds: the golden angle keeps neighbors apart. */
const HUE_STEP = 137.5;

/** Degrees of hue where no cover can be read. */
export const hueOf = (seed: number): number => (seed * HUE_STEP) % 360;

type Props = {
  /** Whose color is behind the head. */
  imageUrl?: string | undefined;
  /** A small picture without color behind it, and the buttons beside the words. */
  isSmall?: boolean;
  /** In degrees; that of the name unless given. */
  hue?: number;
  /** The picture is a circle. */
  isRound?: boolean;
  cover: ReactNode;
  /** What it is, above its name. */
  kind?: string;
  /** The heading. */
  name: string;
  text: ReactNode;
  actions: ReactNode;
  error?: ReactNode;
};

export function DetailHead(props: Props) {
  const { imageUrl, isSmall = false, isRound = false, cover, kind, name, text, actions, error } = props;
  return (
    <Head data-round={isRound || undefined} data-small={isSmall || undefined}>
      {isSmall ? null : <Backdrop imageUrl={imageUrl} hue={props.hue ?? hueOf(name.length)} />}
      <Cover>{cover}</Cover>
      <Text>
        {kind === undefined ? null : <Kind>{kind}</Kind>}
        <h1 dir="auto" data-long={name.length > LONG_NAME || undefined}>
          {name}
        </h1>
        {text}
      </Text>
      {actions ? <Actions>{actions}</Actions> : null}
      {error}
    </Head>
  );
}

/** The color behind the head, taken from the cover; the hue is used when that cannot be read. */
function Backdrop({ imageUrl, hue }: { imageUrl: string | undefined; hue: number }) {
  const color = useCoverColor(imageUrl);
  return <BackdropLayer aria-hidden="true" style={{ ...color, '--hue': hue } as CSSProperties} />;
}

/** Above the head, even below a banner. */
const ABOVE = '16rem';
const HEIGHT = 'calc(460px + 6rem)';

/* Behind the page, as wide as the window; it begins above the head, under the navigation. */
const BackdropLayer = styled.div`
  position: absolute;
  z-index: ${t('layers.backdrop')};
  inset: -${ABOVE} calc(50% - 50cqi) auto;
  margin-inline-end: calc(-1 * var(--queue-width, 0px));
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
const Head = styled.header`
  position: relative;
  display: grid;
  ${pictureSize}
  grid-template: 'cover words' auto 'actions actions' auto 'error error' auto / var(--picture) minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.3')};
  ${media.content.tablet} {
    grid-template: 'cover words' 1fr 'cover actions' auto 'error error' auto / var(--picture) minmax(0, 1fr);
    gap: ${t('space.5')} ${t('space.7')};
  }
  &[data-small] {
    --picture: 64px;
    ${media.content.tablet} {
      --picture: 84px;
      grid-template: 'cover words actions' / var(--picture) minmax(0, 1fr) auto;
      column-gap: ${t('space.5')};
      > * {
        align-self: center;
      }
    }
  }
`;
const Cover = styled.div`
  grid-area: cover;
`;
const Text = styled.div`
  display: grid;
  grid-area: words;
  gap: ${t('space.2')};
  min-width: 0;
  p {
    color: ${t('colors.soft')};
    font-size: ${t('fontSizes.body')};
  }
  ${media.content.phone} {
    p {
      font-size: ${t('fontSizes.secondary')};
    }
    [data-long] {
      font-size: ${t('fontSizes.sheet')};
    }
  }
  ${media.content.tablet} {
    align-self: end;
  }
`;
const Kind = styled.p`
  && {
    ${quietText}
    font-weight: ${t('fontWeights.bold')};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  align-items: center;
  gap: ${t('space.2')};
`;
