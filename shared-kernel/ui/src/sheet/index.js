export { SheetScrim, sheetOnPhone } from './look';
