import { dialogOutlet } from '../../platform/page/lazy-dialog';
import { $isNowPlayingOpen, nowPlayingClosed } from './model';

const load = () => import('./view').then(({ NowPlayingView }) => NowPlayingView);

export const NowPlaying = dialogOutlet($isNowPlayingOpen, nowPlayingClosed, load);
/** On hover of a button that opens it; a press shows the failure. */
export const preloadNowPlaying = () => void load().catch(() => undefined);

export { nowPlayingToggled, wireLyricsChoice } from './model';
