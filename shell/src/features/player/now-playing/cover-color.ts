// Owns the color of the current track's cover, read while the now-playing view is on the screen.
import { createGate } from 'effector-react';
import { createCoverColor } from '../../../platform/cover-color';

export const CoverGate = createGate<{ imageUrl: string }>('CoverGate');

export const $coverColor = createCoverColor(
  CoverGate.state.map(({ imageUrl }) => imageUrl ?? ''),
  CoverGate.status,
);
