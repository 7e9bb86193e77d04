// All settings of the product. Readers of the environment take defaults from here, `--help` prints it, and README's table is generated from it.

type Setting = {
  /** Default value. */
  default?: string;
  /** Default in words, if it depends on something else. */
  otherwise?: string;
  meaning: string;
  /** A secret: it is never logged, and deployments pass it by reference. */
  secret?: true;
  /** The cluster alone reads it. */
  cluster?: true;
};

export const settings = {
  PORT: { default: '8080', meaning: 'where people, or probes, are answered' },
  HOST: { otherwise: 'loopback while `KLOAK_URL` is a localhost address, else all interfaces', meaning: 'the address to listen on' },
  KLOAK_URL: {
    otherwise: 'http://localhost:PORT',
    meaning:
      'public address; mails link to it, and another `Host` is refused. An https one is served by a proxy of yours, which sends what comes by http there (301) and answers nothing else by http',
  },
  KLOAK_DATA: { default: './data', meaning: 'everything that is kept (embedded)' },
  KLOAK_KEYS: {
    otherwise: '`KLOAK_DATA`/keys',
    meaning: 'folder of the file `master.key`, which is made at the first start; keep it, and its backup, apart from the data',
  },
  KLOAK_MASTER_KEY: {
    secret: true,
    meaning:
      'the master key itself instead of the file: 32 bytes in base64 (`openssl rand -base64 32`). In the cluster gateway, media and transcoding need it, the same for all',
  },
  KLOAK_DEMO: {
    otherwise: '`1` on localhost without `SMTP_URL`, else `0`',
    meaning: '`0`: an empty vault stays empty. `locked`: nobody signs in to the family’s accounts. `1` is refused where others could',
  },
  KLOAK_ADMIN_EMAIL: { meaning: 'who confirms this address becomes an admin, and has the console at `/admin`' },
  KLOAK_CONTACT_EMAIL: {
    meaning: 'whom visitors write to, by the legal pages; needed where `KLOAK_URL` is public: no name of this machine or of a private network, as `.local`',
  },
  KLOAK_SESSION_IDLE_MINUTES: {
    default: '0',
    meaning: 'a session that nobody uses for so long, and up to 15 min more, ends; `0`: a day after the sign-in, or 30 days where it is remembered',
  },
  KLOAK_REGISTRATION: {
    default: 'open',
    meaning: '`invited`: an account is opened by the link of an invite alone, at the invited address, or at `KLOAK_ADMIN_EMAIL`',
  },
  SMTP_URL: {
    secret: true,
    meaning:
      '`smtp://user:password@host:port`, or `smtps://…`; beyond this machine the server has to speak TLS. Without it mails are files in `KLOAK_DATA/outbox`. The cluster needs it',
  },
  KLOAK_SMTP_PLAINTEXT: { default: 'off', meaning: '`on`: nobody else reads or changes what passes to the mail server, so it need not speak TLS' },
  STRIPE_SECRET_KEY: {
    secret: true,
    meaning:
      'the key of the payment provider, which `npm run sync-plans` tells the plans; without it plans are had in a sandbox, by test cards, at a localhost address, and nobody buys one elsewhere: admins give space in the console',
  },
  STRIPE_WEBHOOK_SECRET: { secret: true, meaning: 'that of its endpoint `KLOAK_URL/stripe/webhook`; set together with the key' },
  STRIPE_PUBLISHABLE_KEY: {
    meaning:
      'its key for pages, of the same mode: a card is then typed into the provider’s own element on the page of the plans, which alone loads its script; without it at its checkout alone',
  },
  STRIPE_API_URL: { otherwise: 'the provider’s own', meaning: 'another address of the payment provider’s API, for tests' },
  KLOAK_MAIL_FROM: { otherwise: '`Kloak <kloak@{host}>`', meaning: 'who mails come from' },
  KLOAK_PUSH_LOOPBACK: { default: 'off', meaning: '`on`: push services on this machine are reached, by http too, for tests' },
  KLOAK_LIMITS: { default: 'on', meaning: '`off` lifts request-rate limits for load tests; never quotas, sizes or access' },
  KLOAK_CHECK_ANSWERS: { default: 'off', meaning: '`on` parses every answer by the contract before it leaves, for development and tests' },
  KLOAK_CHAT_CLOSED_TO: { meaning: 'usernames, with commas between them, of members whose chat says that it is under construction' },
  KLOAK_WORKER: {
    default: 'on',
    meaning:
      '`off`: no browser keeps the app, pictures or pages for offline use, and those that did remove them at their next start; nobody is notified by push',
  },
  KLOAK_TRUSTED_PROXIES: {
    default: '0',
    meaning: 'how many proxies in front are yours; behind one that is not counted, limits by address are not applied, and `/readyz` says so',
  },
  KLOAK_RENDER_WORKERS: {
    otherwise: 'the cores less one, at least 1',
    meaning: 'processes that render photographs of one member while another photograph is fetched; other members have more, fewer run where memory is short',
  },
  KLOAK_LOG: { default: 'warn', meaning: 'level of the log on standard error: silent, fatal, error, warn, info, debug or trace' },
  KLOAK_DRAIN_SECONDS: {
    otherwise: '5 in the cluster, else 0',
    meaning: 'how long a process that is asked to end (SIGTERM) is not ready and still answers, until nobody is sent to it any more',
  },
  KLOAK_METRICS_LISTEN: { otherwise: 'not served', meaning: '`host:port` where Prometheus reads `/metrics`; nobody else should reach it' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    otherwise: 'nothing is traced',
    meaning: 'where traces go, by OTLP over HTTP: `http://collector:4318`. Each line of the log then names the trace that it belongs to',
  },
  KLOAK_MONGO_URL: { cluster: true, secret: true, meaning: '`mongodb://…`, with `?tls=true` beyond this machine; needed' },
  KLOAK_MONGO_CONNECTIONS: { cluster: true, default: '50', meaning: 'connections to the database, at most, for each service of a process' },
  KLOAK_DATABASE_PREFIX: { cluster: true, default: 'kloak_', meaning: 'begins the names of databases, and of keys and channels in Redis' },
  KLOAK_KAFKA_BROKERS: { cluster: true, meaning: '`host:port`, with commas between them; needed' },
  KLOAK_TOPIC_PREFIX: { cluster: true, default: 'kloak.', meaning: 'begins the names of topics' },
  KLOAK_KAFKA_TLS: { cluster: true, default: 'off', meaning: '`on` for brokers beyond this machine' },
  KLOAK_KAFKA_USER: { cluster: true, meaning: 'account at the brokers; set together with its password' },
  KLOAK_KAFKA_PASSWORD: { cluster: true, secret: true, meaning: 'of that account' },
  KLOAK_KAFKA_SASL: { cluster: true, default: 'scram-sha-512', meaning: 'how the account is proved: `scram-sha-512`, `scram-sha-256` or `plain`' },
  KLOAK_REDIS_URL: { cluster: true, secret: true, meaning: '`redis://…`, or `rediss://…` beyond this machine; needed' },
  KLOAK_S3_ENDPOINT: { cluster: true, meaning: 'the store of bytes; needed by gateway, media, transcoding, identity and groups' },
  KLOAK_S3_REGION: { cluster: true, default: 'us-east-1', meaning: 'its region' },
  KLOAK_S3_BUCKET: { cluster: true, default: 'kloak', meaning: 'its bucket, which nobody else can read' },
  KLOAK_S3_ACCESS_KEY: { cluster: true, secret: true, meaning: 'who has no use for it refuses to start with it' },
  KLOAK_S3_SECRET_KEY: { cluster: true, secret: true, meaning: 'of that access key' },
  KLOAK_S3_CONNECTIONS: { cluster: true, default: '50', meaning: 'requests to the bucket at once, at most, of a process; posted files pass beside them' },
  KLOAK_LANES: {
    cluster: true,
    otherwise: 'as the databases were made, new ones with 64',
    meaning: 'lanes of a log, the same for all processes, fixed when the databases are made',
  },
  KLOAK_ADDRESSES: { cluster: true, otherwise: '{service}:9090', meaning: '`media=host:port,…`: where each service answers rpcs' },
  KLOAK_RPC_LISTEN: { cluster: true, default: '0.0.0.0:9090', meaning: 'where this process answers rpcs' },
  KLOAK_RPC_KEY: { cluster: true, secret: true, meaning: 'the private key of this process, made by `npm run make-keys`; needed' },
  KLOAK_RPC_PUBLIC_KEYS: { cluster: true, meaning: 'the public keys of all processes, made with it; needed' },
  KLOAK_RPC_TLS_CA: { cluster: true, meaning: 'PEM file: the authority of all processes; set together with the next two, and read at the start' },
  KLOAK_RPC_TLS_CERT: { cluster: true, meaning: 'PEM file: the certificate of this process, for the name that others call it by' },
  KLOAK_RPC_TLS_KEY: { cluster: true, meaning: 'PEM file: the private key of that certificate' },
  KLOAK_RPC_PLAINTEXT: { cluster: true, default: 'off', meaning: '`on`: nobody else reads or changes what passes in this network, so rpcs go without TLS' },
  KLOAK_GATEWAY_URL: { cluster: true, otherwise: '`KLOAK_URL`', meaning: 'where the sandbox of payments tells its webhooks' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The settings that have a default which does not depend on anything. */
type SettingWithDefault = { [Name in SettingName]: (typeof settings)[Name] extends { default: string } ? Name : never }[SettingName];

export const defaultOf = <Name extends SettingWithDefault>(name: Name): (typeof settings)[Name]['default'] => settings[name].default;

const rows: readonly (Setting & { name: string })[] = Object.entries(settings).map(([name, setting]) => ({ name, ...setting }));

/** The names of those that open something. */
export const secretNames: readonly string[] = rows.flatMap(({ name, secret }) => (secret ? [name] : []));

const fallbackOf = (setting: Setting) => setting.otherwise ?? (setting.default === undefined ? '' : `\`${setting.default}\``);

/** The table as Markdown, for those of one process on a folder, or those that the cluster has beside them. */
export function settingsTable(kind: 'all' | 'cluster'): string {
  const chosen = rows.filter(({ cluster = false }) => cluster === (kind === 'cluster'));
  const lines = chosen.map((row) => `| \`${row.name}\`${row.secret ? ' (secret)' : ''} | ${fallbackOf(row)} | ${row.meaning} |`);
  return ['| Variable | Default | |', '|---|---|---|', ...lines].join('\n');
}

const plain = (text: string) => text.replaceAll('`', '');

/** Text of `--help`. */
export function helpText(usage: string): string {
  const entry = (row: Setting & { name: string }) => {
    const notes = [row.secret && 'secret', row.cluster && 'cluster only', fallbackOf(row) && `default: ${plain(fallbackOf(row))}`].filter(Boolean);
    return `  ${row.name}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}\n      ${plain(row.meaning)}`;
  };
  return `${usage}\n\nSettings, from the environment:\n${rows.map(entry).join('\n')}\n`;
}
