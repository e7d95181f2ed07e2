import { describeFaults } from '../testing/fault-table.conformance';

describeFaults('the first of each kind');
