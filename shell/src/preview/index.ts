export { $previewQuery } from './model';
export { PreviewBanner } from './view';
export { wirePreview } from './wire';
