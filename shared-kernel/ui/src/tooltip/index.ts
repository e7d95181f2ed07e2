export { Tooltip, tooltip } from './tooltip';
