import { media, oneLine, quietText, t } from '@segue/ui';
import { css } from 'styled-components';

/** On the container of rows, which depend on its width, not on the window's. */
export const rowContainer = css`
  container: tracks / inline-size;
  /* Width of mm:ss, or of h:mm:ss in all rows, so that the columns line up. */
  --time-width: 44px;
  --row-edge: 10px;
  --row-radius: ${t('radii.row')};
  &[data-hours] {
    --time-width: 54px;
  }
`;

export const START = `var(--lead, 0) var(--cover, ${t('sizes.cover')})`;

/** At least 900 px: number, album and service have columns of their own, which the head of the table names. */
export const wide = css`
  @container tracks (min-width: 900px) {
    &[data-look] {
      --lead: 40px;
      grid-template:
        'lead cover name album service actions time more' auto
        'lead cover details album service actions time more' auto / ${START} minmax(0, 1.8fr) minmax(0, 1fr)
        auto auto auto ${t('sizes.control')};
      .lead {
        padding-inline-end: ${t('space.3')};
      }
      .number {
        display: block;
        color: ${t('colors.faint')};
        font-size: ${t('fontSizes.secondary')};
        font-variant-numeric: tabular-nums;
      }
      .check {
        inset: calc(50% - 10px) auto auto -36px;
      }
      &[data-chosen] .lead {
        visibility: hidden;
      }
      .name [data-moving],
      .mark,
      .on-album {
        display: none;
      }
      .album,
      .service {
        ${quietText}
        ${oneLine}
        display: block;
        margin-inline-start: ${t('space.3')};
      }
      .service {
        width: 110px;
      }
      .actions {
        min-width: 104px;
      }
      /* The grip takes the place of the number under the pointer and with the keyboard's focus. */
      [data-grip] {
        opacity: 0;
      }
      &[data-sortable]:is(:hover, :has(:focus-visible), [data-held]) {
        .number {
          visibility: hidden;
        }
        [data-grip] {
          opacity: 1;
        }
      }
    }
    &[data-look='album'] :is(.name, .details) {
      grid-column-end: album-end;
    }
    &.head {
      display: grid;
      height: 36px;
      margin-bottom: ${t('space.2')};
      border-bottom: 1px solid ${t('colors.hairline')};
      border-radius: 0;
      .name {
        grid-area: name / cover / details / name;
        align-self: center;
        margin: 0;
        ${quietText}
        font-weight: inherit;
      }
      svg {
        margin-inline-start: auto;
      }
    }
  }
`;

/** Less than 420 px: the title in two lines, artist and length below; at the end what the row is marked with, and its menu. */
export const narrow = css`
  @container tracks (max-width: 419.98px) {
    grid-template:
      'lead cover name name actions more' auto
      'lead cover details time actions more' auto / ${START} minmax(0, max-content)
      minmax(calc(var(--time-width) + ${t('space.4')}), 1fr) auto ${t('sizes.touch')};
    /* For titles of two lines; all rows of a list are equally high. */
    height: var(--row, ${t('sizes.rowNarrow')});
    padding-inline-end: 0;
    .name {
      line-height: 18px;
    }
    .title {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: var(--title-lines, 2);
      white-space: normal;
    }
    .time {
      width: auto;
      margin: 2px 0 0;
      line-height: 18px;
      text-align: start;
      align-self: start;
      &::before {
        content: '·';
        margin-inline: 5px;
        color: ${t('colors.muted')};
      }
    }
    .actions,
    .more {
      margin: 0;
      color: ${t('colors.muted')};
    }
    .actions > *,
    .more {
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
    }
    /* Its target lies over the end of the title. */
    .actions > .heart {
      margin-inline-start: calc(${t('space.3')} * -1);
    }
    /* Only a mark, which appears in color when the menu adds the track. */
    .actions > .queue {
      width: 28px;
      transition: color 2s;
    }
    .queue:not(:disabled) {
      position: absolute;
      visibility: hidden;
      color: ${t('colors.accent')};
    }
    /* In the row's menu: a link here would be hit by accident. */
    .heart:not([data-tone='favorite']),
    .extra:not(:has([aria-busy='true'])),
    .on-album,
    [data-warning] ~ .artists {
      display: none;
    }
    .artists a {
      position: static;
      pointer-events: none;
    }
  }
`;

/** From 420 px, buttons appear under the pointer and with the keyboard's focus; the title has their room until then. */
export const actionsOnHover = css`
  ${media.hover} {
    @container tracks (min-width: 420px) {
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
  }
`;
