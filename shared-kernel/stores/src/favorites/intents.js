// What the user wants of each track whose heart was pressed, and what the server is known to have. Pure functions.
import { trackKey } from '@segue/contract';
import { afterChange, listed, withoutChange } from './lists';
const keyOf = ({ change }) => trackKey(change.track);
const isAgreed = ({ change, former, sent }) => sent === null && change.add === (former !== null);
function update(intents, key, next) {
    return intents.map((intent) => (keyOf(intent) === key ? next(intent) : intent));
}
export function find(intents, key) {
    return intents.find((intent) => keyOf(intent) === key);
}
/** The last press wins. */
export function press(intents, change, favorites) {
    const key = trackKey(change.track);
    if (find(intents, key))
        return update(intents, key, (intent) => ({ ...intent, change, isWaiting: false }));
    const former = listed(favorites, change.track);
    return [...intents, { change, former, isConfirmed: false, sent: null, isWaiting: false }];
}
/** The requests to send now: at most one runs per track, then what differs is sent. */
export function due(intents) {
    return intents
        .filter((intent) => intent.sent === null && !intent.isWaiting && !isAgreed(intent))
        .map((intent) => ({ key: keyOf(intent), track: intent.change.track, add: intent.change.add }));
}
/** The presses that the server has not confirmed. */
export function unsaved(intents) {
    return intents.filter((intent) => !isAgreed(intent)).map(({ change }) => change);
}
export function markSent(intents, saves) {
    return saves.reduce((all, { key, add }) => update(all, key, (intent) => ({ ...intent, sent: add })), intents);
}
export function markSaved(intents, { key, add, track }) {
    return update(intents, key, (intent) => ({
        ...intent,
        former: add ? { ...track, isFavorited: true, favoritedAt: intent.change.at } : null,
        isConfirmed: true,
        sent: null,
    }));
}
export function markUnreachable(intents, { key }) {
    return update(intents, key, (intent) => ({ ...intent, sent: null, isWaiting: true }));
}
export function markRetried(intents) {
    return intents.map((intent) => ({ ...intent, isWaiting: false }));
}
export function withoutIntent(intents, key) {
    return intents.filter((intent) => keyOf(intent) !== key);
}
/** A list requested now contains what was saved before. */
export function onListRequested(intents) {
    return intents.filter((intent) => !isAgreed(intent)).map((intent) => ({ ...intent, isConfirmed: false }));
}
/** A list tells what the server has, unless a later answer told it. */
export function onListArrived(intents, list) {
    return intents.map((intent) => intent.isConfirmed ? intent : { ...intent, former: listed(list, intent.change.track) });
}
/** The server's list as the user wants it. */
export function withIntents(list, intents) {
    return intents.reduce((favorites, { change }) => afterChange(favorites, change), list);
}
/** The favorites as the server has them for one track. */
export function rolledBack(favorites, { change, former }) {
    return withoutChange(favorites, change.track, former);
}
