export { $previewQuery, $testedChannel } from './model';
export { PreviewBanner } from './view';
export { wirePreview } from './wire';
