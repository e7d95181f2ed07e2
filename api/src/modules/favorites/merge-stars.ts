// What to change when the favorites and the stars at the user's own server differ. Pure.

/** So many stars that are all gone mean a server that was set up anew. */
const LOST_TOGETHER = 5;
type Sides = Record<'base' | 'here' | 'there', ReadonlySet<string>>;

/**
 * What was removed on one side is removed on the other; all else is added. `base` is what both had when last compared. `added` and
 * `removed` are changes here, `star` and `unstar` there; `agreed` and `parted` only change the base.
 */
export function mergeStars({ base, here, there }: Sides) {
  const known = there.size === 0 && base.size > LOST_TOGETHER ? there : base;
  return {
    added: [...there].filter((id) => !here.has(id) && !known.has(id)),
    removed: [...here].filter((id) => known.has(id) && !there.has(id)),
    star: [...here].filter((id) => !known.has(id) && !there.has(id)),
    unstar: [...there].filter((id) => known.has(id) && !here.has(id)),
    agreed: [...here].filter((id) => there.has(id) && !known.has(id)),
    parted: [...base].filter((id) => !there.has(id)),
  };
}
