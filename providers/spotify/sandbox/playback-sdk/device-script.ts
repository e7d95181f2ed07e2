/** Script of the SDK's hidden frame: registers a device, runs pushed commands and sends events to the page. */
import type { Autoplay } from '@segue/provider-sandbox/core/settings';
import { playbackStateScript } from './playback-state-script';

export const deviceScript = (sdkUrl: string, audioUrl: string, autoplay: Autoplay) => `
(function () {
  'use strict';
  var SDK_URL = ${JSON.stringify(sdkUrl)};
  var AUDIO_URL = ${JSON.stringify(audioUrl)};
  var NOT_ALLOWED = 'The request is not allowed by the user agent or the platform in the current context.';
  var NOTHING_LOADED = 'Cannot perform operation; no list was loaded.';
  var audio = document.getElementById('sandbox-audio');
  var parentOrigin = document.referrer ? new URL(document.referrer).origin : '*';
  var EVENTS = {
    ready: 'PLAYER_READY', not_ready: 'PLAYER_NOT_READY', player_state_changed: 'PLAYER_STATE_CHANGED',
    autoplay_failed: 'AUTOPLAY_FAILED', initialization_error: 'PLAYER_INIT_ERROR', authentication_error: 'AUTH_ERROR',
    account_error: 'ACCOUNT_ERROR', playback_error: 'PLAYBACK_ERROR', activate_element_error: 'ACTIVATE_ELEMENT_ERROR',
  };
  var device = null;
  var autoplay = ${JSON.stringify(autoplay)};
  /** Whether the page's user allowed this audio element to sound; for Safari's rules. */
  var isActivated = false;
  var isAsleepForGood = false;
  /** It neither listens nor answers, as after a crash; only a new frame helps. */
  var isDead = false;
  /** Counts players and disconnections: what a former one still waits for is dropped. */
  var session = 0;
  var hasDisconnected = false;
  var messageSeq = 0;
  var options = { name: '', volume: 1 };
  var tokenWaits = new Map();
${playbackStateScript}

  function post(topic, data) {
    window.parent.postMessage({ type: 'SP_MESSAGE', body: { topic: topic, data: data }, seq: messageSeq }, parentOrigin);
    return messageSeq++;
  }
  function emitEvent(name, payload) { if (!isDead) post('EVENT', { name: EVENTS[name], eventData: payload }); }
  function call(path, method, body) {
    return fetch(SDK_URL + path, { method: method, keepalive: method === 'DELETE', body: body ? JSON.stringify(body) : undefined });
  }
  function askToken() {
    return new Promise(function (resolve) { tokenWaits.set(post('GET_TOKEN'), resolve); });
  }

  async function connect() {
    if (device || isAsleepForGood) return true;
    var mine = session;
    var token = await askToken();
    var response = await call('/devices', 'POST', { token: token, name: options.name, volume: options.volume });
    var answer = await response.json().catch(function () { return {}; });
    if (mine !== session) {
      if (answer.device_id) void call('/devices/' + answer.device_id, 'DELETE');
      return false;
    }
    if (!response.ok) {
      emitEvent(answer.error || 'initialization_error', { message: answer.message || 'Failed to initialize player' });
      return answer.answer === true;
    }
    autoplay = answer.behaviour.autoplay;
    device = { id: answer.device_id, socket: null };
    await openSocket(device);
    if (answer.behaviour.connect !== 'never-ready') {
      var id = device.id;
      setTimeout(function () { if (device && device.id === id) emitEvent('ready', { device_id: id }); }, answer.behaviour.readyDelayMs);
    }
    // It works all the same (spotify/web-playback-sdk, issue 70).
    return !hasDisconnected;
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
    session += 1;
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
    if (isDead) return undefined;
    if (message.command === 'play') return startPlaying(message);
    if (message.command === 'pause') return pausePlaying();
    if (message.command === 'resume') return resumePlaying(isActivated);
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
    if (event === 'inactive' || event === 'orphaned') return leave();
    if (event === 'dead-frame') { isDead = true; return audio.pause(); }
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
  /** Plays silence; a track that starts in the meantime is not touched. */
  function activate(isGesture) {
    isActivated = isActivated || isGesture;
    if (autoplay === 'gesture' && !isActivated) return emitEvent('activate_element_error', { message: NOT_ALLOWED });
    if (audio.src) return;
    audio.src = SILENCE;
    audio.play().then(
      function () { if (audio.src === SILENCE) audio.pause(); },
      function (error) { if (error.name === 'NotAllowedError') emitEvent('activate_element_error', { message: NOT_ALLOWED }); },
    );
  }
  /** A new player takes the frame over. What the real frame does with the former one's device is not known. */
  function init(given) {
    disconnect();
    options = given;
    audio.volume = given.volume;
    isAsleepForGood = false;
    hasDisconnected = false;
  }

  var topics = {
    INIT: init,
    CONNECT: async function (data, isGesture, ref) { post('CONNECTED', { connected: await connect(), ref: ref }); },
    DISCONNECT: function () { hasDisconnected = true; disconnect(); },
    GET_CURRENT_STATE: function (data, isGesture, ref) { post('CURRENT_STATE', { state: snapshot(), ref: ref }); },
    GET_VOLUME: function (data, isGesture, ref) { post('VOLUME', { volume: audio.volume, ref: ref }); },
    SET_VOLUME: function (volume) { audio.volume = Math.min(1, Math.max(0, Number(volume))); report(); },
    SET_NAME: function (name) { options.name = name; report(); },
    PAUSE: function () { if (loaded()) pausePlaying(); },
    RESUME: function (data, isGesture) { if (loaded()) resumePlaying(isGesture); },
    TOGGLE_PLAY: function (data, isGesture) { if (loaded()) { if (audio.paused) resumePlaying(isGesture); else pausePlaying(); } },
    SEEK: function (position) { if (loaded()) seekTo(Math.max(0, position)); },
    PREV_TRACK: function () { if (loaded()) skip(-1); },
    NEXT_TRACK: function () { if (loaded()) skip(1); },
    ACTIVATE_ELEMENT: function (data, isGesture) { activate(isGesture); },
    TOKEN: function (data) {
      var wait = tokenWaits.get(data.ref);
      tokenWaits.delete(data.ref);
      if (wait) wait(data.token);
    },
  };
  window.addEventListener('message', function (event) {
    if (isDead || event.source !== window.parent || !event.data || event.data.type !== 'SP_MESSAGE') return;
    if (parentOrigin !== '*' && event.origin !== parentOrigin) return;
    var body = event.data.body;
    if (Object.hasOwn(topics, body.topic)) topics[body.topic](body.data, event.data.sandboxGesture === true, event.data.seq);
  });
  window.addEventListener('pagehide', function () { if (!isDead) disconnect(); });
  post('LOADED');
})();
`;
