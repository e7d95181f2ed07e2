export { SheetHandle, SheetScrim, sheetOnPhone } from './look';
export { useSheetDrag } from './use-sheet-drag';
