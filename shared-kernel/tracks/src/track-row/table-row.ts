// A row of a table of 900 px or more: number, album and service have columns of their own.
import { oneLine, quietText, t } from '@segue/ui';
import { css } from 'styled-components';

/** All columns, those of a list of one service, or of one album there. */
export type TableLook = boolean | 'one-service' | 'album';

const columns = (middle: string) =>
  `grid-template-columns: 28px ${t('sizes.cover')} ${middle} 104px var(--time-width) ${t('sizes.control')};`;

/** Number, cover, title, album, service, buttons, time, menu; the table's head has the same columns. */
export const tableColumns = css`
  ${columns('minmax(0, 1.8fr) minmax(0, 1fr) 110px')}
  &[data-look='one-service'] {
    ${columns('minmax(0, 1.8fr) minmax(0, 1fr)')}
  }
  &[data-look='album'] {
    ${columns('minmax(0, 1fr)')}
  }
`;

export const tableRow = css`
  &[data-look='album'] .on-album {
    display: none;
  }
  @container tracks (min-width: 900px) {
    &[data-look] {
      ${tableColumns}
      column-gap: ${t('space.3')};
      padding-inline: 10px 2px;
      .lead {
        display: grid;
        place-items: center;
        > * {
          grid-area: 1 / 1;
        }
      }
      .number {
        display: grid;
        place-items: center;
        color: ${t('colors.faint')};
        font-size: ${t('fontSizes.secondary')};
        font-variant-numeric: tabular-nums;
      }
      /* In place of the number. */
      .check {
        inset-block-end: auto;
        inset-inline-start: 14px;
      }
      &[data-chosen] .lead {
        visibility: hidden;
      }
      .name [data-moving],
      .mark,
      .on-album {
        display: none;
      }
      .album {
        ${oneLine}
        display: block;
        a {
          position: relative;
          z-index: 1;
          color: inherit;
        }
      }
      .service {
        display: block;
      }
      .album,
      .service {
        ${quietText}
      }
      .actions {
        min-width: 100%;
        margin: 0;
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
  }
`;
