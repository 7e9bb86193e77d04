import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allowedCalls } from '@kloak/platform/trust/may-call.ts';
import { keyVariables, newServiceKeys } from '@kloak/platform/trust/service-keys.ts';
import { readConfig } from '../../deploy/config.ts';
import { processes } from '../../deploy/processes.ts';
import { run } from '../../deploy/real-servers/tools.ts';
import { bytesAccessOf, clusterTargets } from '../../deploy/services.ts';
import { secretNames, settings } from '../../deploy/settings.ts';
import { chart, type Deployment, deploymentsIn, judge, kubernetesVersion, type Manifest, manifestsIn, policiesIn, renderText, root } from './render.ts';
import { programs, schemaFolder } from './tools.ts';
import { withTools } from './with-tools.ts';

const plain = ['--set', 'rpc.tls.enabled=false', '--set', 'rpc.plaintext=true'];
const switchedOn = ['metrics.serviceMonitor.enabled', 'metrics.alerts.enabled', 'metrics.dashboards.enabled'].flatMap((name) => ['--set', `${name}=true`]);
// A freshly built image is in no registry, so the check of its pull policy is skipped.
const justBuilt = ['--ignore-test', 'container-image-pull-policy'];
const renderings: [string, string[], string[]?][] = [
  ['a cluster', []],
  ['a cluster with everything that can be switched on', [...switchedOn, '--set', 'secrets.payments=kloak-payments']],
  ['a cluster for development', ['-f', `${chart}/values-dev.yaml`], justBuilt],
  ['one process on a volume', ['-f', `${chart}/values-embedded.yaml`]],
];

const ofKind = (all: readonly Manifest[], kind: string) => all.filter((one) => one.kind === kind);
const sorted = (names: readonly (string | undefined)[]) => names.map(String).sort();

/** Example values for each Secret of the README. */
function secretsFor(name: string): Record<string, string> {
  const keys = newServiceKeys(clusterTargets).get(name);
  return {
    KLOAK_MONGO_URL: 'mongodb://mongo/',
    KLOAK_REDIS_URL: 'redis://redis',
    SMTP_URL: 'smtp://mail',
    KLOAK_S3_ACCESS_KEY: 'a',
    KLOAK_S3_SECRET_KEY: 's',
    KLOAK_MASTER_KEY: Buffer.alloc(32).toString('base64'),
    STRIPE_SECRET_KEY: 'sk_test_a',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    ...(keys && keyVariables(keys)),
  };
}

function environmentOf({ metadata, spec }: Deployment): Record<string, string> {
  const secrets = secretsFor(metadata.name);
  const [container] = spec.template.spec.containers;
  return Object.fromEntries(
    (container?.env ?? []).flatMap(({ name, value, valueFrom }) => {
      const given = value ?? secrets[valueFrom?.secretKeyRef.key ?? ''];
      return given === undefined ? [] : [[name, given]];
    }),
  );
}

