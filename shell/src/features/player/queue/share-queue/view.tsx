import { trackTotal } from '@segue/tracks/list-page';
import { ShareLink } from '@segue/tracks/share-link';
import type { SharedQueue } from './model';

type Props = { shared: SharedQueue; onClose: () => void };

/** Gives away the link to the copy. */
export function ShareQueueDialog({ shared: { link, trackCount }, onClose }: Props) {
  return (
    <ShareLink title="Share queue" name="A queue on Segue" link={link} onClose={onClose}>
      <p>{`Anyone with this link can play a copy of your queue: ${trackTotal(trackCount)} in this order. It works for 90 days, and your name isn’t shown.`}</p>
    </ShareLink>
  );
}
