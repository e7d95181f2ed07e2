// A player without sound: it runs the effects of the playback model immediately and reports like a real player.
import { allowProviderFx, loadTrackFx, pauseFx, playbackReported, resumeFx, seekFx, setVolumeFx, trackEnded, } from '@segue/stores/ports';
import { scopeBind } from 'effector';
/** Creates a silent player for one test. */
export function createFakePlayer() {
    const loads = [];
    let scope = null;
    let volume = null;
    let position = 0;
    const generation = () => loads.at(-1)?.generation ?? 0;
    const report = (isPlaying) => {
        if (!scope)
            return;
        scopeBind(playbackReported, { scope })({ generation: generation(), isPlaying, position });
    };
    return {
        loads,
        volume: () => volume,
        connect: (connected) => void (scope = connected),
        end: () => {
            if (scope)
                scopeBind(trackEnded, { scope })({ generation: generation() });
        },
        handlers: [
            [
                loadTrackFx,
                (request) => {
                    loads.push(request);
                    position = request.position;
                    report(true);
                },
            ],
            [pauseFx, () => report(false)],
            [resumeFx, () => report(true)],
            [
                seekFx,
                (to) => {
                    position = to.position;
                    report(true);
                },
            ],
            [setVolumeFx, (to) => void (volume = to.volume)],
            [allowProviderFx, () => undefined],
        ],
    };
}
