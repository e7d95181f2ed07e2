export { PreviewBanner } from './view';
