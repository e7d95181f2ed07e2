// First entry of the shell's development bundle: exposes React Refresh to the remotes before React starts.
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__segueReactRefresh = refreshRuntime;
