// What the frame says of a run: that it is ready, sounds, goes on, pauses or has ended.
import type { UnavailableReason } from '@segue/stores/ports';
import { createFirstSeek } from './first-seek';
import { isEndingPause, isOfAnother, loadedOf, type Run } from './run';
import type { AudioNews, Widget } from './widget';

type Outlets = {
  isCurrent: (run: Run) => boolean;
  applyVolume: (widget: Widget) => void;
  report: (run: Run) => void;
  finish: (run: Run) => void;
  giveUp: (run: Run, reason: UnavailableReason) => void;
};

/** Turns the frame's news into what is known of a run; news of a run that is over is not heard. */
export function createListening({ isCurrent, applyVolume, report, finish, giveUp }: Outlets) {
  function listenTo(widget: Widget, listened: Run): void {
    const heed = (react: (news: AudioNews) => void) => (news: AudioNews | undefined) => {
      if (!isCurrent(listened) || isOfAnother(listened, news ?? {})) return;
      listened.heardAt = Date.now();
      react(news ?? {});
    };
    widget.bind(
      'play',
      heed(() => onPlay(listened, widget)),
    );
    widget.bind(
      'playProgress',
      heed((news) => onProgress(listened, news, widget)),
    );
    widget.bind(
      'pause',
      heed((news) => onPause(listened, news)),
    );
    widget.bind(
      'seek',
      heed((news) => listened.arrival?.reach(news.currentPosition ?? NaN)),
    );
    widget.bind(
      'finish',
      heed(() => finish(listened)),
    );
    widget.bind(
      'error',
      heed(() => giveUp(listened, 'blocked')),
    );
  }

  function onReady(ready: Run, widget: Widget): void {
    ready.widget = widget;
    ready.heardAt = Date.now();
    // A new document begins at full volume, so it starts by command, after the volume was set.
    applyVolume(widget);
    const { position } = ready.request;
    if (position > 0) ready.firstSeek = createFirstSeek(position, (target) => widget.seekTo(target));
    if (ready.wantsSound) widget.play();
  }

  function onPlay(playing: Run, widget: Widget): void {
    playing.isPlaying = true;
    if (playing.seat) playing.seat.hasSounded = true;
    if (!playing.hasPlayed) {
      playing.hasPlayed = true;
      applyVolume(widget);
      widget.getDuration((duration) => {
        if (duration > 0) playing.duration = duration;
      });
    }
    if (!playing.wantsSound) widget.pause();
    report(playing);
  }

  function onProgress(playing: Run, news: AudioNews, widget: Widget): void {
    const heard = news.currentPosition ?? playing.position;
    if (!playing.hasPlayed) onPlay(playing, widget);
    playing.isPlaying = true;
    playing.hasProgressed = true;
    const loaded = loadedOf(playing, news);
    playing.stall.heard(heard, loaded);
    playing.firstSeek?.progressed(heard, loaded || 0);
    if (playing.firstSeek?.isOver()) playing.firstSeek = null;
    playing.position = playing.firstSeek ? playing.firstSeek.target : heard;
    playing.arrival?.reach(heard);
    report(playing);
  }

  function onPause(paused: Run, news: AudioNews): void {
    paused.isPlaying = false;
    if (!paused.hasProgressed && paused.wantsSound) giveUp(paused, 'needs-gesture');
    else if (!isEndingPause(paused, news)) {
      paused.position = news.currentPosition ?? paused.position;
      report(paused);
    }
  }

  return { listenTo, onReady, onPause };
}
