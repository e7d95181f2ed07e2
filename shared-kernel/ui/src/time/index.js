export { formatDuration } from './duration';
export { formatRelativeTime } from './relative-time';
