// Downloaded once a queue is saved.
export { repeatedSongCount } from '@segue/tracks/versions';
