// Every control, in the order in which they are shown.
import { accessControls } from './access.mjs';
import { addressControls } from './addresses.mjs';
import { belongingControls } from './belongings.mjs';
import { exhaustionControls } from './exhaustion.mjs';
import { linkingControls } from './linking.mjs';
import { overtakenControls } from './overtaken.mjs';
import { requestControls } from './requests.mjs';
import { roundControls } from './rounds.mjs';
import { sessionControls } from './sessions.mjs';

export const allControls = [
  ...sessionControls,
  ...accessControls,
  ...addressControls,
  ...requestControls,
  ...roundControls,
  ...linkingControls,
  ...overtakenControls,
  ...belongingControls,
  ...exhaustionControls,
];
