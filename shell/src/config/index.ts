export { readRuntimeConfig } from './read-runtime-config';
