// Downloaded when the end of a track is near, or with what shows the queue.
import { wireKeepPlaying } from './model';

export { $keepsPlaying, $last } from './model';
export { KeepPlaying } from './view';
export const features = [() => Promise.resolve(wireKeepPlaying)];
