export { useRovingRows } from './use-roving-rows';
