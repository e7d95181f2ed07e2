import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../platform/lazy-dialog';
import { $isNowPlayingOpen, nowPlayingClosed } from './model';

const NowPlayingView = lazyDialog(() => import('./view').then(({ NowPlayingView }) => NowPlayingView));

export function NowPlaying() {
  const [isOpen, close] = useUnit([$isNowPlayingOpen, nowPlayingClosed]);
  return isOpen ? <NowPlayingView onClose={close} /> : null;
}

export { nowPlayingToggled } from './model';
