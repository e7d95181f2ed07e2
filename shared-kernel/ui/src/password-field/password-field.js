import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { createIcon } from '../icons/create-icon';
import { TextField } from '../text-field';
import { media, t, visuallyHidden } from '../theme';
/** A password input with a toggle that shows what was typed; submitting its form hides it again. */
export function PasswordField(props) {
    const [isShown, setShown] = useState(false);
    const input = useRef(null);
    useEffect(() => {
        const form = input.current?.form;
        const hide = () => setShown(false);
        form?.addEventListener('submit', hide);
        return () => form?.removeEventListener('submit', hide);
    }, []);
    return (<TextField autoCapitalize="none" spellCheck={false} {...props} ref={input} type={isShown ? 'text' : 'password'} trailing={<Toggle type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
          {/* Text and not aria-label: it must not count as the label of a password input. */}
          <span>Show password</span>
        </Toggle>}/>);
}
const EYE = 'M2.500 12S6 5.500 12 5.500S21.500 12 21.500 12S18 18.500 12 18.500S2.500 12 2.500 12M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6';
const EyeIcon = /* @__PURE__ */ createIcon(EYE);
const EyeOffIcon = /* @__PURE__ */ createIcon(`${EYE}M4 4l16 16`);
const Toggle = styled.button `
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
