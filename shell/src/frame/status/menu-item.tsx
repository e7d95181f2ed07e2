import { MenuItem } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { StatusDot } from './dot';
import { $hasTrouble, statusOpened } from './model';

export function StatusMenuItem() {
  const [hasTrouble, open] = useUnit([$hasTrouble, statusOpened]);
  return (
    <MenuItem
      icon={
        <Place>
          <StatusDot hasTrouble={hasTrouble} />
        </Place>
      }
      onClick={() => open()}
    >
      Status
    </MenuItem>
  );
}

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 16px;
`;
