/** Downloaded only if a music server is configured. */
export const musicserver = async () => (await import('./make-player')).makeMusicServerPlayer;
