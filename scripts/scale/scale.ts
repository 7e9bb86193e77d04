// Prints the tables of docs/scale.md: `npm run scale`.
import { capacityRows, crowdRows, wholeRow } from './tables.ts';

for (const row of [...wholeRow(), '', ...capacityRows(), '', ...crowdRows()]) console.log(row);
