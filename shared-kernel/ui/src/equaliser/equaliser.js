import styled, { css, keyframes } from 'styled-components';
import { providerColor } from '../provider-mark';
import { media } from '../theme';
/** Three bars that move while the track plays; still when paused, loading, or under prefers-reduced-motion. */
export function Equaliser({ provider, moving }) {
    return (<Bars aria-hidden="true" data-moving={moving} $provider={provider} $moving={moving}>
      <i />
      <i />
      <i />
    </Bars>);
}
const dance = keyframes `
  0%, 100% { transform: scaleY(0.35); }
  30% { transform: scaleY(1); }
  65% { transform: scaleY(0.55); }
`;
const motion = css `
  i {
    animation: ${dance} 1s ease-in-out infinite;
  }
  i:nth-child(2) {
    animation-duration: 0.8s;
    animation-delay: -0.5s;
  }
  i:nth-child(3) {
    animation-duration: 1.2s;
    animation-delay: -0.3s;
  }
  ${media.stillness} {
    i {
      animation: none;
    }
  }
`;
const Bars = styled.span `
  display: inline-flex;
  align-items: flex-end;
  gap: 2px;
  width: 13px;
  height: 12px;
  color: ${({ $provider }) => providerColor[$provider]};
  i {
    flex: 1;
    height: 100%;
    border-radius: 1px;
    background: currentColor;
    transform: scaleY(0.4);
    transform-origin: bottom;
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  i:nth-child(2) {
    transform: scaleY(0.8);
  }
  ${({ $moving }) => $moving && motion}
`;
