// Creates stores with a stated lifetime. The shell, the remotes and this package create their stores only here.
import { sessionEnded } from '@segue/kernel/request';
import { createStore, type StoreWritable } from 'effector';

type StoreOptions<State> = Parameters<typeof createStore<State>>[1] & {};

/** A store of the signed-in user's data: it resets when the session ends. */
export function createSessionStore<State>(initial: State): StoreWritable<State> {
  return createStore(initial).reset(sessionEnded);
}

/** A store that keeps its value until the page is closed, across sessions: never for data of a user. */
export function createPageStore<State>(initial: State, options?: StoreOptions<State>): StoreWritable<State> {
  return createStore(initial, options);
}
