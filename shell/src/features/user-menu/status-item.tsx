import { MenuItem } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $hasProblems, StatusDot, statusOpened } from '../status';

export function StatusItem() {
  const [hasProblems, open] = useUnit([$hasProblems, statusOpened]);
  return (
    <MenuItem
      icon={
        <Place>
          <StatusDot hasProblems={hasProblems} />
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
