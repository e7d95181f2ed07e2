// The only styled component of a row. A page of results renders forty rows, and every styled component costs time;
// so the parts of a row are plain elements with class names that are local to this file.
import { figures, media, oneLine, quietText, t, visuallyHidden } from '@segue/ui';
import styled, { css } from 'styled-components';
import { phoneRow } from './phone-row';
import { tableRow } from './table-row';

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
  grid-template-columns: ${t('sizes.cover')} minmax(0, 1fr) auto var(--time-width) ${t('sizes.control')};
  align-items: center;
  column-gap: ${t('space.3')};
  height: ${t('sizes.row')};
  padding-inline: 10px 2px;
  border-radius: ${t('radii.row')};
  transition: background-color ${t('motion.hover')};

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
    display: none;
  }
  /* In the corner of the cover, away from the next row. */
  .check {
    position: absolute;
    inset-block-end: calc(50% - ${t('sizes.cover')} / 2 + 2px);
    inset-inline-start: calc(var(--cover-start, 10px) + ${t('sizes.cover')} - 22px);
  }
  .words {
    min-width: 0;
  }
  .name {
    display: flex;
    align-items: center;
    gap: ${t('space.2')};
    line-height: 20px;
    font-weight: ${t('fontWeights.medium')};
    letter-spacing: -0.006em;
    transition: color ${t('motion.hover')};
  }
  .name > [data-moving] {
    flex: none;
  }
  .title {
    ${oneLine}
  }
  .details {
    display: flex;
    align-items: center;
    gap: ${t('marks.gap')};
    margin-top: 2px;
    ${quietText}
    line-height: 18px;
  }
  .mark {
    display: inline-flex;
    font-size: 11px;
  }
  .artists {
    ${oneLine}
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
  .album,
  .service {
    display: none;
  }
  .actions {
    position: relative;
    z-index: 1;
    display: flex;
    justify-content: flex-end;
    justify-self: end;
    margin-inline-start: calc(${t('space.3')} * -1);
    color: ${t('colors.soft')};
  }
  .actions > span {
    display: grid;
    place-items: center;
  }
  .time {
    ${figures}
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
  &[data-current] .name {
    color: var(--provider-text);
  }
  /* The words alone: the services' guidelines forbid to alter a cover. */
  &[data-dimmed] .name {
    color: ${t('colors.soft')};
  }
  /* Below the row of the same song. */
  &[data-version] {
    --cover-start: 34px;
    padding-inline-start: 34px;
  }
  /* The held row lies above the others. */
  &[data-held] {
    z-index: 2;
    background: ${t('colors.floating')};
    box-shadow: ${t('shadows.floating')};
  }
  /* With a grip at the start. */
  &[data-sortable] {
    --cover-start: calc(26px + ${t('space.2')});
    grid-template-columns:
      24px ${t('sizes.cover')} minmax(0, 1fr) auto var(--time-width)
      ${t('sizes.control')};
    padding-inline-start: 2px;
    column-gap: ${t('space.2')};
    .lead {
      display: grid;
      place-items: center;
    }
    .number {
      display: none;
    }
  }

  /* Buttons appear under the pointer and with the keyboard's focus; the title has their room until then. */
  ${media.hover} {
    &:not(:hover, :has(:focus-visible)) .actions {
      width: 0;
      > :not([data-tone='favorite'], [data-pulse]) {
        /* Forced colors show disabled buttons, which here have no room. */
        opacity: 0 !important;
      }
      &:has(> [data-tone='favorite']) {
        width: ${t('sizes.control')};
      }
      &:has(> [data-pulse]) {
        width: calc(${t('sizes.control')} * 2);
      }
    }
  }
  ${tableRow}
  ${phoneRow}
`;
