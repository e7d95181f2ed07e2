import type { OAuthFailure } from '@segue/contract/oauth-failures';
import { createGate } from 'effector-react';

/** Open while the settings screen is shown. */
export const SettingsGate = createGate({ name: 'SettingsGate' });
export const PersonalInfoGate = createGate({ name: 'PersonalInfoGate' });
export const SessionsGate = createGate({ name: 'SessionsGate' });
export const ConnectionsGate = createGate({ name: 'ConnectionsGate' });
/** Opens when the URL carries a failed OAuth flow. */
export const OAuthFailureGate = createGate<{ failure: OAuthFailure }>({ name: 'OAuthFailureGate' });
