import { t } from '@segue/ui';
import styled, { css } from 'styled-components';

/** Three static colour gradients behind the content. */
export function Backdrop() {
  return (
    <Lights aria-hidden data-testid="backdrop">
      <Violet />
      <Sky />
      <Pink />
    </Lights>
  );
}

const Lights = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${t('layers.backdrop')};
  overflow: hidden;
  pointer-events: none;
  contain: strict;
`;
// Gradients instead of a blur filter, which costs far more to draw. Their steps leave no visible edge.
const soft = (color: string) => css`
  background: radial-gradient(
    closest-side,
    ${color},
    color-mix(in srgb, ${color} 62%, transparent) 35%,
    color-mix(in srgb, ${color} 22%, transparent) 68%,
    transparent
  );
`;
const Light = styled.div`
  position: absolute;
  border-radius: 50%;
  filter: blur(24px);
`;
const Violet = styled(Light)`
  left: -30rem;
  top: -34rem;
  width: 84rem;
  height: 84rem;
  opacity: 0.3;
  ${soft(t('colors.blobViolet'))}
`;
const Sky = styled(Light)`
  right: -30rem;
  top: -4%;
  width: 76rem;
  height: 76rem;
  opacity: 0.17;
  ${soft(t('colors.blobSky'))}
`;
const Pink = styled(Light)`
  left: 14%;
  bottom: -44rem;
  width: 76rem;
  height: 76rem;
  opacity: 0.2;
  ${soft(t('colors.blobPink'))}
`;
