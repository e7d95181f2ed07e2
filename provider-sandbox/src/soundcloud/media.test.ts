import { sandboxPerFile } from '../sandbox.fixture';
import { ask, oauth, soundcloudAppToken } from '../test-client';

const sandbox = sandboxPerFile();

test('artwork is served in the named sizes; one track has small artwork only', async () => {
  const url = `${sandbox.urls.soundcloudApi}/tracks?q=edge%20cases&limit=200`;
  const answer = await ask(url, oauth(await soundcloudAppToken(sandbox)));
  const collection = JSON.parse(answer.text) as { title: string; artwork_url: string | null }[];
  const urlOf = (title: string) => collection.find((item) => item.title === title)?.artwork_url ?? null;
  const small = urlOf('small sleeve harbour') ?? '';
  const normal = urlOf('uploaded for a friend') ?? '';
  expect(urlOf('no sleeve midnight')).toBeNull();
  expect((await ask(small)).status).toBe(200);
  expect((await ask(small.replace('-large', '-t500x500'))).status).toBe(404);
  for (const size of ['-t500x500', '-t300x300', '-crop', '-badge', '-original']) {
    expect((await ask(normal.replace('-large', size))).headers.get('content-type')).toContain(
      'image/svg+xml',
    );
  }
});
