import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { showNoticeFx } from './effects';
import { $edited, formClosed } from './playlist-form/model';
import { $sharedPlaylist, sharingClosed } from './share-playlist/model';

const PlaylistForm = lazyPart(() => import('./playlist-form/view').then(({ PlaylistForm }) => PlaylistForm));
const ShareDialog = lazyPart(() => import('./share-playlist/dialog').then(({ ShareDialog }) => ShareDialog));

export function Dialogs() {
  const [edited, shared] = useUnit([$edited, $sharedPlaylist]);
  const [onNotice, onFormEnd, onShareEnd] = useUnit([showNoticeFx, formClosed, sharingClosed]);
  const giveUp = () => {
    void onNotice({ text: 'This part couldn’t load. Check your connection and try again.' });
    onFormEnd();
    onShareEnd();
  };
  return (
    <>
      {edited === null ? null : <PlaylistForm edited={edited} onLoadError={giveUp} />}
      {shared === null ? null : <ShareDialog playlist={shared} onLoadError={giveUp} />}
    </>
  );
}
