// A row in a narrow list: no numbers, and badges below the title, to leave the title enough width.
import { t } from '@segue/ui';
import { css } from 'styled-components';

export const narrow = css`
  @container tracks (max-width: 400px) {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 10px;
    padding: 7px ${t('space.2')};
    .words {
      grid-template: 'name name' auto 'badges credits' auto / auto minmax(0, 1fr);
    }
    .lead {
      display: contents;
    }
    .play {
      position: absolute;
      inset: 0;
    }
    .rest,
    .play svg {
      display: none;
    }
    /* The margin inside the last button is enough of a gap before the duration. */
    .actions {
      margin-inline-end: -8px;
    }
    /* The equalizer takes its width from the title: nothing else moves when a track becomes the current one. */
    &[data-current]:not(:has([data-grip])) {
      .words,
      .rest {
        grid-area: 1 / 2;
      }
      .rest {
        display: grid;
        place-self: center start;
        /* The height of the line below the title. */
        margin-block-end: 20px;
        opacity: 1;
      }
      .name {
        justify-self: end;
        width: calc(100% - 20px);
      }
    }
    /* With a grip there are four controls: the title gets its own line above them. */
    &:has([data-grip]) {
      grid-template:
        'cover name name name time' auto
        'cover badges credits actions actions' auto / auto auto minmax(0, 1fr) auto auto;
      row-gap: 0;
      .words {
        display: contents;
      }
      .rest {
        display: none;
      }
      .badges {
        margin: 0;
      }
      > :nth-child(2) {
        grid-area: cover;
      }
      .actions {
        grid-area: actions;
        margin-inline-end: -6px;
      }
      .time {
        grid-area: time;
      }
    }
  }
`;
