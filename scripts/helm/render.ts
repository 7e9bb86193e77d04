// The chart as Kubernetes gets it.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { run } from '../../deploy/real-servers/tools.ts';
import { programs } from './tools.ts';

export const root = resolve(import.meta.dirname, '../..');
export const chart = resolve(root, 'helm/kloak');

/** Version of the cluster for which the chart is rendered. */
export const kubernetesVersion = '1.33.0';

const anything = z.looseObject({});
const environment = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() }) }).optional(),
});
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(environment),
  securityContext: z.looseObject({}),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
  startupProbe: anything,
  livenessProbe: anything,
  readinessProbe: anything,
});
const pod = z.looseObject({
  automountServiceAccountToken: z.boolean(),
  serviceAccountName: z.string(),
  securityContext: z.looseObject({}),
  containers: z.array(container),
  volumes: z.array(z.looseObject({ name: z.string() })),
});
const deployment = z.looseObject({ metadata: z.looseObject({ name: z.string() }), spec: z.looseObject({ template: z.looseObject({ spec: pod }) }) });

const component = z.object({ podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }) });
const rule = z.object({
  ports: z.array(z.object({ port: z.union([z.string(), z.number()]) })),
  from: z.array(z.union([component, anything])).optional(),
  to: z.array(z.union([component, anything])).optional(),
});
const networkPolicy = z.object({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.object({
    podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    policyTypes: z.array(z.string()),
    ingress: z.array(rule).optional(),
    egress: z.array(rule).optional(),
  }),
});

const manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
export type Manifest = z.infer<typeof manifest>;
export type Deployment = z.infer<typeof deployment>;
export type NetworkPolicy = z.infer<typeof networkPolicy>;

/** Output of `helm template`; throws its message if it refuses the values. */
export function renderText(args: readonly string[] = []): string {
  return run(programs.helm ?? '', ['template', 'vault', chart, '--namespace', 'kloak', '--kube-version', kubernetesVersion, ...args], { cwd: root });
}

export const manifestsIn = (text: string): Manifest[] => parseAllDocuments(text).flatMap((one) => (one.contents === null ? [] : manifest.parse(one.toJS())));
export const deploymentsIn = (all: readonly Manifest[]): Deployment[] => all.filter(({ kind }) => kind === 'Deployment').map((one) => deployment.parse(one));
export const policiesIn = (all: readonly Manifest[]): NetworkPolicy[] =>
  all.filter(({ kind }) => kind === 'NetworkPolicy').map((one) => networkPolicy.parse(one));

/** Passes a text to a program; returns exit code and output. */
export function judge(program: string | undefined, args: readonly string[], text: string): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, { input: text, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { code: status, said: `${stdout}${stderr}` };
}
