/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import * as ui from './index';
import { Slider } from './slider';
import { TabPanel, Tabs } from './tabs';
test('the parts of the first screens render to HTML on a server', () => {
    const html = renderToString(<>
      <ui.Button busy>Search</ui.Button>
      <ui.TextField label="Email" error="An email is required"/>
      <ui.CoverImage src="https://images.example/1.jpg"/>
      <ui.ProviderMark provider="soundcloud"/>
      <ui.Skeleton />
      <ui.Equaliser provider="spotify" moving/>
      <ui.EmptyState drawing={<ui.SearchDrawing />} title="Nothing here"/>
      <ui.NoticeList notices={[]} onDismiss={() => undefined}/>
      <Tabs label="Results" name="r" tabs={[
            { id: 'a', label: 'A', count: 2 },
            { id: 'b', label: 'B' },
        ]} active="a" onSelect={() => undefined}/>
      <TabPanel name="r" active="a">
        Panel
      </TabPanel>
      <Slider label="Seek" value={1} max={2} step={1} largeStep={1} format={String} onCommit={() => undefined}/>
    </>);
    expect(html).toContain('An email is required');
    expect(html).toContain('A<span');
    expect(html).not.toContain('<img');
});
