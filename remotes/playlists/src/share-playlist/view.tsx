import { send } from '@segue/event-bus';
import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $sharedPlaylist, sharingClosed } from './model';

const ShareDialog = lazyPart(() => import('./dialog').then(({ ShareDialog }) => ShareDialog));

/** The dialog, while it is open. */
export function SharePlaylist() {
  const [playlist, onClose] = useUnit([$sharedPlaylist, sharingClosed]);
  const giveUp = () => {
    send('notice/show', { text: "This part couldn't load. Check your connection and try again." });
    onClose();
  };
  return playlist ? <ShareDialog playlist={playlist} onLoadError={giveUp} /> : null;
}
