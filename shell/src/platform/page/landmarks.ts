// Ids of the page's landmarks: targets of the skip links and of the focus after a change of screen.
export const CONTENT_ID = 'content';
export const PLAYER_ID = 'player';
export const QUEUE_ID = 'queue';
