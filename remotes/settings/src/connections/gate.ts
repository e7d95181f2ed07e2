import type { OAuthFailure } from '@segue/contract/oauth-failures';
import { createGate } from 'effector-react';

/** Open while the Connections tab is shown. */
export const ConnectionsGate = createGate({ name: 'ConnectionsGate' });
/** Opens when the URL carries a failed OAuth flow. */
export const OAuthFailureGate = createGate<{ failure: OAuthFailure }>({ name: 'OAuthFailureGate' });
