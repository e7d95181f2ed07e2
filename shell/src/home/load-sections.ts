// The sections of the home screen: one download, of which the parts below them are evaluated in tasks of their own.
import type { ComponentType } from 'react';
import { nextTask } from '../next-task';
import type { HomeSectionsProps } from './view';

export async function loadHomeSections(): Promise<ComponentType<HomeSectionsProps>> {
  await import(/* webpackMode: "eager", webpackExports: [] */ '@segue/stores/playback');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '../player/earlier-queues');
  await nextTask();
  return (await import(/* webpackMode: "eager" */ './view')).HomeSections;
}
