/** Script of the widget's frame: plays one track and talks to the page in JSON strings. */
export const frameScript = `
(function () {
  'use strict';
  var config = window.sandboxWidget;
  delete window.sandboxWidget;
  var PREVIEW_MS = 30000;
  var PROGRESS_EVERY_MS = 250;
  var CAN_PLAY = 3;
  var behaviour = config.behaviour;
  var audio = document.getElementById('sandbox-audio');
  var button = document.getElementById('play');
  var bar = document.getElementById('progress');
  var subscribed = new Set();
  var ended = false;
  var wasTapped = false;
  var target = document.referrer ? new URL(document.referrer).origin : '*';
  var otherWidgets = config.singleActive ? new BroadcastChannel('sandbox-widgets') : null;

  function post(method, value) {
    window.parent.postMessage(JSON.stringify(value === undefined ? { method: method } : { method: method, value: value }), target);
  }
  function notify(name, value) { if (subscribed.has(name)) post(name, value); }

  // Known before the audio is: react-player asks once, when a load is done, and shows progress with the real widget.
  function durationMs() {
    if (behaviour.length === 'zero') return 0;
    return audio.readyState > 0 ? Math.round(audio.duration * 1000) : config.sound.duration;
  }
  function positionMs() { return Math.round(audio.currentTime * 1000); }
  function payload() {
    var whole = config.sound.duration;
    var buffered = audio.buffered.length ? audio.buffered.end(audio.buffered.length - 1) * 1000 : 0;
    var loaded = Math.min(1, buffered / whole);
    return {
      soundId: config.sound.id, currentPosition: positionMs(), relativePosition: Math.min(1, positionMs() / whole),
      loadedProgress: loaded, loadProgress: loaded,
    };
  }

  function loadAudio() {
    if (!audio.src && config.access !== 'blocked') audio.src = config.audioUrl;
  }
  function play() {
    if (config.access === 'blocked') return;
    // Without a tap inside the frame Safari lets nothing sound, and the widget reports nothing.
    if (behaviour.autoplay === 'gesture' && !wasTapped) return;
    loadAudio();
    if (ended) { ended = false; audio.currentTime = 0; }
    audio.play().then(function () {
      if (otherWidgets) otherWidgets.postMessage('playing');
    }, function (error) {
      if (error.name !== 'NotAllowedError') return;
      notify('play', payload());
      notify('pause', payload());
    });
  }
  function finish() {
    if (ended) return;
    ended = true;
    audio.pause();
    if (behaviour.pauseBeforeFinish) notify('pause', payload());
    if (behaviour.finish === 'missing') return;
    notify('finish', payload());
    if (behaviour.finish === 'twice') notify('finish', payload());
  }
  function seekTo(position) {
    if (behaviour.seek === 'ignored') return;
    if (behaviour.seek === 'strict' && audio.readyState < CAN_PLAY) return;
    var limit = config.access === 'preview' ? Math.min(PREVIEW_MS, config.sound.duration) : config.sound.duration;
    ended = false;
    audio.currentTime = Math.max(0, Math.min(Number(position) || 0, limit)) / 1000;
  }

  var methods = {
    play: play,
    pause: function () { audio.pause(); },
    toggle: function () { if (audio.paused) play(); else audio.pause(); },
    seekTo: seekTo,
    setVolume: function (volume) { audio.volume = Math.max(0, Math.min(100, Number(volume) || 0)) / 100; },
    next: function () { finish(); },
    prev: function () { seekTo(0); },
    skip: function (index) { if (Number(index) === 0) seekTo(0); },
    addEventListener: function (name) { subscribed.add(name); },
    removeEventListener: function (name) { subscribed.delete(name); },
  };
  var getters = {
    getVolume: function () { return Math.round(audio.volume * 100); },
    getDuration: durationMs,
    getPosition: positionMs,
    getSounds: function () { return [config.sound]; },
    getCurrentSound: function () { return config.sound; },
    getCurrentSoundIndex: function () { return 0; },
    isPaused: function () { return audio.paused; },
  };

  window.addEventListener('message', function (event) {
    if (event.source !== window.parent) return;
    var message;
    try { message = JSON.parse(event.data); } catch (error) { return; }
    if (!message) return;
    if (Object.hasOwn(methods, message.method)) methods[message.method](message.value);
    else if (Object.hasOwn(getters, message.method)) post(message.method, getters[message.method]());
  });

  audio.addEventListener('playing', function () { button.textContent = '❚❚'; });
  audio.addEventListener('play', function () { ended = false; });
  audio.addEventListener('playing', function () { if (!started) { started = true; notify('play', payload()); } });
  audio.addEventListener('pause', function () {
    button.textContent = '▶';
    started = false;
    if (!ended && !audio.ended) notify('pause', payload());
  });
  audio.addEventListener('seeked', function () { notify('seek', payload()); });
  audio.addEventListener('ended', finish);
  audio.addEventListener('progress', function () { notify('loadProgress', payload()); });
  var started = false;

  setInterval(function () {
    bar.style.width = (100 * payload().relativePosition) + '%';
    if (audio.paused || ended) return;
    if (config.access === 'preview' && positionMs() >= PREVIEW_MS) { finish(); return; }
    notify('playProgress', payload());
  }, PROGRESS_EVERY_MS);

  button.addEventListener('click', function () {
    wasTapped = true;
    methods.toggle();
  });
  if (otherWidgets) otherWidgets.onmessage = function () { audio.pause(); };
  window.addEventListener('pagehide', function () {
    if (behaviour.staleProgress) notify('playProgress', payload());
  });

  if (behaviour.load === 'eager') loadAudio();
  if (behaviour.ready !== 'never') {
    setTimeout(function () {
      post('ready');
      if (config.autoPlay) play();
    }, behaviour.readyDelayMs);
  }
})();
`;
