export { wireKeepPlaying } from './model';
export { KeepPlaying } from './view';
