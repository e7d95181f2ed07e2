// Whether songs that both services have are grouped.
import { createEvent, sample } from 'effector';
import { createStoredChoice } from '../stored-choice';

/** Also named in the privacy policy. */
const GROUPING_KEY = 'eachSongOnce';

/** The stored choice of one remote. */
export function createGroupingChoice() {
  const { $choice, read, chosen } = createStoredChoice(GROUPING_KEY, ['false', 'true']);
  const $isGrouped = $choice.map((choice) => choice === 'true');
  const toggled = createEvent();
  sample({
    clock: toggled,
    source: $isGrouped,
    fn: (isGrouped) => (isGrouped ? 'false' : 'true'),
    target: chosen,
  });
  return { $isGrouped, read, toggled };
}
