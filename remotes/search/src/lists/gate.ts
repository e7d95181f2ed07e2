import { createGate } from 'effector-react';

export const ListsGate = createGate('ListsGate');
