// Who may import whom; see ARCHITECTURE.md.
const service = '^services/(identity|social|media|transcoding)/';
const drivers = 'mongodb|kafkajs|ioredis|@aws-sdk|@smithy|nodemailer|busboy|send|http-proxy-middleware|socket\\.io|@socket\\.io|@grpc/grpc-js|stripe';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { pathNot: '^proto/types/' }, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'domain-is-pure',
      comment: 'domain imports proto types and rules, platform errors, types and policy alone',
      severity: 'error',
      from: { path: `${service}domain/`, pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^proto/(types|rules)/', '^services/platform/(aggregate|errors|engine/keys)\\.ts$', '^services/access/policy\\.ts$', `${service}domain/`],
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
          '^services/platform/ports/live',
          '^services/platform/ports/shared/',
          '^gateway/sockets/',
          '^web/',
          '\\.test\\.ts$',
          '^scripts/',
          '^deploy/stories/',
          '^services/platform/(contract|testing)/',
        ],
      },
      to: { path: `node_modules/(${drivers})/`, dependencyTypesNot: ['type-only'] },
    },
    { name: 'sqlite-stays-embedded', severity: 'error', from: { pathNot: ['^services/platform/embedded/', '^scripts/'] }, to: { path: '^(node:)?sqlite$' } },
    {
      name: 'gateway-knows-no-service',
      severity: 'error',
      from: { path: '^gateway/', pathNot: ['\\.test\\.ts$', '^gateway/testing/'] },
      to: { path: ['^services/(?!platform/|access/)', '^deploy/', '^web/'] },
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
    { name: 'requests-need-no-schema', comment: 'browsers load it', severity: 'error', from: { path: '^proto/api/request\\.ts$' }, to: { path: '.' } },
    {
      name: 'clients-know-types',
      comment: 'of the contract, what needs no schema library',
      severity: 'error',
      from: { path: '^proto/client/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^proto/client/', '^proto/api/(types|request)\\.ts$', '(^|/)node_modules/cookie/', '^(node:)?crypto$'] },
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
      to: { path: '^proto/api/', pathNot: '^proto/api/(types|request)\\.ts$' },
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
    { name: 'ui-and-lib-know-no-feature', severity: 'error', from: { path: '^web/src/(ui|lib)/' }, to: { path: '^web/src/(app|features)/' } },
    { name: 'ui-knows-no-data', severity: 'error', from: { path: '^web/src/ui/' }, to: { path: ['^web/src/lib/api', 'node_modules/@tanstack/'] } },
    { name: 'only-deploy-knows-all', severity: 'error', from: { pathNot: ['^deploy/', '^scripts/', '\\.test\\.ts$'] }, to: { path: '^deploy/' } },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/\\.', '^web/dist/'] },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
