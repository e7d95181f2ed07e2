import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

const TABS = [
  { id: 'all', label: 'All Results' },
  { id: 'spotify', label: 'Spotify', count: 20 },
  { id: 'soundcloud', label: 'SoundCloud', count: 0 },
] as const;

function Example() {
  const [active, setActive] = useState<(typeof TABS)[number]['id']>('all');
  return (
    <>
      <Tabs label="Results" name="results" tabs={TABS} active={active} onSelect={setActive} />
      <TabPanel name="results" active={active}>
        {active}
      </TabPanel>
    </>
  );
}

test('tabs are one stop of the Tab key; arrows, Home and End move between them', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'All Results' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'SoundCloud (0)' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Spotify (20)' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('soundcloud');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('all');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
