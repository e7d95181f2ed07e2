// The screen of an import: first where the list comes from, then what was found.
import { useGate, useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BackLink } from '../back-link';
import { ImportGate } from '../gates';
import { $review } from './model';
import { Review } from './review/review';
import { Source } from './source';

export function ImportView() {
  const review = useUnit($review);
  const navigate = useNavigate();
  useGate(ImportGate, { navigate: (path) => void navigate(path) });
  return (
    <Column>
      <BackLink />
      <h1>Import a playlist</h1>
      {review ? <Review review={review} /> : <Source />}
    </Column>
  );
}

/* A form: its rows stay short. */
const Column = styled.div`
  max-width: 60rem;
  margin: 0 auto;
`;
