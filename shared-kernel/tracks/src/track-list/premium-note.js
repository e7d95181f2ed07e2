import { $playbackRights, playabilityOf } from '@segue/stores';
import { t } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import styled from 'styled-components';
/** Says once, for all Spotify tracks of a list, that they need Premium; nothing where they play. */
export function PremiumNote({ signIn, children }) {
    const need = useStoreMap($playbackRights, (rights) => playabilityOf({ provider: 'spotify' }, rights));
    if (need !== 'needs-sign-in' && need !== 'needs-premium')
        return null;
    return (<Note>
      {children}
      {need === 'needs-sign-in' && signIn && <> · {signIn}</>}
    </Note>);
}
const Note = styled.p `
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
  line-height: 1.4;
  a {
    font-weight: ${t('fontWeights.bold')};
  }
`;
