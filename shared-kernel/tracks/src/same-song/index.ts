export { CONFIDENT, sameSong, searchTexts, songKeys, type SameSong, type SongKeys } from './same-song';
