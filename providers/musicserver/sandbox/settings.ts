/** Behaviour of the music server: what older, smaller or stricter servers lack. */
export type MusicServerSettings = {
  /** Without it: no `openSubsonic` field, no extensions and none of the fields that OpenSubsonic added to a song. */
  openSubsonic: boolean;
  /** Without it every answer is XML, whatever `f` asks for. */
  json: boolean;
  /** Without it every page of a search is the first one. */
  searchOffsets: boolean;
  /**
   * `password`: tokens are unknown, as at Supysonic 0.7 (error 10); `no-token`: they are refused (41); `api-key`: only API keys are
   * accepted (42).
   */
  logIns: 'all' | 'password' | 'no-token' | 'api-key';
  /** How many generated songs the library has beside the demo albums; 100,000 is a large one. */
  generatedSongs: number;
  /** How fast a song is transcoded; 0 is as fast as it can be sent. */
  transcodedBytesPerSecond: number;
};

export const defaultMusicServerSettings = (): MusicServerSettings => ({
  openSubsonic: true,
  json: true,
  searchOffsets: true,
  logIns: 'all',
  generatedSongs: 0,
  transcodedBytesPerSecond: 0,
});
