import { metricValue } from '../../testing/metric-lines';
import { startTestServer } from '../../testing/test-server';
import { failing } from '../../testing/fake-services';

test('pages of results are counted by where they came from', async () => {
  const server = await startTestServer();
  const search = () => server.visitor().call('GET', '/api/search/sea/spotify/20/0');
  await search();
  await search();
  server.wait(120);
  server.providers.spotify.answers.search = failing('upstream');
  await search();
  const valueOf = (source: string) =>
    metricValue(server.app.metrics, `segue_search_pages_total{provider="spotify",source="${source}"}`);
  expect([await valueOf('provider'), await valueOf('cache'), await valueOf('stale')]).toEqual([1, 1, 1]);
  await server.close();
});
