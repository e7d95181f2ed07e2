import { screens } from '@segue/contract/screens';
import { SearchIcon, t, TextField } from '@segue/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** A search box for screens other than the search: Enter opens the results there. */
export function SearchForm() {
  const navigate = useNavigate();
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
        if (q !== '') void navigate(`${screens.home}?${new URLSearchParams({ q }).toString()}`);
      }}
    >
      <TextField
        label="Search songs, artists or albums"
        hideLabel
        leading={<SearchIcon />}
        type="search"
        name="q"
        enterKeyHint="search"
        placeholder="Artist, song, or album"
        autoComplete="off"
        spellCheck={false}
      />
    </Form>
  );
}

const Form = styled.form`
  max-width: 680px;
  margin-bottom: ${t('space.6')};
`;
