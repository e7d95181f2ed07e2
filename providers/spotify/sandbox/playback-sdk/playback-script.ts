/**
 * Imitates the loader of the Web Playback SDK: adds the one hidden frame of the page, and defines `Spotify.Player`, which
 * turns every call into a message to that frame. Order, names, promises and mistakes are those of the real script (copies
 * of v1.10 in public repositories, e.g. oskar-codes/instagram-story-music, src/spotify/spotify-player.js).
 * https://developer.spotify.com/documentation/web-playback-sdk/reference
 */
export const playbackScript = (frameUrl: string) => `
(function () {
  'use strict';
  var FRAME_URL = ${JSON.stringify(frameUrl)};
  var EVENTS = {
    ACCOUNT_ERROR: 'account_error',
    AUTH_ERROR: 'authentication_error',
    AUTOPLAY_FAILED: 'autoplay_failed',
    PLAYBACK_ERROR: 'playback_error',
    PLAYER_INIT_ERROR: 'initialization_error',
    PLAYER_READY: 'ready',
    PLAYER_NOT_READY: 'not_ready',
    PLAYER_STATE_CHANGED: 'player_state_changed',
    PROGRESS: 'progress',
  };
  var FRAME_STYLE = { position: 'absolute', left: '-1px', width: '0', height: '0', border: 'none', outline: 'none' };

  function sdkError(message) {
    return Object.assign(new Error(message), { name: 'AnthemError' });
  }
  function addFrame() {
    var frame = document.createElement('iframe');
    frame.src = FRAME_URL;
    frame.setAttribute('alt', 'Audio Playback Container');
    frame.setAttribute('tabIndex', '-1');
    Object.entries(FRAME_STYLE).forEach(([name, value]) => frame.style.setProperty(name, value, 'important'));
    frame.allow = 'encrypted-media; autoplay';
    document.body.appendChild(frame);
    return frame.contentWindow;
  }

  /**
   * Not part of the real script: the frame has to be told what Safari would know by itself, whether the call was made
   * while the page handled a click or a key. A touch grants nothing before its end.
   */
  function isInGesture() {
    var event = window.event;
    return Boolean(event && event.isTrusted && navigator.userActivation.isActive &&
      ['pointerup', 'touchend', 'click', 'keydown'].includes(event.type));
  }

  function setupPlayer() {
    var seq = 0;
    /** Gets every message of every window: the newest player replaces the former one's. */
    var receive = function (topic) { if (topic === 'LOADED') frameLoaded(); };
    var frameLoaded;
    var isLoaded = new Promise((resolve) => { frameLoaded = resolve; });
    window.addEventListener('message', function (event) {
      var message = event.data;
      if (!message || message.type !== 'SP_MESSAGE' || !message.body || !message.body.topic) return;
      receive(message.body.topic, message.body.data, message.seq);
    });
    var frame = addFrame();
    function post(topic, data, isGesture) {
      var body = { topic: topic, data: data === undefined ? undefined : JSON.parse(JSON.stringify(data)) };
      frame.postMessage({ type: 'SP_MESSAGE', body: body, seq: seq, sandboxGesture: isGesture === true }, FRAME_URL);
      return seq++;
    }

    return class Player {
      constructor(options) {
        this._options = {
          name: options.name || window.location.hostname || '',
          getOAuthToken: options.getOAuthToken,
          volume: options.volume ?? 1,
          enableMediaSession: options.enableMediaSession,
        };
        this._eventListeners = Object.fromEntries(Object.values(EVENTS).map((event) => [event, []]));
        this._answers = new Map();
        this.isLoaded = isLoaded.then(() => {
          receive = this._receive.bind(this);
          post('INIT', this._options);
        });
      }

      connect() { return this._ask('CONNECT'); }
      getCurrentState() { return this._ask('GET_CURRENT_STATE'); }
      getVolume() { return this._ask('GET_VOLUME'); }
      setName(name) { return this._tell('SET_NAME', name); }
      setVolume(volume) { return this._tell('SET_VOLUME', volume); }
      activateElement() { return this._tell('ACTIVATE_ELEMENT'); }
      pause() { return this._tell('PAUSE'); }
      resume() { return this._tell('RESUME'); }
      togglePlay() { return this._tell('TOGGLE_PLAY'); }
      seek(position) { return this._tell('SEEK', position); }
      previousTrack() { return this._tell('PREV_TRACK'); }
      nextTrack() { return this._tell('NEXT_TRACK'); }
      disconnect() { return this._tell('DISCONNECT'); }

      on(event, listener) {
        if (this._eventListeners[event].indexOf(listener) >= 0) return false;
        this._eventListeners[event].push(listener);
        return true;
      }
      addListener(event, listener) { return this.on(event, listener); }
      removeListener(event, listener) {
        var known = this._eventListeners[event];
        if (arguments.length > 1 && !(known && known.length)) return false;
        this._eventListeners[event] = arguments.length > 1 ? known.filter((one) => one !== listener) : [];
        return true;
      }

      /** Settles when the frame has answered. */
      _ask(topic) {
        return this.isLoaded.then(() => new Promise((resolve) => this._answers.set(post(topic), resolve)));
      }
      /** Settles when the message is posted, whatever the frame does with it. */
      _tell(topic, data) {
        var isGesture = isInGesture();
        return this.isLoaded.then(() => post(topic, data, isGesture));
      }
      _receive(topic, data, messageSeq) {
        if (topic === 'GET_TOKEN') this._giveToken(messageSeq);
        // An event the script has no name for, such as ACTIVATE_ELEMENT_ERROR, throws here.
        else if (topic === 'EVENT') [...this._eventListeners[EVENTS[data.name]]].forEach((listener) => listener(data.eventData));
        else if (topic === 'CONNECTED') this._answer(data.ref, data.connected);
        else if (topic === 'CURRENT_STATE') this._answer(data.ref, data.state);
        else if (topic === 'VOLUME') this._answer(data.ref, data.volume);
      }
      _giveToken(ref) {
        if (typeof this._options.getOAuthToken !== 'function') throw sdkError('getOAuthToken is not a function');
        void new Promise(this._options.getOAuthToken).then((token) => post('TOKEN', { token: token, ref: ref }));
      }
      _answer(ref, value) {
        var resolve = this._answers.get(ref);
        this._answers.delete(ref);
        if (resolve) resolve(value);
      }
    };
  }

  function start() {
    if (!document.body) throw sdkError("Document doesn't have a body");
    window.Spotify = { Player: setupPlayer() };
    if (!window.onSpotifyWebPlaybackSDKReady) throw sdkError('onSpotifyWebPlaybackSDKReady is not defined');
    window.onSpotifyWebPlaybackSDKReady();
  }
  if (document.readyState === 'complete') start(); else window.addEventListener('load', start);
})();
`;
