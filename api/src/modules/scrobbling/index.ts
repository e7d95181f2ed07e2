export { KEPT_MS } from './plugin';
export { selectTargets } from './repository';
