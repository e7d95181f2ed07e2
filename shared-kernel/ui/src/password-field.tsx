import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@segue/contract';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { createIcon } from './icons/create-icon';
import { CheckIcon } from './icons/icons';
import { TextField } from './text-field';
import { media, t, visuallyHidden } from './theme';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'ref'>;

/** A password input with a toggle that shows what was typed; submitting its form hides it again. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      trailing={
        <Toggle type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
          {/* Text and not aria-label: it must not count as the label of a password input. */}
          <span>Show password</span>
        </Toggle>
      }
    />
  );
}

const EYE =
  'M2.500 12S6 5.500 12 5.500S21.500 12 21.500 12S18 18.500 12 18.500S2.500 12 2.500 12M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6';
const EyeIcon = /* @__PURE__ */ createIcon(EYE);
const EyeOffIcon = /* @__PURE__ */ createIcon(`${EYE}M4 4l16 16`);

const Toggle = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${t('sizes.control')};
  height: ${t('sizes.control')};
  margin-inline-end: calc(-1 * ${t('space.2')});
  border-radius: ${t('radii.control')};
  color: ${t('colors.muted')};
  transition: color ${t('motion.hover')};
  &:hover,
  &[aria-pressed='true'] {
    color: ${t('colors.text')};
  }
  ${media.touch} {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    margin-inline-end: calc(-1 * ${t('space.3')});
  }
  span {
    ${visuallyHidden}
  }
`;

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
