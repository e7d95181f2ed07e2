/** The part of the frame's script that plays a list of tracks and emits player states. */
export const playbackStateScript = `
  var SILENCE = 'data:audio/wav;base64,UklGRiYAAABXQVZFZm10IBAAAAABAAEAIlYAAESsAAACABAAZGF0YQIAAAAAAA==';
  var playing = null;
  var lastEmitted = '';
  var generation = 0;

  var BUFFERING_MS = 4000;

  function newId() { return crypto.randomUUID().replace(/-/g, ''); }

  function snapshot(override) {
    if (!playing) return null;
    var track = playing.tracks[playing.index];
    var paused = playing.paused;
    var isFirst = playing.index === 0;
    var last = playing.index === playing.tracks.length - 1;
    var state = {
      timestamp: Date.now(),
      context: { uri: null, metadata: {} },
      duration: track.duration_ms,
      position: Math.min(track.duration_ms, Math.round(position())),
      paused: paused,
      loading: playing.loading,
      playback_speed: paused ? 0 : 1,
      shuffle: false, shuffle_mode: 0, repeat_mode: 0,
      track_window: {
        current_track: track,
        previous_tracks: playing.tracks.slice(Math.max(0, playing.index - 2), playing.index),
        next_tracks: playing.tracks.slice(playing.index + 1, playing.index + 3),
      },
      disallows: paused ? { pausing: true } : { resuming: true },
      restrictions: paused ? { disallow_pausing_reasons: ['already_paused'] } : { disallow_resuming_reasons: ['not_paused'] },
      playback_id: playing.playbackId,
      playback_quality: 'VERY_HIGH',
      playback_features: { hifi_status: 'NONE', playback_speed: { current: 1, selected: 1, restricted: true }, signal_ids: [], modes: {} },
    };
    if (isFirst) state.disallows.skipping_prev = true;
    if (last) state.disallows.peeking_next = true;
    return Object.assign(state, override || {});
  }

  function position() {
    if (playing.loading) return playing.startAt;
    if (!playing.bufferingSince) return audio.currentTime * 1000;
    return playing.startAt + (playing.behaviour.buffering === 'running' ? Date.now() - playing.bufferingSince : 0);
  }

  function emitState(override) {
    var state = snapshot(override);
    var comparable = JSON.stringify(Object.assign({}, state, { timestamp: 0 }));
    if (comparable === lastEmitted) return;
    lastEmitted = comparable;
    emitEvent('player_state_changed', state);
    report();
  }

  async function startPlaying(message) {
    playing = {
      tracks: message.tracks, index: message.index, startAt: message.positionMs, behaviour: message.behaviour,
      paused: message.paused, loading: true, playbackId: '', ending: false,
    };
    await beginTrack();
  }

  async function beginTrack() {
    var mine = ++generation;
    var behaviour = playing.behaviour;
    playing.loading = true;
    playing.ending = false;
    emitState();
    if (behaviour.play === 'playback_error') {
      audio.pause();
      playing.loading = false;
      playing.paused = true;
      emitEvent('playback_error', { message: 'Playback error' });
      return;
    }
    audio.src = AUDIO_URL + '/' + playing.tracks[playing.index].id + '.wav';
    if (playing.startAt > 0) {
      await new Promise(function (resolve) { audio.addEventListener('loadedmetadata', resolve, { once: true }); });
      if (mine !== generation) return;
      audio.currentTime = playing.startAt / 1000;
    }
    if (playing.paused) { playing.loading = false; emitState(); return; }
    if (behaviour.buffering !== 'none') {
      playing.loading = false;
      playing.bufferingSince = Date.now();
      emitState();
      await new Promise(function (resolve) { setTimeout(resolve, BUFFERING_MS); });
      if (mine !== generation || !playing || playing.paused) return;
      playing.bufferingSince = 0;
    }
    await sound(mine, isActivated);
  }

  /** isPermitted: under Safari's rules, whether the user has allowed this start. */
  async function sound(mine, isPermitted) {
    try {
      if (autoplay === 'gesture' && !isPermitted) throw new DOMException('No user gesture.', 'NotAllowedError');
      if (playing.behaviour.play === 'autoplay_failed') {
        playing.behaviour = Object.assign({}, playing.behaviour, { play: 'normal' });
        throw new DOMException('Blocked by the sandbox.', 'NotAllowedError');
      }
      await audio.play();
    } catch (error) {
      if (mine !== generation || !playing || error.name === 'AbortError') return;
      playing.loading = false;
      playing.paused = true;
      if (error.name === 'NotAllowedError') emitEvent('autoplay_failed');
      else emitEvent('playback_error', { message: 'Failed to perform playback' });
      emitState();
      return;
    }
    if (mine !== generation || !playing) return;
    var first = playing.loading;
    playing.loading = false;
    playing.paused = false;
    if (first || !playing.playbackId) playing.playbackId = newId();
    if (first && playing.behaviour.noisy) {
      emitState({ duration: playing.tracks[playing.index].duration_ms - 24 });
    }
    emitState();
  }

  function pausePlaying() {
    audio.pause();
    // There was no sound yet, so there is no event.
    if (!playing || !playing.bufferingSince) return;
    playing.bufferingSince = 0;
    playing.paused = true;
    emitState();
  }

  function resumePlaying(isGesture) {
    if (isGesture) isActivated = true;
    playing.ending = false;
    return sound(generation, isGesture);
  }

  function seekTo(position) {
    if (!playing) return;
    var limit = playing.tracks[playing.index].duration_ms;
    if (playing.loading) { playing.startAt = Math.min(position, limit); return; }
    audio.currentTime = Math.min(position, limit) / 1000;
  }

  function skip(step) {
    if (!playing) return undefined;
    var next = playing.index + step;
    if (step < 0 && next < 0) return seekTo(0);
    if (next >= playing.tracks.length) { audio.pause(); return endOfList(); }
    playing.index = next;
    playing.startAt = 0;
    playing.paused = false;
    return beginTrack();
  }

  function stopPlaying() {
    generation += 1;
    playing = null;
    lastEmitted = '';
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  }

  /** States that the real SDK emits when the last track ends: almost at the end, back at the start, no previous track. */
  function endOfList() {
    var mine = generation;
    var mode = playing.behaviour.end;
    var track = playing.tracks[playing.index];
    playing.paused = true;
    playing.ending = true;
    if (mode === 'silent') return;
    var disallows = { resuming: true, skipping_prev: true };
    var end = audio.ended ? Math.min(track.duration_ms, Math.round(audio.currentTime * 1000)) : track.duration_ms;
    var almost = { position: end - 32, disallows: disallows, track_window: windowWith([track]) };
    var again = { position: 0, disallows: { pausing: true }, track_window: windowWith([track]) };
    var alone = { position: 0, track_window: windowWith([]) };
    var steps = {
      normal: [almost, again, alone],
      terse: [again],
      doubled: [almost, again, Object.assign({}, again, { duration: track.duration_ms - 24 }), alone],
    }[mode] || [almost, again, alone];
    steps.forEach(function (step, index) {
      setTimeout(function () {
        if (mine !== generation || !playing || !playing.ending) return;
        if (step === again || mode === 'terse') audio.currentTime = 0;
        emitState(step);
      }, index * 40);
    });
  }
  function windowWith(previous) {
    return { current_track: playing.tracks[playing.index], previous_tracks: previous, next_tracks: [] };
  }

  audio.addEventListener('pause', function () {
    if (!playing || playing.loading || audio.ended || playing.ending || playing.paused) return;
    playing.paused = true;
    emitState();
  });
  audio.addEventListener('seeked', function () {
    if (playing && !playing.loading && !playing.ending) emitState();
  });
  audio.addEventListener('ended', function () {
    if (!playing) return;
    if (playing.index < playing.tracks.length - 1) void skip(1);
    else endOfList();
  });
  audio.addEventListener('error', function () {
    if (playing && audio.src) emitEvent('playback_error', { message: 'Failed to perform playback' });
  });
`;
