export { readRuntimeConfig } from './read-runtime-config';
export { wireRuntimeConfig } from './wire-runtime-config';
