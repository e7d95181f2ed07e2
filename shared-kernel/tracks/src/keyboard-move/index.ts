export { MOVE_INSTRUCTIONS, useKeyboardMove, type KeyboardMove } from './use-keyboard-move';
