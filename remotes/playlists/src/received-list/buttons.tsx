import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $isMember } from '@segue/kernel/state';
import { FavoriteButton, MenuButton } from '@segue/ui/tracks';
import { ShortButton } from '@segue/ui/tracks/list-page';
import { Button, media, PlayIcon, PlusIcon, QueueAddIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $isSaving, type Received, saveRequested } from './model';

export function TrackButtons({ track }: { track: Track }) {
  return (
    <>
      <Button variant="primary" size="large" onClick={() => send('playback/play', { track })}>
        <PlayIcon /> Play
      </Button>
      <Button size="large" onClick={() => send('queue/add', { track })}>
        <QueueAddIcon /> Add to queue
      </Button>
      <Together>
        <FavoriteButton track={track} />
        <MenuButton track={track} />
      </Together>
    </>
  );
}

export function ListButtons({ received }: { received: Received }) {
  const { title: name, tracks } = received;
  const [isMember, isSaving, onSave] = useUnit([$isMember, $isSaving, saveRequested]);
  if (tracks.length === 0) return null;
  return (
    <>
      <ShortButton size="large" onClick={() => send('queue/add-all', { name, tracks })}>
        <QueueAddIcon /> <span>Add all to queue</span>
      </ShortButton>
      {isMember ? (
        <Save size="large" variant="ghost" busy={isSaving} onClick={() => onSave(received)}>
          <PlusIcon /> Save to my playlists
        </Save>
      ) : null}
    </>
  );
}

const Save = styled(Button)`
  ${media.content.phone} {
    flex: 1 0 100%;
    border-color: ${t('colors.hairline')};
    background: ${t('colors.hover')};
  }
`;
const Together = styled.span`
  display: inline-flex;
`;
