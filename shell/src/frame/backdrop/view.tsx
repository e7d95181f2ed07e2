import { t } from '@segue/ui';
import styled from 'styled-components';

/** Three coloured lights far behind the content; they never move. */
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
// Gradients do most of the softening: a small blur costs a fraction of the wide one that looks the same.
const Light = styled.div`
  position: absolute;
  border-radius: 50%;
  filter: blur(40px);
`;
const Violet = styled(Light)`
  left: -22rem;
  top: -24rem;
  width: 64rem;
  height: 64rem;
  opacity: 0.3;
  background: radial-gradient(closest-side, ${t('colors.blobViolet')} 20%, transparent);
`;
const Sky = styled(Light)`
  right: -18rem;
  top: 12%;
  width: 54rem;
  height: 54rem;
  opacity: 0.2;
  background: radial-gradient(closest-side, ${t('colors.blobSky')} 15%, transparent);
`;
const Pink = styled(Light)`
  left: 22%;
  bottom: -28rem;
  width: 54rem;
  height: 54rem;
  opacity: 0.22;
  background: radial-gradient(closest-side, ${t('colors.blobPink')} 20%, transparent);
`;
