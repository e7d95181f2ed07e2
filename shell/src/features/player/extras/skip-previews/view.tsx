// In the player options: whether the queue passes over previews.
import { $doesSkipPreviews } from '@segue/stores/ports';
import { useUnit } from 'effector-react';
import { Choice } from '../../controls/choice';
import { skipPreviewsToggled } from './model';

export function SkipPreviews() {
  const [doesSkip, onToggle] = useUnit([$doesSkipPreviews, skipPreviewsToggled]);
  return (
    <Choice
      label="Skip previews"
      hint="Tracks that play 30 seconds only"
      isChosen={doesSkip}
      onToggle={onToggle}
    />
  );
}
