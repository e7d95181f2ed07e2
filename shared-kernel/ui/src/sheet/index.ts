export { SheetScrim, sheetOnPhone } from './sheet-on-phone';
