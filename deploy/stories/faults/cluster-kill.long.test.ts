// Processes of a cluster die during writes; each story has its own people.

import { settleAll } from '@kloak/platform/async/settle-all.ts';
import { sample } from '@kloak/platform/testing/long.ts';
import { writeAtOnce } from '../chat-path.ts';
import { newPath, steps } from '../family-path.ts';
import type { StoryFixture } from '../fixture.ts';
import { sendNotifications } from '../notifications-path.ts';
import { onCluster } from '../on-cluster.ts';
import type { ProductProcess } from '../process.ts';
import { killRepeatedly } from './kill.ts';

/** Targets that die together, in steps of a family of their own; each target once. */
const groups = [['media'], ['gateway'], ['identity'], ['social', 'transcoding']] as const;

/** Kills in every second step, chosen by the sample; embedded-kill does so in each. */
async function killInSteps(targets: readonly ProductProcess[], fixture: StoryFixture, group: number): Promise<void> {
  const path = await newPath(fixture);
  for (const [index, step] of steps.entries()) {
    const running = step.run(path);
    if ((index + group + sample) % 2 !== 0) {
      await running;
      continue;
    }
    await Promise.all(targets.map((target) => target.kill()));
    await Promise.all([running, ...targets.map((target) => target.start())]).catch((cause: unknown) => {
      throw new Error(`where ${targets.map(({ name }) => name).join(' and ')} died at the step "${step.name}"`, { cause });
    });
  }
}

onCluster('kill -9 on the cluster', (openFixture) => {
  let fixture: StoryFixture;
  beforeAll(async () => {
    fixture = await openFixture({ replicas: { gateway: 2 } });
  }, 240_000);
  afterAll(() => fixture?.close(), 60_000);

  const named = (name: string) => fixture.targets.filter((target) => target.name === name);
  const one = (name: string): ProductProcess => {
    const [target] = named(name);
    if (!target) throw new Error(`${name} does not run`);
    return target;
  };

  it('of chat and of a gateway, while ten write into one group: nothing is lost or doubled, and pages whose sockets were cut show all of it in one order', () =>
    writeAtOnce(fixture, () => killRepeatedly([one('chat'), one('gateway')])));

  it('of notification, while relatives give hearts and comment: the list is right, and no mail tells the same twice', () =>
    sendNotifications(fixture, () => killRepeatedly([one('notification')])));

  it('of targets in steps of four families: each story completes, nothing acknowledged is lost, nothing is doubled', async () => {
    // Stops the spares: each target has a single process now, so its death is an outage.
    await Promise.all(
      named('gateway')
        .slice(1)
        .map((spare) => spare.stop()),
    );
    await settleAll(groups.map((names, group) => killInSteps(names.map(one), fixture, group)));
  });
});
