import { Skeleton, t } from '@segue/ui';
import styled from 'styled-components';

const WIDTHS = ['58%', '42%', '66%', '36%', '50%', '62%'] as const;

type Props = { index?: number; isTable?: boolean };

/** A placeholder in the shape of a row. */
export function SkeletonRow({ index = 0, isTable = false }: Props) {
  return (
    <Row aria-hidden="true" data-look={isTable ? 'table' : undefined}>
      <Skeleton width={t('sizes.cover')} height={t('sizes.cover')} radius="radii.cover" />
      <Lines>
        <Skeleton width={WIDTHS[index % WIDTHS.length]!} height="12px" />
        <Skeleton width="30%" height="10px" />
      </Lines>
      <Skeleton width="34px" height="10px" />
    </Row>
  );
}

/** Shown while the first page is loading. */
export function SkeletonRows({ count, isTable }: { count: number; isTable: boolean }) {
  return Array.from({ length: count }, (_, index) => (
    <SkeletonRow key={index} index={index} isTable={isTable} />
  ));
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.3')};
  height: ${t('sizes.row')};
  padding-inline: 10px 46px;
  @container tracks (max-width: 419.98px) {
    height: ${t('sizes.rowNarrow')};
    padding-inline: var(--row-edge);
  }
  @container tracks (min-width: 900px) {
    &[data-look='table'] {
      padding-inline-start: 50px;
    }
  }
`;

const Lines = styled.span`
  display: grid;
  gap: 9px;
`;
