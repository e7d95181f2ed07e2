/** Script of the SDK's hidden frame: registers a device, runs pushed commands and sends events to the page. */
import { playbackStateScript } from './playback-state-script';

export const deviceScript = (sdkUrl: string, audioUrl: string) => `
(function () {
  'use strict';
  var SDK_URL = ${JSON.stringify(sdkUrl)};
  var AUDIO_URL = ${JSON.stringify(audioUrl)};
  var NOTHING_LOADED = 'Cannot perform operation; no list was loaded.';
  var audio = document.getElementById('sandbox-audio');
  var parentOrigin = document.referrer ? new URL(document.referrer).origin : '*';
  var device = null;
  var isAsleepForGood = false;
  var options = { name: '', volume: 1 };
  var tokenSeq = 0;
  var tokenWaits = new Map();
${playbackStateScript}

  function post(topic, data, seq) {
    window.parent.postMessage({ type: 'SP_MESSAGE', seq: seq, body: { topic: topic, data: data } }, parentOrigin);
  }
  function emitEvent(name, payload) { post('EVENT', { name: name, payload: payload }); }
  function call(path, method, body) {
    return fetch(SDK_URL + path, { method: method, keepalive: method === 'DELETE', body: body ? JSON.stringify(body) : undefined });
  }
  function askToken() {
    return new Promise(function (resolve) {
      tokenSeq += 1;
      tokenWaits.set(tokenSeq, resolve);
      post('GET_TOKEN', null, tokenSeq);
    });
  }

  async function connect() {
    if (device || isAsleepForGood) return true;
    var token = await askToken();
    var response = await call('/devices', 'POST', { token: token, name: options.name, volume: options.volume });
    var answer = await response.json().catch(function () { return {}; });
    if (!response.ok) {
      emitEvent(answer.error || 'initialization_error', { message: answer.message || 'Failed to initialize player' });
      return answer.answer === true;
    }
    device = { id: answer.device_id, socket: null };
    await openSocket(device);
    if (answer.behaviour.connect !== 'never-ready') {
      var id = device.id;
      setTimeout(function () { if (device && device.id === id) emitEvent('ready', { device_id: id }); }, answer.behaviour.readyDelayMs);
    }
    return true;
  }
  function openSocket(owner) {
    return new Promise(function (resolve) {
      var socket = new WebSocket(SDK_URL.replace(/^http/, 'ws') + '/devices/' + owner.id + '/commands');
      owner.socket = socket;
      socket.onopen = function () { resolve(); };
      socket.onerror = function () { resolve(); };
      socket.onmessage = function (event) { void runCommand(JSON.parse(event.data)); };
    });
  }
  function disconnect() {
    if (!device) return;
    var gone = device;
    device = null;
    stopPlaying();
    gone.socket.close();
    void call('/devices/' + gone.id, 'DELETE');
  }
  async function renewToken() {
    var token = await askToken();
    if (!device) return;
    var response = await call('/devices/' + device.id + '/token', 'POST', { token: token });
    if (!response.ok) emitEvent('authentication_error', { message: 'Authentication failed' });
  }
  function report() {
    if (!device) return;
    var now = snapshot();
    void call('/devices/' + device.id + '/state', 'POST', now
      ? { volume: audio.volume, name: options.name, trackId: now.track_window.current_track.id, positionMs: now.position, durationMs: now.duration, paused: now.paused }
      : { volume: audio.volume, name: options.name });
  }

  async function runCommand(message) {
    if (message.command === 'play') return startPlaying(message);
    if (message.command === 'pause') return audio.pause();
    if (message.command === 'resume') return resumePlaying();
    if (message.command === 'seek') return seekTo(message.positionMs);
    if (message.command === 'volume') { audio.volume = message.percent / 100; return undefined; }
    if (message.command === 'next') return skip(1);
    if (message.command === 'previous') return skip(-1);
    if (message.command === 'token') return renewToken();
    if (message.command === 'inactive') return leave();
    if (message.command === 'triggered') return triggered(message.event);
    return undefined;
  }
  var TEXTS = {
    initialization_error: 'Failed to initialize player',
    authentication_error: 'Authentication failed',
    account_error: 'This functionality is restricted to premium users only',
    playback_error: 'Playback error',
  };
  async function triggered(event) {
    if (event === 'inactive') return leave();
    if (event === 'token-expired') return renewToken();
    if (event === 'autoplay_failed') { audio.pause(); return emitEvent('autoplay_failed'); }
    if (event === 'not_ready') return emitEvent('not_ready', { device_id: device && device.id });
    // After sleep no 'ready' follows (web-playback-sdk issue 22, spotify-web-playback-sdk-example issue 16).
    if (event === 'sleep' || event === 'sleep-for-good') {
      var asleep = device && device.id;
      isAsleepForGood = event === 'sleep-for-good';
      disconnect();
      return emitEvent('not_ready', { device_id: asleep });
    }
    if (event === 'reconnect') {
      emitEvent('not_ready', { device_id: device && device.id });
      disconnect();
      await connect();
      return undefined;
    }
    if (TEXTS[event]) emitEvent(event, { message: TEXTS[event] });
    return undefined;
  }
  function leave() {
    stopPlaying();
    emitEvent('player_state_changed', null);
  }

  function loaded() {
    if (playing) return true;
    emitEvent('playback_error', { message: NOTHING_LOADED });
    return false;
  }
  var topics = {
    CONNECT: function (data) { options = data; audio.volume = data.volume; return connect(); },
    DISCONNECT: function () { disconnect(); },
    GET_CURRENT_STATE: function () { return snapshot(); },
    GET_VOLUME: function () { return audio.volume; },
    SET_VOLUME: function (volume) { audio.volume = volume; report(); },
    SET_NAME: function (name) { options.name = name; report(); },
    PAUSE: function () { if (loaded()) audio.pause(); },
    RESUME: function () { if (loaded()) return resumePlaying(); },
    TOGGLE_PLAY: function () { if (loaded()) return audio.paused ? resumePlaying() : audio.pause(); },
    SEEK: function (position) { if (loaded()) seekTo(position); },
    PREV_TRACK: function () { if (loaded()) skip(-1); },
    NEXT_TRACK: function () { if (loaded()) skip(1); },
    ACTIVATE_ELEMENT: function () {
      if (audio.src) return;
      audio.src = SILENCE;
      // Do not pause a track that started in the meantime.
      return audio.play().then(function () { if (audio.src === SILENCE) audio.pause(); }, function () {});
    },
  };
  window.addEventListener('message', function (event) {
    if (event.source !== window.parent || !event.data || event.data.type !== 'SP_MESSAGE') return;
    if (parentOrigin !== '*' && event.origin !== parentOrigin) return;
    var topic = event.data.body.topic;
    var data = event.data.body.data;
    if (topic === 'TOKEN') {
      var wait = tokenWaits.get(event.data.seq);
      tokenWaits.delete(event.data.seq);
      if (wait) wait(data);
      return;
    }
    if (!Object.hasOwn(topics, topic)) return;
    Promise.resolve(topics[topic](data)).then(function (answer) {
      post(topic === 'CONNECT' ? 'CONNECTED' : topic.replace(/^GET_/, ''), answer, event.data.seq);
    });
  });
  window.addEventListener('pagehide', disconnect);
  post('INIT');
})();
`;
