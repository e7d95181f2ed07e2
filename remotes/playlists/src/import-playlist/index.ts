export { $review } from './model';
export { ImportButton, ImportDropZone } from './import-button';
