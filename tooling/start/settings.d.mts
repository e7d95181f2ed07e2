type Environment = Readonly<Record<string, string | undefined>>;

/** Makes the sandbox run, whatever `.env` contains. */
export const NO_CREDENTIALS: Readonly<Record<string, string>>;

/** Ports, addresses and the environments of both servers. */
export function settingsFrom(env: Environment): {
  port: number;
  sandboxPort: number;
  address: string;
  publicUrl: string;
  usesSandbox: boolean;
  note: string;
  apiEnv: Environment;
  sandboxEnv: Environment;
};
