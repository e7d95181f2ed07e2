/** APIs as `Interface.member` that at least one supported browser lacks. */
export function missingInOldest(): readonly string[];
