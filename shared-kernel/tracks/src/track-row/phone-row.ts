// A row in a list narrower than 600 px: title at full width, artist below, buttons for fingers at the end.
import { t } from '@segue/ui';
import { css } from 'styled-components';

export const phoneRow = css`
  @container tracks (max-width: 479.98px) {
    grid-template-columns: ${t('sizes.cover')} minmax(0, 1fr) auto ${t('sizes.touch')};
    height: 62px;
    padding-inline: 10px 0;
    &[data-sortable] {
      grid-template-columns: 24px ${t('sizes.cover')} minmax(0, 1fr) auto ${t('sizes.touch')};
      padding-inline-start: 0;
    }
    .time {
      display: none;
    }
    .actions {
      color: ${t('colors.muted')};
    }
    .more {
      margin-inline-start: calc(${t('space.3')} * -1);
    }
    .actions > *,
    .more {
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
    }
    /* In the row's menu: a link here would be hit by accident. */
    .heart,
    .on-album {
      display: none;
    }
    .artists a {
      position: static;
      pointer-events: none;
    }
  }
`;
