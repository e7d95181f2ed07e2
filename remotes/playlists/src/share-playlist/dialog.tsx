import type { Playlist } from '@segue/contract';
import { ShareLink } from '@segue/ui/tracks/share-link';
import { Button, ErrorMessage, LinkIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import {
  $isCreating,
  $isStopping,
  $link,
  $shareError,
  linkRequested,
  sharingClosed,
  stopRequested,
} from './model';

export function ShareDialog({ playlist }: { playlist: Playlist }) {
  const [link, error, isCreating, isStopping] = useUnit([$link, $shareError, $isCreating, $isStopping]);
  const [onCreate, onStop, onClose] = useUnit([linkRequested, stopRequested, sharingClosed]);
  return (
    <ShareLink
      title="Share playlist"
      name={playlist.name}
      link={link}
      busy={isCreating || isStopping}
      onClose={() => onClose()}
      actions={
        link === null ? (
          <Button variant="primary" busy={isCreating} onClick={() => onCreate()}>
            <LinkIcon size={17} /> Create link
          </Button>
        ) : (
          <Button variant="ghost" busy={isStopping} onClick={() => onStop()}>
            Stop sharing
          </Button>
        )
      }
    >
      <p>
        {link === null
          ? 'Anyone with the link can see and play this playlist. Changes you make show up for them. Your name isn’t shown.'
          : 'Anyone with this link can see and play this playlist. Your name isn’t shown.'}
      </p>
      <ErrorMessage>{error}</ErrorMessage>
    </ShareLink>
  );
}
