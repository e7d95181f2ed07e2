/** Version of the format of channels and releases. */
export const RELEASE_SCHEMA: 2;
