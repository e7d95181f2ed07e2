import { Button, formatDuration, SearchIcon, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { searchedAgain } from '../changes';
import type { Entry } from '../import-state';
import { importChanged } from '../model';

/** Searches for an entry by other words. */
export function SearchAgain({ entry, isOpen: isFirstOpen = false }: { entry: Entry; isOpen?: boolean }) {
  const [words, setWords] = useState(`${entry.listed.artists} ${entry.listed.title}`.trim());
  const [isOpen, setOpen] = useState(isFirstOpen);
  const onChange = useUnit(importChanged);
  if (!isOpen) {
    return (
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <SearchIcon size={16} /> Search again
      </Button>
    );
  }
  return (
    <Search
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') onChange(searchedAgain(entry.id, words.trim()));
      }}
    >
      <TextField
        label={`Search for ${namesOf(entry)}`}
        hideLabel
        dir="auto"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" aria-label={`Search again for ${namesOf(entry)}`}>
        Search
      </Button>
    </Search>
  );
}

/** An entry as its file names it. */
export function namesOf({ listed }: Entry): string {
  const { artists, title, durationMs, link } = listed;
  const names = [artists, title].filter((name) => name !== '').join(' – ') || (link ?? '');
  return durationMs === undefined ? names : `${names} · ${formatDuration(durationMs)}`;
}

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t('space.2')};
  width: 100%;
  max-width: 34rem;
`;
