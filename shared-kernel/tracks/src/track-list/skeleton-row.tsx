import { Skeleton, t } from '@segue/ui';
import styled from 'styled-components';

const WIDTHS = ['58%', '42%', '66%', '36%', '50%', '62%'] as const;

/** A placeholder in the shape of a row. */
export function SkeletonRow({ index = 0 }: { index?: number }) {
  return (
    <Row aria-hidden="true">
      <Skeleton width="48px" height="48px" radius="radii.cover" />
      <Lines>
        <Skeleton width={WIDTHS[index % WIDTHS.length]!} height="12px" />
        <Skeleton width="30%" height="10px" />
      </Lines>
      <Skeleton width="34px" height="10px" />
    </Row>
  );
}

/** Shown while the first page is loading. */
export function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <SkeletonRow key={index} index={index} />);
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.3')};
  padding: 7px 10px 7px 42px;
  @container tracks (max-width: 400px) {
    padding-left: ${t('space.2')};
  }
`;

const Lines = styled.span`
  display: grid;
  gap: 9px;
`;
