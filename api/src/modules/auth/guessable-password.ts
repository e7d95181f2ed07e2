// Passwords somebody would try who knows the rule, the address and the product.
import { APP_NAME } from '@segue/contract';
import { isCommonPassword } from '../../secrets/common-passwords';

/** With fewer characters than this around it, a known word is the password. */
const OTHER_CHARACTERS_MIN = 6;
const WORD_MIN = 3;

/** `email` is the address the password is for. */
export function isGuessable(password: string, email: string): boolean {
  if (isCommonPassword(password)) return true;
  const plain = lettersAndDigits(password);
  const words = [email.slice(0, Math.max(0, email.lastIndexOf('@'))), APP_NAME].map(lettersAndDigits);
  return words.some(
    (word) =>
      word.length >= WORD_MIN &&
      plain.includes(word) &&
      plain.replaceAll(word, '').length < OTHER_CHARACTERS_MIN,
  );
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
