// Who may import whom; see ARCHITECTURE.md.
const service = '^services/(identity|social|media|transcoding)/';
const drivers = 'mongodb|kafkajs|ioredis|@aws-sdk|@smithy|nodemailer|busboy|send|http-proxy-middleware|socket\\.io|@socket\\.io|@grpc/grpc-js|stripe';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { pathNot: '^proto/types/' }, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'domain-is-pure',
      comment: 'domain imports proto types, platform errors, types and policy alone',
      severity: 'error',
      from: { path: `${service}domain/`, pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^proto/types/', '^services/platform/(errors|service|fold)\\.ts$', '^services/access/(policy|normalize-name)\\.ts$', `${service}domain/`],
      },
    },
    {
      name: 'views-know-the-domain-alone',
      severity: 'error',
      from: { path: `${service}views/`, pathNot: '\\.test\\.ts$' },
      to: { path: [`${service}(rpc|reactions|tools)/`, '^gateway/', '^deploy/', '^web/'] },
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
    { name: 'web-knows-no-backend', severity: 'error', from: { path: '^web/' }, to: { path: ['^services/', '^deploy/', '^gateway/', '^proto/'] } },
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
