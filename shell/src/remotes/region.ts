// Runs the code of a remote in an effector region: clearing it removes every unit that the code made, with the links
// to units of the shell (https://effector.dev/en/api/effector/withregion/).
import { clearNode, createEvent, withRegion } from 'effector';

/** The result of `start`, and a function that removes the units it made. They are removed at once when it throws. */
export function startInRegion<T>(start: () => T): { value: T; clear: () => void } {
  const region = createEvent();
  const clear = () => clearNode(region);
  try {
    return { value: withRegion(region, start), clear };
  } catch (error) {
    clear();
    throw error;
  }
}
