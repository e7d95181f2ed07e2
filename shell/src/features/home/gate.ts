import { createGate } from 'effector-react';

export const HomeGate = createGate('HomeSectionsGate');
