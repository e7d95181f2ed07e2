import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $miniPlayer } from './model';

const MiniPlayerView = lazyPart(() => import('./view').then(({ MiniPlayerView }) => MiniPlayerView));

export function MiniPlayer() {
  const opened = useUnit($miniPlayer);
  return opened ? <MiniPlayerView view={opened} /> : null;
}

export { $miniPlayer, hasMiniPlayer, miniPlayerToggled } from './model';
