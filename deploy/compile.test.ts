import { resolve } from 'node:path';
import { filesLoadedBy } from './compile.ts';
import { serviceNames } from './services.ts';

const root = resolve(import.meta.dirname, '..');

describe('what is compiled for the image', () => {
  const { modules, entries } = filesLoadedBy(resolve(root, 'deploy/main.ts'));
  const all = [...modules, ...entries].map((path) => path.slice(root.length + 1));

  it.each(serviceNames)('has the service %s', (name) => expect(all).toContain(`services/${name}/service.ts`));

  it.each([
    'deploy/main.ts',
    'gateway/gateway.ts',
    'deploy/serve-health.ts',
    'services/platform/cluster/platform.ts',
    'services/platform/embedded/platform.ts',
    'services/platform/embedded/store/worker.ts',
    'services/transcoding/tools/workers/render-worker.ts',
  ])('has what is loaded when it is needed: %s', (path) => expect(all).toContain(path));

  it('has nothing that the image lacks', () => {
    expect(all.filter((path) => /(^|\/)(testing|contract|stories|node_modules)\/|\.test\.ts$|^\//.test(path))).toEqual([]);
  });
});
