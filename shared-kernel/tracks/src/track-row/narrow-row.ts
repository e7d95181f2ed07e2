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
    .time {
      min-width: 0;
    }
    &[data-current] {
      grid-template-columns: 14px auto minmax(0, 1fr) auto auto;
      .rest {
        display: grid;
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
