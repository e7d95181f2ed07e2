import { screens } from '@segue/contract';
import { $session } from '@segue/stores';
import { SearchDrawing, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Shown before the first search. */
export function Welcome() {
  const isVisitor = useUnit($session).status === 'signed-out';
  return (
    <Box>
      <SearchDrawing />
      <Lead>Search Spotify and SoundCloud together. Play both in one queue.</Lead>
      <p>Try searching for an artist, song, or album</p>
      {isVisitor && (
        <p>
          <Link to={screens.signIn}>Sign in to save favorites and create playlists.</Link>
        </p>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t('space.2')};
  align-content: start;
  max-width: 34rem;
  /* Room for the visitor's sentence, which comes once the session is known. */
  min-height: 19.5rem;
  margin: 0 auto;
  padding: ${t('space.10')} ${t('space.4')};
  color: ${t('colors.muted')};
  text-align: center;
  text-wrap: balance;
  svg {
    margin-bottom: ${t('space.3')};
  }
`;

const Lead = styled.p`
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.section')};
  font-weight: ${t('fontWeights.medium')};
  letter-spacing: -0.01em;
`;
