export { ReceivedGate } from './gate';
import './model';
