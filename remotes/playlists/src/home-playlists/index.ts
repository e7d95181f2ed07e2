export { HomePlaylists } from './view';
