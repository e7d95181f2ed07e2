export { PlaylistDetail } from './view';
export { $isOrderUnsaved } from './move-queue';
