export { PreviewBanner } from './view';
export { wirePreview } from './wire';
