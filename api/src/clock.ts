// The one source of "now", so that tests can turn it.
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
