// Every password that matches the rule is accepted at sign-up, setup and change, also an easy or unchanged one.
import { serverPerFile } from '../../testing/server.fixture';

const server = serverPerFile();

let accounts = 0;
const freshEmail = () => `NinaBuilder1${(accounts += 1)}@example.com`;

test.each(['Password1', 'Qwerty123', 'Abcdef12', 'Segue12345', 'NinaBuilder1', 'aB3'.repeat(10)])(
  'password %s signs up, sets an account up and becomes the new password [VALID-35]',
  async (password) => {
    const signedUp = await server.visitor().register(freshEmail(), password);
    const newcomer = await server.newcomer('spotify', freshEmail());
    const setUp = await newcomer.setUp(freshEmail(), password);
    const changed = await newcomer.changePassword(password, password);
    expect([signedUp, setUp, changed].map(({ statusCode }) => statusCode)).toEqual([201, 200, 200]);
  },
);
