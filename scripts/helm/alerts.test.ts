import { resolve } from 'node:path';
import { run } from '../../deploy/real-servers/tools.ts';
import { root } from './render.ts';
import { promtool } from './tools.ts';
import { withTools } from './with-tools.ts';

withTools('the alerts', () => {
  it('are rules that Prometheus takes', () => {
    expect(run(promtool, ['check', 'rules', resolve(root, 'deploy/dashboards/alerts.yaml')])).toContain('SUCCESS');
  });

  it('fire where they should, and nowhere else', () => {
    expect(run(promtool, ['test', 'rules', resolve(import.meta.dirname, 'alerts-cases.yaml')])).toContain('SUCCESS');
  });
});
