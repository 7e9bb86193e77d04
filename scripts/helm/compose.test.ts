import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../deploy/config.ts';
import { newProcessSecrets } from '../../deploy/process-secrets.ts';
import { images } from '../../deploy/real-servers/images.ts';
import { run } from '../../deploy/real-servers/tools.ts';
import { clusterTargets } from '../../deploy/services.ts';
import { root } from './render.ts';
import { hadolint, programs } from './tools.ts';
import { withTools } from './with-tools.ts';

const composeFile = resolve(root, 'deploy/compose.yaml');
const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).nullish(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).optional(),
  healthcheck: z.looseObject({}).optional(),
  volumes: z.array(z.looseObject({ source: z.string(), volume: z.looseObject({ subpath: z.string().optional() }).optional() })).optional(),
});

withTools('the compose file', () => {
  const read = () => {
    const whole = z.object({ services: z.record(z.string(), service) });
    return whole.parse(JSON.parse(run(programs.compose ?? '', ['--format', 'json', composeFile], { cwd: root }))).services;
  };

  it('conforms to the Compose Specification, and runs each target', () => {
    const services = read();
    const targets = Object.values(services).flatMap(({ image, command }) => (image === 'kloak:dev' && command ? command : []));
    expect(targets.sort()).toEqual([...clusterTargets].sort());
  });

  it('starts each process with what it needs, and shows it no secret of another', () => {
    const secrets = newProcessSecrets();
    const services = read();
    for (const target of clusterTargets) {
      const { environment = {}, volumes = [] } = services[target] ?? {};
      expect(readConfig(['--platform=cluster', `--target=${target}`], { ...environment, ...secrets[target] }).target).toBe(target);
      expect(volumes.map((one) => [one.source, one.volume?.subpath])).toEqual([['keys', target]]);
    }
  });

  it('waits until what is needed is healthy', () => {
    const services = read();
    for (const { depends_on: needs = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(condition).toBe(name === 'prepare' ? 'service_completed_successfully' : 'service_healthy');
        if (name !== 'prepare') expect(services[name]?.healthcheck).toBeDefined();
      }
    expect(Object.keys(services.gateway?.depends_on ?? {})).toEqual(expect.arrayContaining(clusterTargets.filter((name) => name !== 'gateway')));
  });
});

describe('each image that is not ours', () => {
  const pinned = (versions: string) => new RegExp(`^[a-z/]+:${versions}@sha256:[0-9a-f]{64}$`);

  it('has a version and a digest in the compose file', () => {
    const others = [...images().values()].filter((image) => image !== 'kloak:dev');
    expect(others.length).toBeGreaterThan(4);
    for (const image of others) expect(image).toMatch(pinned('v?\\d+\\.\\d+\\.\\d+'));
  });

  it('has them in the Dockerfile, where it is the Node that the project runs on', () => {
    const { devDependencies } = z
      .looseObject({ devDependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')));
    const text = readFileSync(resolve(root, 'deploy/Dockerfile'), 'utf8');
    const from = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    const stages = [...text.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name = '']) => name);
    for (const image of from.filter((one) => !stages.includes(one))) expect(image).toMatch(/^\$\{NODE_IMAGE\}$/);
    expect(/^ARG NODE_IMAGE=(\S+)$/m.exec(text)?.[1]).toMatch(pinned(`${RegExp.escape(devDependencies.node)}-[a-z-]+`));
  });
});

describe('the Dockerfile', () => {
  const text = readFileSync(resolve(root, 'deploy/Dockerfile'), 'utf8');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  it('installs by the package.json of each workspace', () => {
    const { packages } = z
      .looseObject({ packages: z.record(z.string(), z.looseObject({})) })
      .parse(JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')));
    const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
    expect(workspaces.length).toBeGreaterThan(10);
    for (const path of workspaces) expect(text).toContain(`COPY ${path}/package.json ${path}/\n`);
  });

  it('ends in a stage that runs as nobody in particular, without what builds', () => {
    expect(last).toMatch(/\nUSER 10001:10001\n/);
    expect(last).not.toMatch(/npm (ci|install)|build-essential|gcc|python/);
    expect(text).not.toMatch(/:latest\b/);
  });

  it('keeps compiled code for the user who runs it, to whom it is not writable', () => {
    const [folder = ''] = /NODE_COMPILE_CACHE=\/kloak\/(\S+)\n/.exec(last)?.slice(1) ?? [];
    expect(folder).not.toBe('');
    const step = last.slice(0, last.indexOf('\nUSER ')).split('\nRUN ').at(-1) ?? '';
    expect(step).toMatch(/setpriv --reuid=10001 .+ deploy\/compile\.ts/);
    expect(step).toContain(`chown -R root:root ${folder} && chmod -R u=rwX,go=rX ${folder}`);
  });

  (existsSync(hadolint) ? it : it.skip)('has no fault that hadolint knows', () => {
    expect(run(hadolint, ['--no-color', resolve(root, 'deploy/Dockerfile')])).toBe('');
  });
});

describe('skaffold.yaml', () => {
  it('builds by our Dockerfile, and deploys our chart with values that are there', () => {
    const releases = z.array(z.looseObject({ chartPath: z.string(), valuesFiles: z.array(z.string()) }));
    const shape = z.looseObject({
      build: z.looseObject({ artifacts: z.array(z.looseObject({ image: z.string(), docker: z.object({ dockerfile: z.string() }) })) }),
      deploy: z.object({ helm: z.object({ releases }) }),
    });
    const { build, deploy } = shape.parse(parse(readFileSync(resolve(root, 'skaffold.yaml'), 'utf8')));
    const files = [
      ...build.artifacts.map(({ docker }) => docker.dockerfile),
      ...deploy.helm.releases.flatMap((one) => [`${one.chartPath}/Chart.yaml`, ...one.valuesFiles]),
    ];
    for (const file of files) expect(readFileSync(resolve(root, file), 'utf8')).not.toBe('');
    expect(JSON.stringify(deploy)).toContain(`IMAGE_REPO_${build.artifacts[0]?.image}`);
  });
});
