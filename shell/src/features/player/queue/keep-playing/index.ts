export { $keepsPlaying, $last, wireKeepPlaying } from './model';
export { KeepPlaying } from './view';
