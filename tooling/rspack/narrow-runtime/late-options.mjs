// The original looks, before each chunk, for shared packages and remotes that a bundle made known after it began. Here
// every bundle has one first script, which makes all of them known at once.
export const updateConsumeOptions = () => undefined;
export const updateRemoteOptions = () => undefined;
