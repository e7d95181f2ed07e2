export { CoverBackdrop } from './view';
