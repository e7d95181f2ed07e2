import { ExportItems } from '@segue/ui/tracks/export-tracks';
import type { NamedTracks } from '@segue/ui/tracks/list-page';
import { DownloadIcon, IconButton } from '@segue/ui';
import { Menu } from '@segue/ui/menu';

type Props = { list: () => NamedTracks; isEmpty: boolean };

export const ExportMenu = ({ list, isEmpty }: Props) => (
  <Menu
    label="Export favorites"
    trigger={(props) => (
      <IconButton label="Export favorites" hasTooltip disabled={isEmpty} {...props}>
        <DownloadIcon />
      </IconButton>
    )}
  >
    <ExportItems list={list} />
  </Menu>
);
