import { type Row, skippedRow } from './table.ts';

export async function benchCluster(): Promise<Row[]> {
  return [skippedRow('the cluster', 'todo')];
}
