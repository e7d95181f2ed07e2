// Above what an address at a provider leads to: back to the search it was typed into, and the next search.
import { screens } from '@segue/contract/screens';
import { SearchIcon, t } from '@segue/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BackLink } from './detail-head';

export function LinkSearch() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to={screens.home} label="Search" />
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          if (q !== '') void navigate(`${screens.home}?${new URLSearchParams({ q }).toString()}`);
        }}
      >
        <SearchIcon />
        <Input
          type="search"
          name="q"
          enterKeyHint="search"
          aria-label="Search songs, artists or albums"
          placeholder="Artist, song, or album"
          autoComplete="off"
          spellCheck={false}
        />
      </Form>
    </>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  max-width: 680px;
  height: ${t('sizes.field')};
  margin-bottom: ${t('space.6')};
  padding: 0 18px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  color: ${t('colors.muted')};
  background: ${t('colors.card')};

  &:focus-within {
    border-color: ${t('colors.accent')};
    box-shadow: 0 0 0 4px ${t('colors.accentGlow')};
  }
`;
const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  border: 0;
  background: none;
  color: ${t('colors.text')};
  font-size: 1rem;
  /* The field around it shows the focus ring. */
  outline: none !important;
`;
