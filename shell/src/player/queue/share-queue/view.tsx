import { trackTotal } from '@segue/ui/tracks/list-page';
import { ShareLink } from '@segue/ui/tracks/share-link';
import { useUnit } from 'effector-react';
import { $sharedQueue } from './model';

export function ShareQueueDialog({ onClose }: { onClose: () => void }) {
  const shared = useUnit($sharedQueue);
  if (!shared) return null;
  return (
    <ShareLink title="Share queue" name="A queue on Segue" link={shared.link} onClose={onClose}>
      <p>{`Anyone with this link can play a copy of your queue: ${trackTotal(shared.trackCount)} in this order. It works for 90 days, and your name isn’t shown.`}</p>
    </ShareLink>
  );
}
