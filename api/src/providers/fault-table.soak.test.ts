import { describeFaults } from '../testing/fault-table.conformance';

describeFaults('all');
