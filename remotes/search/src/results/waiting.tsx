// Skeleton of the results until their code is loaded: the same columns, with placeholders for covers and titles.
import { cardSurface, media, Skeleton, t } from '@segue/ui';
import { $providers } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { Fragment } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { $locked, type ResultsTab } from './model';

/** Room for the tabs of two services with long counts, also in the fallback font. */
const BESIDE_TWO = '@container content (min-width: 700px)';
const WIDE = '@container content (min-width: 1008px)';
/** Content so wide that the switch and the link of the results stand beside the tabs, which `data-many` makes longer. */
export const besideTabs = (styles: RuleSet) => css`
  ${BESIDE_TWO} {
    &:not([data-many]) {
      ${styles}
    }
  }
  ${WIDE} {
    ${styles}
  }
`;
/** Of the line of artists, albums and playlists, which is filled after the lists. */
export const HITS_HEIGHT = '72px';
const TITLE_PERCENTS = [58, 42, 66, 36, 50, 62, 44, 54, 40];
const COVER = t('sizes.cover');

export function Waiting({ tab }: { tab: ResultsTab }) {
  const [providers, locked] = useUnit([$providers, $locked]);
  const shown = tab === 'all' ? providers : [tab];
  return (
    <Columns data-many={providers.length > 2 || undefined}>
      {shown.map((provider) => (
        <List key={provider}>
          {/* A source that is not searched keeps its column. */}
          {locked.includes(provider) ? null : <PlaceholderRows />}
        </List>
      ))}
    </Columns>
  );
}

export const PlaceholderRows = () =>
  TITLE_PERCENTS.map((percent) => (
    <Fragment key={percent}>
      <Skeleton width={COVER} height={COVER} />
      <Skeleton width={`${percent}%`} />
    </Fragment>
  ));

const Columns = styled.div`
  display: grid;
  gap: ${t('space.5')};
  padding-top: ${HITS_HEIGHT};
  /* The height of the link above the first list. */
  margin-top: 32px;
  ${media.content.phone} {
    margin-top: -22px;
  }
  ${besideTabs(css`
    margin-top: 0;
  `)}
  /* As the columns of the results: the third as wide as both, or beside them where there is room. */
  ${media.content.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
  ${WIDE} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > :nth-child(odd):last-child {
      grid-column: auto;
    }
  }
`;
export const placeholderGrid = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-auto-rows: ${t('sizes.row')};
  align-items: center;
  column-gap: ${t('space.3')};
  ${media.content.phone} {
    grid-auto-rows: ${t('sizes.rowNarrow')};
  }
`;
const List = styled.div`
  ${cardSurface}
  ${placeholderGrid}
  /* At the top, the height of the heading. */
  padding: 48px 17px 0;
  max-height: calc(48px + ${t('sizes.column')});
  overflow: hidden;
  ${media.content.phone} {
    padding: ${t('sizes.touch')} 0 0;
    border: 0;
    background: none;
  }
`;
