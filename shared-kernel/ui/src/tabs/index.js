export { TabPanel, Tabs } from './tabs';
