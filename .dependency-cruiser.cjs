// Import rules; see ARCHITECTURE.md, "Who may import whom".
const { readdirSync } = require('node:fs');

const names = readdirSync(`${__dirname}/proto/kloak`).filter((name) => name !== 'platform');
const service = `^services/(${names.join('|')})/`;
const drivers =
  'mongodb|kafkajs|ioredis|@aws-sdk|@smithy|nodemailer|busboy|http-proxy-middleware|socket\\.io|@socket\\.io|@grpc/grpc-js|@opentelemetry|stripe|web-push';

const testOfPage = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'nor cycles of types', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      comment: 'domain imports proto types and rules, platform errors, types and policy alone',
      severity: 'error',
      from: { path: `${service}domain/`, pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^proto/(types|rules)/',
          '^services/platform/(aggregate|claim|errors|mails/mail-limit|codec/keys|wire/position)\\.ts$',
          '^services/platform/ports/payments\\.ts$',
          '^services/access/policy\\.ts$',
          `${service}domain/`,
        ],
      },
    },
    {
      name: 'views-know-the-domain-alone',
      severity: 'error',
      from: { path: `${service}views/`, pathNot: '\\.test\\.ts$' },
      to: { path: [`${service}(rpc|reactions|tools|steps|access)/`, '^gateway/', '^deploy/', '^web/'] },
    },
    {
      name: 'services-meet-by-rpc',
      comment: 'other services only through ctx.rpc',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/([^/]+)/', pathNot: ['^services/$1/', '^services/(platform|access)/'] },
    },
    {
      name: 'platform-knows-no-service',
      severity: 'error',
      from: { path: '^services/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^services/(?!platform/)', '^gateway/', '^deploy/', '^web/'] },
    },
    { name: 'platforms-are-strangers', severity: 'error', from: { path: '^services/platform/embedded/' }, to: { path: '^services/platform/cluster/' } },
    {
      name: 'platforms-are-strangers-too',
      severity: 'error',
      from: { path: '^services/platform/cluster/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/platform/embedded/' },
    },
    {
      name: 'drivers-stay-in-adapters',
      severity: 'error',
      from: {
        pathNot: [
          '^services/platform/(embedded|cluster)/',
          '^services/platform/payments/',
          '^services/platform/telemetry/open-telemetry\\.ts$',
          '^services/platform/ports/live',
          '^services/platform/ports/shared/',
          '^gateway/sockets/',
          '^gateway/bytes/posted-form\\.ts$',
          '^web/',
          '\\.test\\.ts$',
          '^scripts/',
          '^deploy/(stories|real-servers)/',
          '^services/platform/(contract|testing)/',
        ],
      },
      to: { path: `node_modules/(${drivers})/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sqlite-stays-embedded',
      severity: 'error',
      from: { pathNot: ['^services/platform/embedded/', '^services/platform/testing/embedded-file\\.ts$', '^scripts/'] },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'gateway-knows-no-service',
      severity: 'error',
      from: { path: '^gateway/', pathNot: ['\\.test\\.ts$', '^gateway/testing/'] },
      to: { path: ['^services/(?!platform/|access/)', '^deploy/', '^web/'] },
    },
    {
      name: 'gateway-rooms-import-one-way',
      comment: 'each room its own and the caller, the API bytes as well, and nobody the API',
      severity: 'error',
      from: { path: '^gateway/(caller|bytes|sockets|pages|payments)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^gateway/(api/|bytes/|sockets/|pages/|payments/|app\\.ts|gateway\\.ts)', pathNot: '^gateway/$1/' },
    },
    {
      name: 'platform-rooms-import-one-way',
      comment: 'jobs know the engine, and never the other way round',
      severity: 'error',
      from: { path: '^services/platform/engine/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/platform/jobs/' },
    },
    {
      name: 'platform-ground-floor',
      comment: 'what the engine, its log and its jobs stand on knows none of them',
      severity: 'error',
      from: { path: '^services/platform/(async|clock|codec|lists|mails|ports|sealed|trust|wire)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/platform/(engine|following|jobs|cluster|embedded)/' },
    },
    {
      name: 'wire-knows-no-trust',
      severity: 'error',
      from: { path: '^services/platform/(wire|codec|async)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/platform/(trust|sealed|telemetry)/' },
    },
    {
      name: 'rules-know-nothing',
      comment: 'page and server both load them',
      severity: 'error',
      from: { path: '^proto/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^proto/rules/' },
    },
    {
      name: 'contract-knows-zod-and-rules',
      severity: 'error',
      from: { path: '^proto/api/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^proto/(api|rules)/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'requests-need-no-schema',
      comment: 'browsers load it',
      severity: 'error',
      from: { path: '^proto/api/(request|headers)\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'clients-know-types',
      comment: 'of the contract, what needs no schema library',
      severity: 'error',
      from: { path: '^proto/client/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^proto/client/', '^proto/api/(types|request|headers)\\.ts$', '(^|/)node_modules/cookie/', '^(node:)?crypto$'] },
    },
    {
      name: 'web-knows-no-backend',
      comment: 'of proto, the rules and the contract alone',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: ['^services/', '^deploy/', '^gateway/', '^proto/'], pathNot: '^proto/(rules|api)/' },
    },
    {
      name: 'browsers-load-no-schema',
      comment: 'of the contract, what needs no schema library; the server of the page tests has it all',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^proto/api/', pathNot: '^proto/api/(types|request|headers)\\.ts$' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/testing/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    { name: 'lib-knows-itself', severity: 'error', from: { path: '^web/src/lib/', pathNot: testOfPage }, to: { path: '^web/src/(?!(lib)/)' } },
    { name: 'ui-knows-lib', severity: 'error', from: { path: '^web/src/ui/', pathNot: testOfPage }, to: { path: '^web/src/(?!(lib|ui)/)' } },
    { name: 'worker-knows-lib', severity: 'error', from: { path: '^web/src/worker/', pathNot: testOfPage }, to: { path: '^web/src/(?!(lib|worker)/)' } },
    { name: 'nobody-imports-the-worker', severity: 'error', from: { path: '^web/src/(?!worker/)' }, to: { path: '^web/src/worker/' } },
    {
      name: 'session-and-live-know-lib',
      severity: 'error',
      from: { path: '^web/src/(session|live)/', pathNot: testOfPage },
      to: { path: '^web/src/', pathNot: ['^web/src/lib/', '^web/src/$1/'] },
    },
    {
      name: 'outbox-knows-lib-ui-session',
      severity: 'error',
      from: { path: '^web/src/outbox/', pathNot: testOfPage },
      to: { path: '^web/src/(?!(lib|ui|session|outbox)/)' },
    },
    {
      name: 'people-know-lib-ui-session',
      severity: 'error',
      from: { path: '^web/src/people/', pathNot: testOfPage },
      to: { path: '^web/src/(?!(lib|ui|session|people)/)' },
    },
    {
      name: 'files-know-lib-ui-session',
      severity: 'error',
      from: { path: '^web/src/files/', pathNot: testOfPage },
      to: { path: '^web/src/(?!(lib|ui|session|files)/)' },
    },
    {
      name: 'posts-know-what-is-below',
      severity: 'error',
      from: { path: '^web/src/posts/', pathNot: testOfPage },
      to: { path: '^web/src/(?!(lib|ui|session|people|posts)/)' },
    },
    { name: 'features-know-no-app', severity: 'error', from: { path: '^web/src/features/', pathNot: testOfPage }, to: { path: '^web/src/(app|start)/' } },
    { name: 'ui-knows-no-data', severity: 'error', from: { path: '^web/src/ui/' }, to: { path: ['^web/src/lib/api', 'node_modules/@tanstack/'] } },
    {
      name: 'only-deploy-knows-all',
      severity: 'error',
      from: { pathNot: ['^deploy/', '^scripts/', '\\.test\\.ts$'] },
      to: { path: '^deploy/' },
    },
    {
      name: 'everything-resolves',
      comment: 'but what k6 gives to the scripts that it runs',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^k6(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/\\.', '^web/dist/'] },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
