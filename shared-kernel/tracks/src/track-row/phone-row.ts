// A row in a list narrower than 420 px: title in two lines, artist and length below, buttons for fingers at the end.
import { media, t } from '@segue/ui';
import { css } from 'styled-components';

export const phoneRow = css`
  @container tracks (max-width: 419.98px) {
    &,
    &[data-sortable] {
      grid-template:
        'lead cover name name actions more' auto 'lead cover details time actions more' auto / var(--lead, 0)
        ${t('sizes.cover')} minmax(0, max-content) minmax(calc(var(--time-width) + ${t('space.4')}), 1fr) auto
        ${t('sizes.touch')};
      align-content: center;
      /* For titles of two lines; all rows of a list are equally high. */
      height: ${t('sizes.rowNarrow')};
      padding-inline: var(--row-edge) 0;
      border-radius: var(--row-radius);
      column-gap: 0;
      --cover-start: calc(var(--row-edge) + var(--lead, 0px));
    }
    &[data-sortable] {
      --lead: 32px;
    }
    .lead {
      grid-area: lead;
      justify-content: start;
    }
    [data-size] {
      grid-area: cover;
    }
    .words {
      display: contents;
    }
    .name {
      grid-area: name;
    }
    .details {
      grid-area: details;
      min-width: 0;
    }
    .name,
    .details {
      margin-inline-start: ${t('space.3')};
    }
    .time {
      grid-area: time;
      margin-top: 2px;
      line-height: 18px;
      text-align: start;
      &::before {
        content: '·';
        margin-inline: 5px;
        color: ${t('colors.muted')};
      }
    }
    .actions {
      grid-area: actions;
    }
    .more {
      grid-area: more;
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
    /* In the row's menu: a link here would be hit by accident. */
    .heart:not([data-tone='favorite']),
    .actions > .in-menu,
    .on-album {
      display: none;
    }
    .actions > .heart {
      width: 28px;
    }
    .artists a {
      position: static;
      pointer-events: none;
    }
    .name {
      line-height: 18px;
    }
    .title {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
    /* They appear in the line of the artist: the title keeps its lines. */
    ${media.hover} {
      .name {
        grid-column-end: actions;
      }
      .actions {
        grid-row: 2;
        margin-block: -12px;
      }
    }
  }
`;
