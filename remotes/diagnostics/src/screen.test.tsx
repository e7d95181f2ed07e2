import { interceptMessages } from '@segue/event-bus';
import type { PageRemotes } from '@segue/stores';
import { pageRemotesReported } from '@segue/stores/ports';
import { renderRemote } from '@segue/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from './remote';

const page: PageRemotes = {
  channel: 'beta',
  revision: 'r7',
  kernel: '3.1.0',
  remotes: [
    {
      name: 'legal',
      version: '1.2.0',
      container: 'legal_1',
      entry: '/releases/legal/1.2.0/remoteEntry.js',
      kernel: '^3.2.0',
      status: 'refused',
      detail: 'too-new',
      attempts: 0,
      times: {},
      failures: ['legal 1.2.0 needs kernel ^3.2.0; this shell has 3.1.0.'],
    },
  ],
  localBuild: { isBeingRead: false, error: '' },
};

// jsdom has no resource timings.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

async function open(changes: Partial<PageRemotes> = {}) {
  const rendered = renderRemote(remote, 'DiagnosticsScreen', { at: '/diagnostics' });
  expect(screen.getByText('Loading...')).toBeVisible();
  const { scope } = rendered;
  await act(() => allSettled(pageRemotesReported, { scope, params: { ...page, ...changes } }));
  return rendered;
}

test('diagnostics: a remote is shown with its state, the kernel that it needs and its failures', async () => {
  await open();
  const card = within(screen.getByRole('listitem', { name: 'legal' }));
  expect(card.getByText('Refused: too-new')).toBeVisible();
  expect(card.getByText('^3.2.0; this shell has 3.1.0')).toBeVisible();
  expect(card.getByRole('list', { name: 'Failures of legal' })).toHaveTextContent('needs kernel ^3.2.0');
});

test('diagnostics: a build of this machine is asked for on the bus, and its error is shown', async () => {
  const sent: unknown[] = [];
  const stop = interceptMessages((...message) => sent.push(message) > 0);
  const error = "That isn't the script of a remote.";
  const { user } = await open({ localBuild: { isBeingRead: false, error } });
  const form = within(screen.getByRole('form', { name: 'A build of this machine' }));
  expect(form.getByText(error)).toBeVisible();
  const url = 'http://127.0.0.1:5201/remoteEntry.js';
  await user.type(form.getByRole('textbox', { name: 'Address of its script' }), url);
  await user.click(form.getByRole('button', { name: 'Run' }));
  stop();
  expect(sent).toEqual([['remotes/run-local-build', { remote: 'legal', url }]]);
});
