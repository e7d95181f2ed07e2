import { createGate } from 'effector-react';

/** Open while the Personal Info tab is shown. */
export const PersonalInfoGate = createGate({ name: 'PersonalInfoGate' });
