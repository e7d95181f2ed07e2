// How long a service may take before the answer no longer matters.
export const TOKEN_TIMEOUT_MS = 5000;
export const API_TIMEOUT_MS = 8000;
