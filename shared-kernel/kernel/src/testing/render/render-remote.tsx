// Renders a component of a remote through its exposed module, as the shell does.
import { faultOfRemoteModule, type RemoteModule } from '@segue/kernel/remote';
import type { ComponentType } from 'react';
import { renderInScope, type Rendered, type RenderOptions } from './render-in-scope';

/** Checks that the shell would accept the remote, then renders one of its components. */
export function renderRemote(
  remote: RemoteModule,
  component: string,
  { props = {}, ...options }: RenderOptions & { props?: object } = {},
): Rendered {
  const Component = componentOf(remote, component);
  return renderInScope(<Component {...props} />, options);
}

function componentOf(remote: RemoteModule, name: string): ComponentType<object> {
  const fault = faultOfRemoteModule(remote, remote.name);
  if (fault) throw new Error(fault);
  const component = remote.components[name];
  if (!component) throw new Error(`${remote.name} has no component ${name}.`);
  // `RemoteComponents` does not type the props, which the caller knows.
  return component as unknown as ComponentType<object>;
}
