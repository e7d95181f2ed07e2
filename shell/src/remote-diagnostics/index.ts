export { Diagnostics } from './screen';
