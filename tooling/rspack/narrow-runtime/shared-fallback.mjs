// Where a shared package comes from when nobody offers it: as compiled, for none is tree-shaken.
export const getSharedFallbackGetter = ({ factory }) => factory;
