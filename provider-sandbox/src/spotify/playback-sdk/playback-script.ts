/**
 * Imitates the Web Playback SDK script: defines `Spotify.Player`, which forwards every call to a hidden frame.
 * https://developer.spotify.com/documentation/web-playback-sdk/reference
 */
export const playbackScript = (frameUrl: string) => `
(function () {
  'use strict';
  if (typeof window.onSpotifyWebPlaybackSDKReady !== 'function') {
    throw new Error('onSpotifyWebPlaybackSDKReady is not defined');
  }
  var FRAME_URL = ${JSON.stringify(frameUrl)};
  var FRAME_ORIGIN = new URL(FRAME_URL).origin;
  var EVENTS = ['ready', 'not_ready', 'player_state_changed', 'autoplay_failed',
    'initialization_error', 'authentication_error', 'account_error', 'playback_error'];

  class Player {
    constructor(options) {
      if (!options || typeof options.name !== 'string' || !options.name) throw new Error('name must be a non-empty string');
      if (typeof options.getOAuthToken !== 'function') throw new Error('getOAuthToken must be a function');
      var volume = options.volume === undefined ? 1 : Number(options.volume);
      this._options = Object.assign({ enableMediaSession: false }, options, { volume: volume, id: '' });
      this._listeners = {};
      this._answers = new Map();
      this._seq = 0;
      this._isOpen = new Promise((resolve) => { this._opened = resolve; });
      this._onMessage = this._onMessage.bind(this);
      window.addEventListener('message', this._onMessage);
      this._frame = document.createElement('iframe');
      this._frame.src = FRAME_URL;
      this._frame.allow = 'encrypted-media; autoplay';
      this._frame.title = 'Spotify player';
      this._frame.tabIndex = -1;
      this._frame.setAttribute('aria-hidden', 'true');
      this._frame.style.display = 'none';
      var place = () => document.body.appendChild(this._frame);
      if (document.body) place(); else document.addEventListener('DOMContentLoaded', place, { once: true });
    }

    connect() { return this._ask('CONNECT', { name: this._options.name, volume: this._options.volume }); }
    disconnect() { void this._ask('DISCONNECT'); }
    getCurrentState() { return this._ask('GET_CURRENT_STATE'); }
    getVolume() { return this._ask('GET_VOLUME'); }
    setVolume(volume) { return this._ask('SET_VOLUME', Math.min(1, Math.max(0, Number(volume)))); }
    setName(name) { this._options.name = name; return this._ask('SET_NAME', name); }
    pause() { return this._ask('PAUSE'); }
    resume() { return this._ask('RESUME'); }
    togglePlay() { return this._ask('TOGGLE_PLAY'); }
    seek(position) { return this._ask('SEEK', Math.max(0, Number(position))); }
    previousTrack() { return this._ask('PREV_TRACK'); }
    nextTrack() { return this._ask('NEXT_TRACK'); }
    activateElement() { return this._ask('ACTIVATE_ELEMENT'); }

    addListener(event, listener) {
      if (EVENTS.indexOf(event) < 0 || typeof listener !== 'function') return false;
      var known = this._listeners[event] || (this._listeners[event] = []);
      if (known.indexOf(listener) >= 0) return false;
      known.push(listener);
      return true;
    }
    on(event, listener) { return this.addListener(event, listener); }
    removeListener(event, listener) {
      var known = this._listeners[event];
      if (!known) return false;
      this._listeners[event] = listener ? known.filter((one) => one !== listener) : [];
      return this._listeners[event].length < known.length;
    }

    _ask(topic, data) {
      var seq = ++this._seq;
      return new Promise((resolve) => {
        this._answers.set(seq, resolve);
        void this._isOpen.then(() => this._post(topic, data, seq));
      });
    }
    _post(topic, data, seq) {
      if (!this._frame.contentWindow) return;
      this._frame.contentWindow.postMessage({ type: 'SP_MESSAGE', seq: seq, body: { topic: topic, data: data } }, FRAME_ORIGIN);
    }
    _onMessage(event) {
      if (event.origin !== FRAME_ORIGIN || event.source !== this._frame.contentWindow) return;
      var message = event.data;
      if (!message || message.type !== 'SP_MESSAGE') return;
      var topic = message.body.topic;
      var data = message.body.data;
      if (topic === 'INIT') this._opened();
      else if (topic === 'GET_TOKEN') this._options.getOAuthToken((token) => this._post('TOKEN', token, message.seq));
      else if (topic === 'EVENT') this._emit(data.name, data.payload);
      else if (this._answers.has(message.seq)) {
        var answer = this._answers.get(message.seq);
        this._answers.delete(message.seq);
        answer(data);
      }
    }
    _emit(event, payload) {
      if (event === 'ready') this._options.id = payload.device_id;
      (this._listeners[event] || []).slice().forEach((listener) => listener(payload));
    }
  }

  window.Spotify = { Player: Player };
  setTimeout(function () { window.onSpotifyWebPlaybackSDKReady(); }, 0);
})();
`;
