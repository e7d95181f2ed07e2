import { GripIcon, media, t } from '@segue/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
export function Grip(props) {
    const { track, tabIndex, liftedIndex, describedBy, onTouchStart, onGripKey, drop } = props;
    const button = useRef(null);
    const isLifted = liftedIndex !== null;
    // Moving an element in the document takes its focus away.
    useLayoutEffect(() => {
        if (liftedIndex === null)
            return;
        button.current?.focus();
        button.current?.scrollIntoView({ block: 'nearest' });
    }, [liftedIndex]);
    return (<Button ref={button} type="button" tabIndex={tabIndex} aria-label={`Move ${track.title}`} aria-describedby={describedBy} aria-pressed={isLifted} data-grip="" onTouchStart={onTouchStart} onKeyDown={(event) => onGripKey(event, track)} onBlur={({ relatedTarget }) => (relatedTarget && isLifted ? drop() : undefined)}>
      <GripIcon size={14}/>
    </Button>);
}
const Button = styled.button `
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: ${t('sizes.control')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.ghost')};
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-pressed='true'] {
    color: ${t('colors.text')};
  }
  /* A finger's target is larger than what is drawn. */
  ${media.touch} {
    width: ${t('sizes.control')};
    &::before {
      content: '';
      position: absolute;
      inset: -6px;
    }
  }
`;
