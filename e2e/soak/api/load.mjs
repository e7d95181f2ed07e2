// Load test: LOAD_USERS users for LOAD_MINUTES, of whom each compares what it reads with what it has written.
import { simulateUsers } from '../../../bench/api/simulation.mjs';
import { startServers } from '../../../bench/api/servers.mjs';
import { report } from './report.mjs';

const USERS = Number(process.env.LOAD_USERS ?? 1000);
const MINUTES = Number(process.env.LOAD_MINUTES ?? 10);

export async function run() {
  const servers = await startServers();
  try {
    return report('load', await simulateUsers(servers, { id: '', users: USERS, minutes: MINUTES }));
  } finally {
    servers.stop();
  }
}
