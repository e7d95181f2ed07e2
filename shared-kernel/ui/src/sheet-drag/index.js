export { SheetHandle } from './sheet-handle';
export { useSheetDrag } from './use-sheet-drag';
