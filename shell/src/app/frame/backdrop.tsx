import { media, t } from '@segue/ui';
import styled from 'styled-components';

/** The light behind the content: gradients, because a blur filter costs far more to draw. */
export function Backdrop() {
  return <Light aria-hidden data-testid="backdrop" />;
}

const Light = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${t('layers.backdrop')};
  /* Opaque: what is drawn over it is then copied, not blended with the page below. */
  background: ${t('gradients.backdrop')}, ${t('colors.background')};
  pointer-events: none;
  contain: strict;

  ${media.phone} {
    background: ${t('gradients.backdropNarrow')}, ${t('colors.background')};
  }
`;
