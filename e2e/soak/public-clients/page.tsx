// A page with three public client libraries. It lists what they report, for the test to read.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import ReactPlayer from 'react-player/soundcloud';
import SpotifyPlayer from 'react-spotify-web-playback';
import SpotifyWebApi from 'spotify-web-api-js';

const given = new URLSearchParams(location.hash.slice(1));
const token = given.get('token') ?? '';

const reports = document.createElement('ul');
document.body.append(reports);
function report(client: string, text: string) {
  reports.append(Object.assign(document.createElement('li'), { textContent: `${client}: ${text}` }));
}

async function callWebApi() {
  const api = new SpotifyWebApi();
  api.setAccessToken(token);
  const say = (text: string) => report('spotify-web-api-js', text);
  const { tracks } = await api.searchTracks('midnight harbour', { limit: 1 });
  say(`found ${tracks.items[0]?.name}`);
  say(`profile of ${(await api.getMe()).display_name}`);
  say(`${(await api.getMyDevices()).devices.length} devices`);
  const refusal = (error: XMLHttpRequest) => error.status;
  say(`several tracks: ${String(await api.getTracks(['0'.repeat(22)]).catch(refusal))}`);
  say(`no device: ${String(await api.pause().catch(refusal))}`);
  return tracks.items[0]?.uri ?? '';
}

function Players({ uri }: { uri: string }) {
  const [playing, setPlaying] = useState<'nothing' | 'spotify' | 'soundcloud'>('nothing');
  return (
    <>
      <button onClick={() => setPlaying('spotify')}>Play Spotify</button>
      <button onClick={() => setPlaying('soundcloud')}>Play SoundCloud</button>
      <SpotifyPlayer
        token={token}
        uris={uri}
        play={playing === 'spotify'}
        callback={({ status, isPlaying, track }) => {
          report('react-spotify-web-playback', status);
          if (isPlaying) report('react-spotify-web-playback', `plays ${track.name}`);
        }}
      />
      <ReactPlayer
        url={given.get('track') ?? ''}
        playing={playing === 'soundcloud'}
        onReady={() => report('react-player', 'ready')}
        onDuration={(seconds) => report('react-player', `lasts ${Math.round(seconds)} s`)}
        onPlay={() => report('react-player', 'plays')}
        onProgress={({ playedSeconds }) => playedSeconds > 0 && report('react-player', 'reports progress')}
      />
    </>
  );
}

void callWebApi().then((uri) => {
  const place = document.body.appendChild(document.createElement('main'));
  createRoot(place).render(<Players uri={uri} />);
});
