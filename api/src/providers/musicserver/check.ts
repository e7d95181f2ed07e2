// Checks a music server: whether something that speaks its protocol is at the address, and what a connected user gets.
import { ask, fieldOf, listOf } from '../../provider-check/ask';
import { CheckError, type CheckContext } from '../../provider-check/report';
import { addressOf } from './rest-api';
import type { MusicServerConfig } from './settings';

export async function checkMusicServer(context: CheckContext, { url }: MusicServerConfig): Promise<void> {
  const { report } = context;
  const { status, body, location } = await ask(addressOf(url, 'ping', '', {}), {});
  if (location !== null) {
    const target = URL.canParse(location, url) ? new URL(location, url).origin : 'elsewhere';
    throw new CheckError(
      `MUSIC_SERVER_URL redirects to ${target}, and redirects are not followed: set the new address.`,
    );
  }
  const envelope = fieldOf(body, 'subsonic-response');
  if (envelope === undefined) {
    throw new CheckError(`No music server answers in JSON at MUSIC_SERVER_URL (status ${status}).`, [
      'the address is the one that apps for phones get, without /rest',
      'the server must speak OpenSubsonic or Subsonic 1.14 and later: Navidrome, gonic, Airsonic-Advanced, Supysonic',
    ]);
  }
  const name = [fieldOf(envelope, 'type'), fieldOf(envelope, 'serverVersion')].filter(
    (text) => typeof text === 'string',
  );
  report.passed(`a music server answers${name.length > 0 ? `: ${name.join(' ')}` : ''}`);
  if (url.startsWith('http:') && !/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]?/.test(url)) {
    report.warned('MUSIC_SERVER_URL begins with http: sound and log-ins pass the network unencrypted');
  }
  const connection = await context.connection();
  if (!connection) return;
  const parameters = { query: '', songCount: '1', artistCount: '0', albumCount: '0' };
  const found = await ask(addressOf(url, 'search3', await connection.token(), parameters), {});
  const answer = fieldOf(found.body, 'subsonic-response');
  if (fieldOf(answer, 'status') !== 'ok') {
    const code = Number(fieldOf(fieldOf(answer, 'error'), 'code'));
    throw new CheckError(
      `The log-in of account ${connection.userId} is refused (error ${code}): it must connect again.`,
    );
  }
  const songs = listOf(fieldOf(fieldOf(answer, 'searchResult3'), 'song'));
  report.passed(`account ${connection.userId} has a connection, and its log-in works`);
  if (songs.length === 0) report.noted('a search for nothing finds no song: this server may want a word');
}