withTools('the chart', () => {
  describe.each(renderings)('for %s', (_what, args, ignored = []) => {
    let text: string;
    let all: Manifest[];
    beforeAll(() => {
      text = renderText(args);
      all = manifestsIn(text);
    });

    it('passes helm lint', () => {
      expect(run(programs.helm ?? '', ['lint', '--strict', '--kube-version', kubernetesVersion, chart, ...args], { cwd: root })).toContain('0 chart(s) failed');
    });

    it('is what the Kubernetes API describes, and nothing beyond', () => {
      const location = `${schemaFolder}/{{ .ResourceKind }}{{ .KindSuffix }}.json`;
      const operators = ['-skip', 'ServiceMonitor,PrometheusRule'];
      const { code, said } = judge(programs.kubeconform, ['-strict', '-summary', '-schema-location', location, ...operators, '-'], text);
      expect([code, said]).toEqual([0, expect.stringContaining('Invalid: 0, Errors: 0')]);
    });

    it('has nothing that kube-score calls critical', () => {
      const { said } = judge(programs.kubeScore, ['score', '--kubernetes-version', 'v1.33', '--output-format', 'ci', ...ignored, '-'], text);
      expect(said).toContain('[OK]');
      expect(said.split('\n').filter((line) => line.startsWith('[CRITICAL]'))).toEqual([]);
    });

    it('runs each workload as Pod Security "restricted" wants it, on a root that nobody writes', () => {
      const pods = deploymentsIn(all).map(({ spec }) => spec.template.spec);
      expect(pods.length).toBeGreaterThan(0);
      for (const pod of pods) {
        expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
        for (const name of ['hostNetwork', 'hostPID', 'hostIPC', 'initContainers', 'ephemeralContainers']) expect(pod).not.toHaveProperty(name);
        for (const { securityContext, ports } of pod.containers) {
          expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, runAsNonRoot: true, readOnlyRootFilesystem: true, privileged: false });
          expect(securityContext.capabilities).toEqual({ drop: ['ALL'] });
          expect(securityContext.runAsUser).toBeGreaterThan(0);
          expect(JSON.stringify(ports)).not.toContain('hostPort');
        }
        const kinds = pod.volumes.map(({ name: _name, ...source }) => Object.keys(source).join());
        expect(['emptyDir', 'secret', 'persistentVolumeClaim']).toEqual(expect.arrayContaining(kinds));
      }
    });

    it('mounts no token, and gives each workload an account of its own', () => {
      const deployments = deploymentsIn(all);
      expect(deployments.map(({ spec }) => spec.template.spec.automountServiceAccountToken)).toEqual(deployments.map(() => false));
      const accounts = ofKind(all, 'ServiceAccount');
      expect(sorted(accounts.map(({ metadata }) => metadata.name))).toEqual(sorted(deployments.map(({ spec }) => spec.template.spec.serviceAccountName)));
      expect(accounts.map((one) => one.automountServiceAccountToken)).toEqual(accounts.map(() => false));
    });

    it('tells start, life and readiness apart', () => {
      for (const { spec } of deploymentsIn(all))
        for (const { startupProbe, livenessProbe, readinessProbe } of spec.template.spec.containers) {
          expect(new Set([startupProbe, livenessProbe, readinessProbe].map((probe) => JSON.stringify(probe))).size).toBe(3);
          expect([livenessProbe, readinessProbe]).toMatchObject([{ httpGet: { path: '/healthz' } }, { httpGet: { path: '/readyz' } }]);
        }
    });

    it('tells processes what they know, and no secret but by reference', () => {
      for (const { spec } of deploymentsIn(all))
        for (const { env } of spec.template.spec.containers) {
          expect(env.map(({ name }) => name).filter((name) => !(name in settings))).toEqual([]);
          expect(env.filter(({ name, valueFrom }) => secretNames.includes(name) && valueFrom === undefined)).toEqual([]);
          expect(new Set(env.map(({ name }) => name)).size).toBe(env.length);
        }
    });

    it('names an image that is one', () => {
      for (const { spec } of deploymentsIn(all))
        for (const { image } of spec.template.spec.containers) expect(image).toMatch(/(:\d[\w.-]*|@sha256:[0-9a-f]{64})$/);
    });

    it('refuses everything that no policy allows', () => {
      const [deny, ...others] = policiesIn(all);
      expect(deny?.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] });
      expect([deny?.spec.ingress, deny?.spec.egress]).toEqual([undefined, undefined]);
      expect(deny?.spec.podSelector.matchLabels).not.toHaveProperty(['app.kubernetes.io/component']);
      expect(sorted(others.map(({ metadata }) => metadata.name))).toEqual(sorted(deploymentsIn(all).map(({ metadata }) => metadata.name)));
    });
  });

  it('runs each target of the cluster, which starts with what it is given', () => {
    const paid = ['--set', 'secrets.payments=kloak-payments', '--set', 'stripePublishableKey=pk_test_a'];
    const deployments = deploymentsIn(manifestsIn(renderText([...plain, ...paid])));
    expect(sorted(deployments.map(({ metadata }) => metadata.name))).toEqual(sorted(clusterTargets));
    for (const one of deployments) {
      const { target, cluster, publishableKey, contactEmail } = readConfig(one.spec.template.spec.containers[0]?.args ?? [], environmentOf(one));
      expect([target, cluster?.s3 !== undefined]).toEqual([one.metadata.name, bytesAccessOf(one.metadata.name) !== undefined]);
      expect([publishableKey !== undefined, contactEmail]).toEqual([['gateway', 'billing'].includes(target), 'family@example.org']);
    }
  });

  it('runs one process on a volume, which starts with what it is given', () => {
    const [vault, ...others] = deploymentsIn(manifestsIn(renderText(['-f', `${chart}/values-embedded.yaml`])));
    expect(others).toEqual([]);
    expect(vault && readConfig(vault.spec.template.spec.containers[0]?.args ?? [], environmentOf(vault))).toMatchObject({
      platform: 'embedded',
      dataDir: '/data',
    });
    expect(vault?.spec.strategy).toEqual({ type: 'Recreate' });
  });

  it('lets call by the network who may call by the table, and nobody else', () => {
    const policies = policiesIn(manifestsIn(renderText()));
    const peers = (name: string, way: 'ingress' | 'egress') =>
      (policies.find(({ metadata }) => metadata.name === name)?.spec[way] ?? [])
        .filter(({ ports }) => ports.some(({ port }) => port === 'rpc'))
        .flatMap(({ from = [], to = [] }) => [...from, ...to])
        .map((peer) => ('podSelector' in peer ? JSON.stringify(peer) : 'anybody'))
        .map((peer) => /"app.kubernetes.io\/component":"(\w+)"/.exec(peer)?.[1]);
    const between = allowedCalls.filter(({ caller, callee }) => clusterTargets.includes(caller) && caller !== callee);
    for (const name of clusterTargets) {
      expect(sorted(peers(name, 'egress'))).toEqual(sorted([...new Set(between.filter(({ caller }) => caller === name).map(({ callee }) => callee))]));
      expect(sorted(peers(name, 'ingress'))).toEqual(sorted([...new Set(between.filter(({ callee }) => callee === name).map(({ caller }) => caller))]));
    }
  });

  it('opens the internet to notification alone, without private networks', () => {
    const reach = policiesIn(manifestsIn(renderText())).filter(({ spec }) => spec.egress?.some(({ ports }) => ports.some(({ port }) => port === 443)));
    expect(reach.map(({ metadata }) => metadata.name)).toEqual(['notification']);
    expect(JSON.stringify(reach)).toContain('"except":["10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16"]');
  });

  it.each([
    ['to no collector of traces', [], undefined, false],
    ['to the one that is named', ['--set', 'traces.endpoint=http://collector:4318'], 'http://collector:4318', true],
  ])('opens a way %s', (_what, args, endpoint, isOpen) => {
    const all = manifestsIn(renderText(args));
    for (const one of deploymentsIn(all)) {
      expect(environmentOf(one).OTEL_EXPORTER_OTLP_ENDPOINT).toBe(endpoint);
      const policy = policiesIn(all).find(({ metadata }) => metadata.name === one.metadata.name);
      expect(policy?.spec.egress?.some(({ ports }) => ports.some(({ port }) => port === 4318))).toBe(isOpen);
    }
  });

  it('budgets disruptions of whatever has replicas, and counts no replicas where somebody else does', () => {
    const all = manifestsIn(renderText());
    expect(sorted(ofKind(all, 'PodDisruptionBudget').map(({ metadata }) => metadata.name))).toEqual(sorted(clusterTargets));
    const scaled = ofKind(all, 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name);
    expect(sorted(scaled)).toEqual(['gateway', 'media', 'transcoding']);
    for (const { metadata, spec } of deploymentsIn(all)) expect('replicas' in spec).toBe(!scaled.includes(metadata.name));
  });

  it('lets large bodies and sockets through to the gateway', () => {
    const [ingress] = ofKind(manifestsIn(renderText()), 'Ingress');
    expect(ingress).toMatchObject({
      metadata: {
        annotations: {
          'nginx.ingress.kubernetes.io/proxy-body-size': '0',
          'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
          'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
        },
      },
      spec: { tls: [{ hosts: ['photos.example.org'] }], rules: [{ host: 'photos.example.org' }] },
    });
  });

  it.each([
    ['a tag that says nothing', 'image.tag=latest'],
    ['a public address with a path', 'url=https://photos.example.org/vault'],
    ['another platform', 'platform=lambda'],
    ['what it does not know', 'replicas=3'],
    ['no replica at all', 'services.chat.replicas=0'],
  ])('refuses %s', (_what, value) => {
    expect(() => renderText(['--set', value])).toThrow("values don't meet the specifications of the schema");
  });

  it('refuses a public address beside the mail address of the example', () => {
    const own = ['--set', 'url=https://photos.family.net'];
    expect(() => renderText(own)).toThrow('contactEmail is still that of the example');
    expect(renderText([...own, '--set', 'contactEmail=us@family.net'])).toContain('us@family.net');
  });
});

describe('the facts that the chart is made of', () => {
  it('are those of the tables', () => {
    expect(JSON.parse(readFileSync(resolve(chart, 'files/processes.json'), 'utf8'))).toEqual(processes);
  });
});
