export { useHomeAddress } from './use-home-address';
