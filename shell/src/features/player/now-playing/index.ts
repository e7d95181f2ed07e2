import { dialogOutlet } from '../../../platform/lazy-dialog';
import { $isNowPlayingOpen, nowPlayingClosed } from './model';

export const NowPlaying = dialogOutlet($isNowPlayingOpen, nowPlayingClosed, () =>
  import('./view').then(({ NowPlayingView }) => NowPlayingView),
);

export { $isNowPlayingOpen, nowPlayingToggled } from './model';
