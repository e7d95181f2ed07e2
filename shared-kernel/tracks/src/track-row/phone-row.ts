// A row in a list narrower than 420 px: title at full width, artist below, buttons for fingers at the end.
import { t } from '@segue/ui';
import { css } from 'styled-components';

export const phoneRow = css`
  @container tracks (max-width: 419.98px) {
    grid-template-columns: ${t('sizes.cover')} minmax(0, 1fr) auto ${t('sizes.touch')};
    height: 62px;
    padding-inline: var(--row-edge) 0;
    border-radius: var(--row-radius);
    column-gap: 0;
    .words {
      margin-inline-start: ${t('space.3')};
    }
    /* Beside the page's margin, where the system's back gesture starts; its target lies over the edge of the cover. */
    &[data-sortable] {
      grid-template-columns: 32px ${t('sizes.cover')} minmax(0, 1fr) auto ${t('sizes.touch')};
      column-gap: 0;
      padding-inline-start: var(--row-edge);
      .lead {
        justify-content: start;
      }
      [data-grip] {
        place-items: center start;
        width: ${t('sizes.touch')};
        height: ${t('sizes.touch')};
        &::before {
          content: none;
        }
      }
    }
    .time {
      display: none;
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
    .heart,
    .actions > .in-menu,
    .on-album {
      display: none;
    }
    .artists a {
      position: static;
      pointer-events: none;
    }
  }
`;
