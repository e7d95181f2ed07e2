// First thing in the shell's development bundle: lends its React Refresh to the remotes, before React starts.
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__segueReactRefresh = refreshRuntime;
