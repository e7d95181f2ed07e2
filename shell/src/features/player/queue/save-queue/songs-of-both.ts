// Downloaded once a queue is saved.
export { songsOfBoth } from '@segue/tracks/versions';
