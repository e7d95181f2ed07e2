export { Equaliser } from './equaliser';
