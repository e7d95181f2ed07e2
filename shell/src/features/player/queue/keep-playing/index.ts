// Downloaded when the end of a track is near, or with the queue panel.
import { wireKeepPlaying } from './model';

export { KeepPlaying } from './view';
export const features = [() => Promise.resolve(wireKeepPlaying)];
