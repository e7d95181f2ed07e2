// The result of connecting: the device id or why there is none, for all callers that wait.
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { defer, type Deferred } from '@segue/shell/port/promises';

export type DeviceAnswer = { id: string } | { refusal: UnavailableReason };
export const DOWN: DeviceAnswer = { refusal: 'provider-down' };

export function createDeviceAnswer() {
  let answer: Deferred<DeviceAnswer> = defer();
  let settled: DeviceAnswer | null = null;

  /** The next answer resolves the callers that are waiting. */
  function reset(): void {
    if (settled) answer = defer();
    settled = null;
  }

  return {
    reset,
    settle(given: DeviceAnswer): void {
      reset();
      answer.resolve(given);
      settled = given;
    },
    given: () => answer.promise,
    readyId: () => (settled && 'id' in settled ? settled.id : null),
  };
}
