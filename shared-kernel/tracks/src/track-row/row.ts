// The only styled component of a row. A page of results renders forty rows, and every styled component costs time;
// so the parts of a row are plain elements with class names that are local to this file.
import { figures, media, oneLine, t } from '@segue/ui';
import styled from 'styled-components';
import { narrow } from './narrow-row';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${t('space.3')};
  padding: 7px 10px;
  border-radius: ${t('radii.row')};
  transition: background-color ${t('motion.hover')};

  .lead {
    display: grid;
    place-items: center;
    > * {
      grid-area: 1 / 1;
    }
  }
  .play {
    display: grid;
    place-items: center;
    opacity: 0;
    color: ${t('colors.text')};
    transition: opacity ${t('motion.hover')};
  }
  /* A click anywhere on the row plays the track; links and controls lie above. */
  .play::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .play:focus-visible {
    outline: none;
  }
  .play:focus-visible::after {
    border-radius: ${t('radii.row')};
    outline: 2px solid ${t('colors.accent')};
    outline-offset: -2px;
  }
  .rest {
    ${figures}
    display: grid;
    place-items: center;
    pointer-events: none;
    transition: opacity ${t('motion.hover')};
  }
  .words {
    display: grid;
    grid-template: 'badges name' auto 'credits credits' auto / auto minmax(0, 1fr);
    align-items: center;
    row-gap: 1px;
    min-width: 0;
  }
  .badges {
    grid-area: badges;
    display: flex;
    gap: 6px;
    margin-inline-end: 6px;
  }
  .name {
    ${oneLine}
    grid-area: name;
    font-weight: ${t('fontWeights.medium')};
    transition: color ${t('motion.hover')};
  }
  .credits {
    grid-area: credits;
    display: flex;
    align-items: center;
    gap: 7px;
    min-width: 0;
    color: ${t('colors.muted')};
    font-size: ${t('fontSizes.secondary')};
  }
  /* The click target is larger than the dot. */
  .source {
    position: relative;
    z-index: 1;
    display: inline-flex;
    border-radius: ${t('radii.control')};
    font-size: 11px;
    &::before {
      content: '';
      position: absolute;
      inset: -8px -6px;
    }
    &:is(a):hover {
      transform: scale(1.35);
    }
  }
  .artists {
    ${oneLine}
    a {
      position: relative;
      z-index: 1;
    }
  }
  .actions {
    position: relative;
    z-index: 1;
    display: flex;
    gap: 2px;
    color: ${t('colors.faint')};
  }
  .time {
    ${figures}
    min-width: var(--time-width);
    text-align: end;
  }

  &:hover,
  &:focus-within {
    background: ${t('colors.hover')};
    .actions {
      color: ${t('colors.soft')};
    }
  }
  ${media.hover} {
    &:hover .play {
      opacity: 1;
    }
    &:hover .rest {
      opacity: 0;
    }
  }
  .play:focus-visible {
    opacity: 1;
  }
  .play:focus-visible + .rest {
    opacity: 0;
  }
  &[data-provider='spotify'][data-current] .name {
    color: ${t('colors.spotify')};
  }
  &[data-provider='soundcloud'][data-current] .name {
    color: ${t('colors.soundcloud')};
  }
  /* The held row lies above the others. */
  &[data-held] {
    z-index: 2;
    background: ${t('colors.cardRaised')};
    box-shadow: ${t('shadows.floating')};
  }
  &[data-blocked] .name {
    color: ${t('colors.muted')};
  }
  ${media.touch} {
    .actions {
      color: ${t('colors.soft')};
    }
  }
  ${narrow}
`;
