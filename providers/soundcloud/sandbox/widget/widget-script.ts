/**
 * Imitates SoundCloud's widget script (`SC.Widget`), which exchanges JSON strings with the frame.
 * Quirks kept from the real script: READY and getter callbacks run once, load() does not encode its URL, options become
 * true or false, and a progress event without a play event emits the play event first.
 */
export const widgetScript = `
(function () {
  'use strict';
  var Events = {
    LOAD_PROGRESS: 'loadProgress', PLAY_PROGRESS: 'playProgress', PLAY: 'play', PAUSE: 'pause', FINISH: 'finish',
    SEEK: 'seek', READY: 'ready', OPEN_SHARE_PANEL: 'sharePanelOpened', CLICK_DOWNLOAD: 'downloadClicked',
    CLICK_BUY: 'buyClicked', ERROR: 'error',
  };
  var GETTERS = ['getVolume', 'getDuration', 'getPosition', 'getSounds', 'getCurrentSound', 'getCurrentSoundIndex', 'isPaused'];
  var COMMANDS = ['play', 'pause', 'toggle', 'seekTo', 'setVolume', 'next', 'prev', 'skip'];
  var LATE_BINDING = '__LATE_BINDING__';
  var WRONG_ARGUMENT = 'SC.Widget function should be given either iframe element or a string specifying id attribute of iframe element.';
  var entries = [];
  var earlyReady = [];

  function isFrame(value) { return Boolean(value) && value.nodeType === 1 && String(value.nodeName).toUpperCase() === 'IFRAME'; }
  function originOf(url) {
    var absolute = url.slice(0, 2) === '//' ? window.location.protocol + url : url;
    return absolute.split('/').slice(0, 3).join('/');
  }
  function withoutScheme(origin) { return origin.replace(/^https?/, ''); }
  function entryOf(widget) { return entries.find(function (entry) { return entry.widget === widget; }); }
  function entryFrom(source) { return entries.find(function (entry) { return entry.frame.contentWindow === source; }); }

  function send(entry, method, value) {
    var target = entry.frame.getAttribute('src').split('?')[0];
    if (target.slice(0, 2) === '//') target = window.location.protocol + target;
    entry.frame.contentWindow.postMessage(JSON.stringify({ method: method, value: value }), target);
  }
  function keep(entry, name, callback) { (entry.callbacks[name] = entry.callbacks[name] || []).push(callback); }
  function run(entry, name, values) {
    var callbacks = entry.callbacks[name] || [];
    if (name === Events.READY || GETTERS.indexOf(name) >= 0) entry.callbacks[name] = [];
    callbacks.slice().forEach(function (callback) { callback.apply(entry.widget, values); });
  }

  window.addEventListener('message', function (event) {
    var message;
    try { message = JSON.parse(event.data); } catch (error) { return; }
    if (!message || typeof message.method !== 'string') return;
    var entry = entryFrom(event.source);
    if (!entry) {
      if (message.method === Events.READY) earlyReady.push(event.source);
      return;
    }
    if (withoutScheme(event.origin) !== withoutScheme(entry.origin)) return;
    var values = message.value === undefined ? [] : [message.value];
    if (message.method === Events.READY) {
      entry.isReady = true;
      run(entry, LATE_BINDING, []);
      entry.callbacks[LATE_BINDING] = [];
    }
    if (message.method === Events.PLAY) entry.hasPlayed = true;
    if (message.method === Events.PLAY_PROGRESS && !entry.hasPlayed) {
      entry.hasPlayed = true;
      run(entry, Events.PLAY, values);
    }
    run(entry, message.method, values);
  });

  function WidgetInstance() {}
  WidgetInstance.prototype.bind = function (name, callback) {
    var widget = this;
    var entry = entryOf(widget);
    if (!entry) return widget;
    if (name === Events.READY && entry.isReady) setTimeout(callback, 1);
    else if (entry.isReady) {
      keep(entry, name, callback);
      send(entry, 'addEventListener', name);
    } else if (name === Events.READY) keep(entry, name, callback);
    else keep(entry, LATE_BINDING, function () { widget.bind(name, callback); });
    return widget;
  };
  WidgetInstance.prototype.unbind = function (name) {
    var entry = entryOf(this);
    if (!entry) return;
    entry.callbacks[name] = [];
    if (name !== Events.READY) send(entry, 'removeEventListener', name);
  };
  WidgetInstance.prototype.load = function (url, options) {
    if (!url) return;
    var widget = this;
    var entry = entryOf(widget);
    var wishes = options || {};
    var current = entry.frame.src;
    var query = Object.keys(wishes).map(function (key) {
      return key + '=' + (key === 'start_track' ? parseInt(wishes[key], 10) : wishes[key] ? 'true' : 'false');
    });
    entry.isReady = false;
    entry.hasPlayed = false;
    entry.frame.onload = function () {
      widget.bind(Events.READY, function () {
        Object.keys(entry.callbacks).forEach(function (name) {
          if (name !== Events.READY) send(entry, 'addEventListener', name);
        });
        if (wishes.callback) wishes.callback();
      });
    };
    entry.frame.src = current.slice(0, Math.max(0, current.indexOf('?'))) + '?url=' + url + '&' + query.join('&');
  };
  COMMANDS.forEach(function (name) {
    WidgetInstance.prototype[name] = function (value) {
      send(entryOf(this), name, value);
      return this;
    };
  });
  GETTERS.forEach(function (name) {
    WidgetInstance.prototype[name] = function (callback) {
      var entry = entryOf(this);
      if (typeof callback === 'function') keep(entry, name, callback);
      send(entry, name, null);
      return this;
    };
  });

  function Widget(target) {
    var frame = typeof target === 'string' ? document.getElementById(target) : target;
    if (!isFrame(frame)) throw new Error(WRONG_ARGUMENT);
    var known = entryFrom(frame.contentWindow);
    if (known) return known.widget;
    var widget = new WidgetInstance();
    entries.push({
      widget: widget, frame: frame, origin: originOf(frame.getAttribute('src')), callbacks: {},
      isReady: earlyReady.indexOf(frame.contentWindow) >= 0, hasPlayed: false,
    });
    return widget;
  }
  Widget.Events = Events;
  window.SC = window.SC || {};
  window.SC.Widget = Widget;
})();
`;
