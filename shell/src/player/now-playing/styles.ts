// The styles of the now-playing view. On a small screen the cover shrinks first, so that no control is ever cut.
import { oneLine, t } from '@segue/ui';
import styled from 'styled-components';
import { lineClamp } from '../../platform/page/line-clamp';

/** Wider than high, as a phone on its side: cover and words at the left, controls at the right. */
const low = '@media (max-height: 520px) and (min-width: 520px)';

export const wide = '@media (min-width: 1024px) and (min-height: 600px)';

export const View = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${t('layers.nowPlaying')};
  display: grid;
  /* The controls are as wide as the cover, but for the smallest screens. */
  --column: minmax(0, clamp(20rem, var(--art-height), 480px));
  --art-height: 42dvh;
  grid-template: 'head' auto 'art' minmax(0, calc(42dvh + 48px)) 'panel' 1fr / var(--column);
  justify-content: center;
  padding: env(safe-area-inset-top) ${t('space.6')}
    calc(env(safe-area-inset-bottom) + max(${t('space.3')}, var(--notices-height, 0px)));
  overflow: hidden auto;
  color: ${t('colors.soft')};
  background: ${t('colors.background')};
  overscroll-behavior: contain;
  touch-action: none;

  &:focus {
    outline: none;
  }

  ${low} {
    grid-template: 'head head' auto 'art panel' minmax(0, 1fr) / minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${t('space.8')};
  }

  ${wide} {
    &:has([data-beside]) {
      --art-height: min(480px, 100dvh - 344px);
      grid-template:
        'head head' auto 'art beside' minmax(0, calc(var(--art-height) + 24px)) 'panel beside' 1fr
        / var(--column) minmax(0, 640px);
      column-gap: clamp(40px, 6vw, 96px);
    }
  }
`;

export const Head = styled.header`
  grid-area: head;
  display: grid;
  grid-template-columns: ${t('sizes.touch')} minmax(0, 1fr) ${t('sizes.touch')};
  align-items: center;
  height: 56px;
  /* The icons stand at the edges of the cover. */
  margin-inline: -12px;
  color: ${t('colors.text')};

  > button {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
  }
  > h2 {
    ${oneLine}
    font-size: ${t('fontSizes.tile')};
    letter-spacing: 0;
    text-align: center;

    ${wide} {
      text-align: start;
    }
  }

  ${low} {
    height: ${t('sizes.touch')};
  }
`;

export const Art = styled.div`
  grid-area: art;
  align-self: stretch;
  display: grid;
  place-items: center;
  min-height: 0;
  container-type: size;

  ${wide} {
    /* In line with the choice beside it. */
    place-items: start center;
  }

  > span[data-size] {
    width: min(100cqw, 100cqh, var(--art-height));

    ${low} {
      width: min(100cqw, 100cqh - ${t('space.3')});
    }
    border-radius: ${t('radii.control')};
    box-shadow: ${t('shadows.lift')};
  }

  [data-lyrics] > & {
    display: none;

    ${wide} {
      display: grid;
    }
  }
`;

export const Panel = styled.div`
  grid-area: panel;
  display: grid;
  /* A long line is cut: it makes nothing wider. */
  grid-template-columns: minmax(0, 1fr);
  align-content: space-evenly;
  min-width: 0;
`;
export const Words = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.3')};
  padding-block: ${t('space.2')};

  > div {
    min-width: 0;
  }
  h3 {
    ${lineClamp(2)}
    font-size: ${t('fontSizes.nowPlaying')};
    line-height: 28px;
    color: ${t('colors.text')};

    @media (max-height: 600px) {
      -webkit-line-clamp: 1;
    }
  }
  p {
    ${oneLine}
    line-height: 24px;
  }
  a {
    padding-block: 4px;
    color: inherit;
  }
  > button {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    margin-inline-end: -12px;
  }
  > button svg {
    width: 24px;
    height: 24px;
  }
`;
/* The times are below the slider. */
export const SeekRow = styled.div`
  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0;
  }
  > div > :nth-child(2) {
    grid-row: 1;
    grid-column: 1 / -1;
  }
  > div > span {
    color: ${t('colors.soft')};
  }
  > div > :first-child {
    text-align: start;
  }
  > div > :last-child {
    text-align: end;
  }
`;

export const Controls = styled.div`
  padding-block: ${t('space.2')};
  margin-inline: -12px;

  ${low} {
    padding-block: 0;
  }
`;

export const VolumeRow = styled.div`
  --volume-width: auto;
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  margin-inline: -12px;

  button {
    min-width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
  }
  > div,
  > div > div {
    flex: 1;
  }
`;
/** A switch in words: the content beside the track, the queue. */
export const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  flex: none;
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.4')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.pill')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  background: ${t('colors.hover')};

  &:hover {
    background: ${t('colors.selected')};
  }
  &[aria-pressed='true'] {
    color: ${t('colors.background')};
    background: ${t('colors.text')};
  }
  @media (max-width: 350px) {
    padding: 0 ${t('space.2')};
  }
`;
