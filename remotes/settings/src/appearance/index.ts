export { AppearanceCard } from './view';
