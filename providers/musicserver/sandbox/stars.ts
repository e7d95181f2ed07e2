/** What each user has starred, and when. */
export type Stars = ReturnType<typeof createStars>;

export function createStars(now: () => number) {
  const byUser = new Map<string, Map<string, string>>();
  const of = (user: string) => {
    const stars = byUser.get(user) ?? new Map<string, string>();
    byUser.set(user, stars);
    return stars;
  };
  return {
    at: (user: string, id: string) => byUser.get(user)?.get(id),
    add: (user: string, id: string) => void of(user).set(id, new Date(now()).toISOString()),
    remove: (user: string, id: string) => void of(user).delete(id),
    clear: () => byUser.clear(),
  };
}
