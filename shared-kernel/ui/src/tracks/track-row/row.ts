// The only styled component of a row: a page draws forty rows, and every styled component costs time. The parts of a row are plain
// elements, each in the grid area of its class name; the width of the list decides where these areas are.
import { figures, media, oneLine, quietText, t, visuallyHidden } from '@segue/ui';
import styled, { css } from 'styled-components';
import { actionsOnHover, narrow, START, wide } from './row-widths';

const PARTS = ['lead', 'cover', 'name', 'details', 'album', 'service', 'actions', 'time', 'more'];
const pointed = css`
  background: ${t('colors.hover')};
  .time,
  .more {
    color: ${t('colors.soft')};
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'lead cover name actions time more' auto
    'lead cover details actions time more' auto / ${START} minmax(0, 1fr) auto auto ${t('sizes.control')};
  align-content: center;
  align-items: center;
  height: var(--row, ${t('sizes.row')});
  padding-inline: var(--row-edge) 2px;
  border-radius: var(--row-radius);
  transition: background-color ${t('motion.hover')};
  ${PARTS.map((part) => `.${part} { grid-area: ${part}; }`).join('')}

  /* A long press chooses the row: it neither selects its text nor opens the menu of a link. */
  ${media.touch} {
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
  /* A click anywhere on the row plays the track; links and controls lie above. */
  .play {
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .play:focus-visible {
    outline-offset: -2px;
  }
  .lead {
    display: grid;
    place-items: center;
    > * {
      grid-area: 1 / 1;
    }
  }
  .number,
  .album,
  .service,
  &.head {
    display: none;
  }
  .cover {
    position: relative;
    aspect-ratio: 1;
    pointer-events: none;
  }
  .check {
    position: absolute;
    inset: auto 2px 2px auto;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 2px solid ${t('colors.muted')};
    border-radius: 50%;
    background: ${t('colors.background')};
    color: ${t('colors.onAccent')};
  }
  &[data-chosen='true'] .check {
    border-color: ${t('colors.accentStrong')};
    background: ${t('colors.accentStrong')};
  }
  .name,
  .details {
    display: flex;
    align-items: center;
    align-self: end;
    min-width: 0;
    margin-inline-start: ${t('space.3')};
  }
  .name {
    gap: ${t('space.2')};
    line-height: 20px;
    font-weight: ${t('fontWeights.medium')};
    letter-spacing: -0.006em;
    transition: color ${t('motion.hover')};
  }
  .name > [data-moving] {
    flex: none;
  }
  .title,
  .artists {
    ${oneLine}
  }
  .details {
    align-self: start;
    gap: ${t('marks.gap')};
    margin-top: 2px;
    ${quietText}
    line-height: 18px;
  }
  .mark {
    display: inline-flex;
    font-size: 11px;
  }
  .artists,
  .album {
    a {
      color: inherit;
    }
    ${media.hover} {
      a {
        position: relative;
        z-index: 1;
      }
    }
  }
  .unseen {
    ${visuallyHidden}
  }
  .actions {
    position: relative;
    z-index: 1;
    display: flex;
    justify-content: flex-end;
    justify-self: end;
    color: ${t('colors.soft')};
  }
  .extra {
    display: grid;
    place-items: center;
  }
  .time {
    ${figures}
    width: var(--time-width);
    margin-inline: ${t('space.3')};
    text-align: end;
    transition: color ${t('motion.hover')};
  }
  .more {
    position: relative;
    z-index: 1;
    color: ${t('colors.ghost')};
  }

  ${media.hover} {
    &:hover {
      ${pointed}
    }
  }
  &:has(:focus-visible) {
    ${pointed}
  }
  &[data-chosen='true'],
  &:active:not(:has(.actions:active, .more:active, a:active)) {
    background: ${t('colors.selected')};
  }
  &[data-look='album'] .on-album {
    display: none;
  }
  &[data-current] .name {
    color: var(--provider-text);
  }
  /* The words alone: the services' guidelines forbid to alter a cover. */
  &[data-dimmed] .name {
    color: ${t('colors.soft')};
  }
  &[data-version] {
    padding-inline-start: 34px;
  }
  &[data-sortable] {
    --lead: 24px;
  }
  &[data-held] {
    z-index: 2;
    background: ${t('colors.floating')};
    box-shadow: ${t('shadows.floating')};
  }
  &[aria-hidden] {
    pointer-events: none;
    .details {
      margin-top: ${t('space.2')};
    }
  }

  ${actionsOnHover}
  ${wide}
  ${narrow}
`;
