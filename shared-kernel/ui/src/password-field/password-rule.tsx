import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@segue/contract';
import styled from 'styled-components';
import { CheckIcon } from '../icons/icons';
import { t } from '../theme';

const PARTS: readonly [text: string, isKept: (password: string) => boolean][] = [
  [
    `${PASSWORD_MIN_CHARACTERS}–${PASSWORD_MAX_CHARACTERS} letters and digits`,
    (password) =>
      password.length >= PASSWORD_MIN_CHARACTERS &&
      password.length <= PASSWORD_MAX_CHARACTERS &&
      /^[A-Za-z0-9]*$/.test(password),
  ],
  ['An uppercase letter', (password) => /[A-Z]/.test(password)],
  ['A lowercase letter', (password) => /[a-z]/.test(password)],
  ['A number', (password) => /[0-9]/.test(password)],
];

/** The rule for new passwords as the hint of a field: each part is ticked once the typed password keeps it. */
export function PasswordRule({ password }: { password: string }) {
  return (
    <Parts>
      {PARTS.map(([text, isKept]) => (
        <Part key={text} data-kept={isKept(password)}>
          <CheckIcon size={13} />
          {text}
        </Part>
      ))}
    </Parts>
  );
}

const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.1')} ${t('space.4')};
`;
const Part = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.1')};
  svg {
    color: ${t('colors.ghost')};
  }
  &[data-kept='true'] {
    color: ${t('colors.soft')};
    svg {
      color: ${t('colors.success')};
    }
  }
`;
