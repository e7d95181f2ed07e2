// The favorites of several services, in which a song that more than one has stands once.
import type { Provider, Track } from '@segue/contract';
import { $favorites } from '@segue/kernel/state';
import type { TrackRowProps } from '@segue/ui/tracks';
import { type Alike, areFoundAtOnce, useVersions } from '@segue/ui/tracks/versions';
import { useGate, useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import { VersionsGate } from '../gates';
import { $alike, $visible, groupingChoice } from './model';

export type ListsProps = {
  columns?: Readonly<Record<Provider, readonly Track[]>>;
  rowOf?: (row: TrackRowProps) => ReactNode;
  isLoading?: boolean;
};

type Props = { Lists: ComponentType<ListsProps>; isLoading: boolean };

export function GroupedColumns(props: Props) {
  useGate(VersionsGate);
  const [all, alike] = useUnit([$favorites, $alike]);
  return areFoundAtOnce(all, alike) ? <Songs {...props} alike={alike} /> : <props.Lists isLoading />;
}

function Songs({ Lists, isLoading, alike }: Props & { alike: Alike | null }) {
  const [all, visible, isGrouped] = useUnit([$favorites, $visible, groupingChoice.$isGrouped]);
  const { columns, rowOf } = useVersions(all, visible, isGrouped, { alike });
  return <Lists columns={columns} rowOf={rowOf} isLoading={isLoading} />;
}
