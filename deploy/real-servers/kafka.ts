// Apache Kafka as one process, broker and controller in one (KRaft), from its Maven packages.
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { kafkaAnswers } from './answers.ts';
import { type OnProcessStarted, startProcess, untilServerReady } from './processes.ts';
import { aptInstall, buildFolder, isInstalled, printProgress, run } from './tools.ts';

function libraries(): string {
  aptInstall(() => isInstalled('java'), ['default-jre-headless']);
  const folder = join(buildFolder, 'kafka-4.1.1');
  const whole = join(folder, 'whole');
  if (!existsSync(whole)) {
    aptInstall(() => isInstalled('mvn'), ['maven']);
    printProgress('getting Apache Kafka 4.1.1 (Maven)');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(import.meta.dirname, 'kafka-pom.xml'), join(folder, 'pom.xml'));
    run('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=libs'], { cwd: folder });
    writeFileSync(whole, '');
  }
  return join(folder, 'libs', '*');
}

/** Data folder of a broker; deleting it makes the broker start empty. */
export const dataOf = (folder: string): string => join(folder, 'kafka');

const properties = (folder: string, port: number, controllerPort: number) => `
process.roles=broker,controller
node.id=1
controller.quorum.bootstrap.servers=127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT
log.dirs=${dataOf(folder)}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
auto.create.topics.enable=false
`;

const log4j = `
status=error
rootLogger.level=warn
rootLogger.appenderRef.out.ref=out
appender.out.type=Console
appender.out.name=out
appender.out.layout.type=PatternLayout
appender.out.layout.pattern=%d %p %c{1} %m%n
`;

export async function startKafka(folder: string, started: OnProcessStarted): Promise<{ kafkaBrokers: string }> {
  const classes = libraries();
  const [port, controllerPort] = [await freePort(), await freePort()];
  const [settings, logging] = [join(folder, 'kafka.properties'), join(folder, 'kafka-log4j2.properties')];
  writeFileSync(settings, properties(folder, port, controllerPort));
  writeFileSync(logging, log4j);
  const java = ['-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', `-Dlog4j2.configurationFile=${logging}`, '-cp', classes];
  const format = ['kafka.tools.StorageTool', 'format', '--standalone', `--cluster-id=${randomBytes(16).toString('base64url')}`, '-c', settings];
  const begin = () => {
    if (!existsSync(dataOf(folder))) run('java', [...java, ...format]);
    return startProcess('kafka', folder, 'java', [...java, 'kafka.Kafka', settings]);
  };
  const server = begin();
  started(server, begin);
  const addresses = { kafkaBrokers: `127.0.0.1:${port}` };
  await untilServerReady(server, folder, 50, () => kafkaAnswers(addresses));
  return addresses;
}
