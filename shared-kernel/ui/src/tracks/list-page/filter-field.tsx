import { buttonLook, CloseIcon, IconButton, SearchIcon, TextField } from '@segue/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = { label: string; type?: 'search'; value: string; onChange: (filter: string) => void };

export function FilterField({ value, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      hideLabel
      placeholder="Filter by title or artist..."
      value={value}
      leading={<SearchIcon />}
      trailing={
        value === '' ? null : (
          <IconButton label="Clear filter" onClick={() => onChange('')}>
            <CloseIcon />
          </IconButton>
        )
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export const PrimaryLink = styled(Link)`
  ${buttonLook.primary}
`;
