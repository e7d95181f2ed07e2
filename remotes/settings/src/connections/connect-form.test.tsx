import { answerRaw, configuredFor, refuse } from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import { connections, open } from '../settings-page.fixture';

const at = '/account-settings?tab=connections';
const config = configuredFor('spotify', 'soundcloud', 'musicserver');
const none = { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false };
const mine = { ...none, connected: true, displayName: 'pat', lastConnected: '2026-03-01T12:00:00.000Z' };
const answerOf = (musicserver: typeof none | typeof mine) => ({
  connections: { ...connections, musicserver },
});

async function openForm(api: Parameters<typeof open>[0] = {}) {
  const opened = open({ getConnections: () => answerOf(none), ...api }, at, { config });
  const card = await screen.findByRole('region', { name: 'Music server' });
  await opened.user.click(await within(card).findByRole('button', { name: 'Connect Music server' }));
  return { ...opened, card, submit: () => within(card).getByRole('button', { name: 'Connect' }) };
}

test('the form requires the missing fields, and keeps the input after a refusal [MUSIC-04]', async () => {
  const { user, card, submit } = await openForm({ connectWithPassword: () => refuse('connectionRefused') });
  await user.type(within(card).getByLabelText('Username'), 'pat');
  await user.click(submit());
  expect(within(card).getByRole('alert')).toHaveTextContent(
    'Enter your username and password, or an API key.',
  );
  await user.type(within(card).getByLabelText('Password'), 'wrong');
  await user.click(submit());
  expect(await within(card).findByText('The server didn’t accept this username or password.')).toBeVisible();
  expect(within(card).getByLabelText('Username')).toHaveValue('pat');
});

test('an API key connects in place of a password [MUSIC-04]', async () => {
  const { user, api, card, submit } = await openForm({ connectWithPassword: () => ({ success: true }) });
  await user.type(within(card).getByLabelText('Or an API key'), 'key-1');
  await user.click(submit());
  expect(api.requestsTo('connectWithPassword')).toMatchObject([{ body: { apiKey: 'key-1' } }]);
});

test('a server that gives no answer: why is shown [MUSIC-47]', async () => {
  const sentence = 'The server’s certificate has expired. Renew it.';
  const answer = answerRaw(502, { code: 'providerUnavailable', message: sentence });
  const { user, card, submit } = await openForm({ connectWithPassword: () => answer });
  await user.type(within(card).getByLabelText('Or an API key'), 'key-1');
  await user.click(submit());
  expect(await within(card).findByText(sentence)).toBeVisible();
});

test('a connected one is played at the bit rate that this device keeps [MUSIC-57]', async () => {
  localStorage.setItem('bitRate', '320k');
  const { user } = open({ getConnections: () => answerOf(mine) }, at, { config });
  const card = await screen.findByRole('region', { name: 'Music server' });
  const choice = await within(card).findByRole('combobox', { name: 'Sound quality on this device' });
  expect(choice).toHaveValue('320k');
  await user.selectOptions(choice, '128 kbit/s on mobile data');
  expect(localStorage.getItem('bitRate')).toBe('mobile');
  expect(screen.getAllByRole('combobox', { name: 'Sound quality on this device' })).toHaveLength(1);
});
