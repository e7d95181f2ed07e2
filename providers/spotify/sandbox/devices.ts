/** Connected browser players: their playback state and the socket that pushes commands to them. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PushSocket } from '@segue/provider-sandbox/core/push-socket';

export type Playing = {
  trackId: string;
  positionMs: number;
  reportedAt: number;
  durationMs: number;
  paused: boolean;
};

export type Device = {
  id: string;
  user: string;
  name: string;
  volumePercent: number;
  accessToken: string;
  active: boolean;
  /** Playback must be transferred to it before it plays again. */
  orphaned: boolean;
  playing: Playing | null;
};

export type DeviceCommand = { command: string } & Record<string, unknown>;

export type DeviceRegistry = ReturnType<typeof createDeviceRegistry>;

export function createDeviceRegistry() {
  const devices = new Map<string, Device>();
  const sockets = new Map<string, PushSocket>();
  const waiting = new Map<string, DeviceCommand[]>();

  const late = new Map<string, Promise<void>>();

  const deliver = (id: string, command: DeviceCommand) => {
    const socket = sockets.get(id);
    if (socket) socket.send(command);
    else if (devices.has(id)) waiting.set(id, [...(waiting.get(id) ?? []), command]);
  };
  /** Commands keep their order: those after a late one wait for it. */
  const send = (id: string, command: DeviceCommand, delayMs = 0) => {
    const before = late.get(id);
    if (!before && delayMs === 0) return deliver(id, command);
    const delivered = Promise.resolve(before)
      .then(() => delay(delayMs, undefined, { ref: false }))
      .then(() => {
        deliver(id, command);
        if (late.get(id) === delivered) late.delete(id);
      });
    late.set(id, delivered);
  };
  const remove = (id: string) => {
    devices.delete(id);
    waiting.delete(id);
    const socket = sockets.get(id);
    sockets.delete(id);
    socket?.close();
  };

  return {
    list: () => [...devices.values()],
    of: (user: string) => [...devices.values()].filter((device) => device.user === user),
    find: (id: string) => devices.get(id),
    register(user: string, name: string, volumePercent: number, accessToken: string): Device {
      const id = randomBytes(20).toString('hex');
      const idle = { active: false, orphaned: false, playing: null };
      const device: Device = { id, user, name, volumePercent, accessToken, ...idle };
      devices.set(id, device);
      return device;
    },
    attach(id: string, socket: PushSocket) {
      sockets.set(id, socket);
      for (const command of waiting.get(id) ?? []) socket.send(command);
      waiting.delete(id);
    },
    send,
    /** Makes one device the user's only active one; the others get the `inactive` command. */
    activate(device: Device) {
      for (const other of devices.values()) {
        if (other.user !== device.user || other === device || !other.active) continue;
        other.active = false;
        other.playing = null;
        send(other.id, { command: 'inactive' });
      }
      device.active = true;
    },
    /** For tests: sends an event to the chosen players; returns to how many. */
    triggerEvent(chosen: { user?: string; deviceId?: string }, event: string): number {
      const targets = [...devices.values()].filter(
        (device) =>
          (chosen.user === undefined || device.user === chosen.user) &&
          (chosen.deviceId === undefined || device.id === chosen.deviceId),
      );
      for (const device of targets) {
        if (event === 'orphaned') device.orphaned = true;
        if (event === 'inactive' || event === 'orphaned') {
          Object.assign(device, { active: false, playing: null });
        }
        send(device.id, { command: 'triggered', event });
      }
      return targets.length;
    },
    remove,
    clear() {
      for (const id of [...devices.keys()]) remove(id);
    },
  };
}

export function positionOf(playing: Playing, now: number): number {
  const position = playing.positionMs + (playing.paused ? 0 : now - playing.reportedAt);
  return Math.max(0, Math.min(playing.durationMs, Math.round(position)));
}
