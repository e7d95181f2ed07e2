/** The cache of what one user may read without network; its name ends with the user's id. */
export const USER_CACHE = 'segue-user-';
