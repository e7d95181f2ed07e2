// A row in a narrow list: the title needs the room, so there are no numbers, and badges go under it.
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
    /* A button's own margin is gap enough before the time. */
    .actions {
      margin-inline-end: -8px;
    }
    /* The equaliser takes its room from the title: nothing else moves when a track becomes the current one. */
    &[data-current]:not(:has([data-grip])) {
      .words,
      .rest {
        grid-area: 1 / 2;
      }
      .rest {
        display: grid;
        place-self: center start;
        /* As high as the line under the title. */
        margin-block-end: 20px;
        opacity: 1;
      }
      .name {
        justify-self: end;
        width: calc(100% - 20px);
      }
    }
    /* Four controls would leave the title no room at all: it gets a line of its own above them. */
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
