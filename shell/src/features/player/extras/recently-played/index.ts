export { $recentlyPlayed, recentlyPlayedCleared, recentlyPlayedRequested } from './model';
export { wireRecentlyPlayed } from './wire';
