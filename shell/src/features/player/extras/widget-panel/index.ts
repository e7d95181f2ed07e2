export { widgetShown } from './model';
export { WidgetPanel } from './view';
