// The message bus of the page: one mitt instance.
import mitt from 'mitt';
const bus = mitt();
/** Sends a command. Its result is state: the sender does not wait for it. */
export function send(name, ...[payload]) {
    if (!interceptor(name, payload))
        bus.emit(name, payload);
}
const passAll = () => false;
let interceptor = passAll;
/** Calls `intercept` before each message; when it returns true, the message is not emitted in this tab. */
export function interceptMessages(intercept) {
    interceptor = intercept;
    return () => {
        interceptor = passAll;
    };
}
/** Calls the listener for each message of that name, until the returned function is called. */
export function listen(name, listener) {
    bus.on(name, listener);
    return () => bus.off(name, listener);
}
