const { globSync } = require('node:fs');
const { basename } = require('node:path');

// The table "Who may import whom" of docs/house.md, in the same words. `from` may import `to` and nothing else of the workspaces.
const workspace = '^(packages/[^/]+|shell|mf-[^/]+|infra/[^/]+)/';
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: workspace, pathNot: [from.replace(/\(\?!.*$/, ''), ...to] },
});
/** They own more than two nouns and lay their screens out as features/<noun>/<screen>/. */
const sortedByNoun = '(?:shell|mf-storefront|mf-cart-checkout|mf-customer-centre|mf-credit)';
const packages = (...names) => names.map((name) => `^packages/${name}/`);

/** By which power of its input work grows: what any test may ask that proves it. */
const growth = '^packages/build-config/src/growth\\.ts$';

/** The floors of the shell, the ground first: a floor imports those below it, never one above. */
const floorsOfShell = ['platform', 'telemetry', 'location', 'session', 'frame', 'features', 'mounting', 'start', 'debug'];

/** The nouns of mall-api from the ground up, and what crosses them: each may use those before it. docs/house.md says the same. */
const nouns = [
  ...[
    'location',
    'content',
    'account',
    'file',
    'ocr',
    'layout',
    'catalogue',
    'stock',
    'pricing',
    'product',
    'search',
    'webhook',
    'notification',
  ],
  ...[
    'download',
    'supplier',
    'order',
    'credit-bill',
    'credit',
    'credit-application',
    'payment',
    'delivery',
    'after-sales',
    'invoice',
    'cart',
    'discount',
    'inquiry',
    'checkout',
    'approval',
    'comparison',
    'wish-list',
  ],
  ...['assistant', 'staff', 'operator', 'console'],
];
const processes = [
  'catalogue-pages',
  'content-pages',
  'quick-order',
  'checkout',
  'approving',
  'header-counts',
  'cashier',
  'black-card',
  'company',
  'invoicing',
  'order-desk',
  'credit-billing',
  'after-sales',
  'staff',
  'clock',
];
const inOrder = (kind, names, comment) => {
  const folder = `infra/mall-api/src/${kind}`;
  // A copy of the repository without the API has no such folders.
  const there = globSync(`${folder}/*/`, { cwd: __dirname }).map((one) => basename(one));
  const strangers = there.filter((name) => !names.includes(name));
  if (strangers.length > 0) throw new Error(`${strangers}: no place in the order of ${kind} in .dependency-cruiser.cjs`);
  return names.slice(0, -1).map((name, index) => ({
    name: `${kind}-in-order`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/${name}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${folder}/(${names.slice(index + 1).join('|')})/` },
  }));
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files that import each other in a circle cannot be understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    only(
      'foundation',
      '^packages/(domain|design-tokens|slots|events)/',
      [growth],
      'domain, design-tokens, slots and events import no other workspace.',
    ),
    only('event-bus', '^packages/event-bus/', packages('events'), 'event-bus imports events.'),
    only('build-config', '^packages/build-config/', [], 'build-config imports no other workspace.'),
    only('api-contract', '^packages/api-contract/', packages('domain'), 'api-contract imports domain only.'),
    only('part-models', '^packages/part-models/', [], 'part-models imports no other workspace; only mall-api imports it.'),
    {
      name: 'part-models-on-the-server',
      comment: 'The geometry kernel is 23 MB: the browser gets meshes.',
      severity: 'error',
      from: { path: workspace, pathNot: ['^packages/part-models/', '^infra/mall-api/'] },
      to: { path: '^packages/part-models/' },
    },
    only('api-sdk', '^packages/api-sdk/', packages('api-contract', 'domain'), 'api-sdk imports api-contract and domain.'),
    only('ui-kit', '^packages/ui-kit/', packages('design-tokens'), 'ui-kit knows tables and dialogs, never carts.'),
    only(
      'mf-kit',
      '^packages/mf-kit/(?!.*\\.test\\.tsx?$)',
      packages('api-sdk', 'event-bus', 'events', 'slots', 'ui-kit', 'design-tokens'),
      'mf-kit imports api-sdk, event-bus, slots, ui-kit; its tests may import testing.',
    ),
    only(
      'mall-parts',
      '^packages/mall-parts/',
      packages('domain', 'design-tokens', 'ui-kit', 'mf-kit', 'testing'),
      'mall-parts imports domain, design-tokens, ui-kit, mf-kit.',
    ),
    {
      name: 'mall-parts-for-screens',
      comment: 'Only areas and the shell show the mall’s parts.',
      severity: 'error',
      from: { path: workspace, pathNot: ['^packages/mall-parts/', '^mf-[^/]+/', '^shell/'] },
      to: { path: '^packages/mall-parts/' },
    },
    only('testing', '^packages/testing/', ['^packages/'], 'testing imports packages only.'),
    {
      name: 'testing-stays-in-tests',
      comment: 'Only tests and e2e import packages/testing.',
      severity: 'error',
      from: { path: workspace, pathNot: ['^packages/testing/', '\\.test\\.tsx?$', '/e2e/', '/src/testing/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'areas-apart',
      comment: 'An area never imports another area or the shell: the shell loads it by URL at run time.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(mf-[^/]+|shell|infra/[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-apart',
      comment: 'The shell imports no area; its journeys use the areas’ page objects.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|infra/[^/]+)/', pathNot: '^mf-[^/]+/e2e/pages/' },
    },
    ...floorsOfShell.slice(0, -1).map((floor, index) => ({
      name: `shell-${floor}`,
      comment: 'In the shell platform/ is the ground; each folder imports those below it only.',
      severity: 'error',
      from: { path: `^shell/src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^shell/src/(${floorsOfShell.slice(index + 1).join('|')})/` },
    })),
    { name: 'shell-src-apart', severity: 'error', from: { path: '^shell/src/' }, to: { path: '^mf-' } },
    {
      name: 'growth-stays-in-tests',
      severity: 'error',
      from: { path: workspace, pathNot: ['\\.test\\.tsx?$', '/e2e/', '/src/testing/'] },
      to: { path: growth },
    },
    only(
      'mall-api',
      '^infra/mall-api/',
      [...packages('domain', 'api-contract', 'part-models'), growth],
      'mall-api imports domain, api-contract and part-models.',
    ),
    only(
      'demo',
      '^infra/demo/',
      [...packages('domain'), growth, '^infra/mall-api/src/(index|filling|trading|testing/index)\\.ts$'],
      'demo imports domain, and mall-api by its front doors; mall-api never imports demo.',
    ),
    only(
      'gateway',
      '^infra/gateway/',
      [...packages('api-contract'), growth, '^packages/domain/src/(location|staff)/', '^packages/mf-kit/src/manifest/'],
      'gateway imports api-contract, mf-kit’s manifest, and of the domain where the mall sells and what roles may do.',
    ),
    only(
      'cli',
      '^infra/cli/(?!.*\\.test\\.ts$)',
      packages('build-config', 'api-contract'),
      'cli imports build-config, and the types of api-contract; it talks to the gateway over HTTP, and starts the API’s programs as processes.',
    ),
    only(
      'console',
      '^infra/console/',
      [
        ...packages('api-sdk', 'api-contract', 'ui-kit', 'design-tokens', 'testing'),
        '^packages/mf-kit/src/write/',
        '^packages/domain/src/time/',
      ],
      'console imports api-sdk, ui-kit, design-tokens, mf-kit’s way to write, and of the domain how an instant is shown.',
    ),
    only(
      'deploy',
      '^infra/deploy/',
      ['^infra/gateway/src/(settings\\.ts|telemetry/)', '^infra/mall-api/src/'],
      'deploy’s tests read settings and figures of the servers.',
    ),
    only(
      'desk',
      '^infra/desk/',
      packages('api-contract', 'domain', 'ui-kit', 'design-tokens', 'testing'),
      'desk imports domain, ui-kit, design-tokens, and the types of api-contract; it asks the gateway over HTTP.',
    ),
    only(
      'workplace',
      '^infra/workplace/',
      [...packages('api-sdk', 'api-contract', 'domain', 'ui-kit', 'design-tokens', 'testing'), '^packages/mf-kit/src/write/'],
      'workplace imports api-sdk, domain, ui-kit, design-tokens, mf-kit’s way to write, and the types of api-contract.',
    ),
    {
      name: 'contract-stays-on-the-server',
      comment: 'No schema library reaches the browser: the contract is imported for its types.',
      severity: 'error',
      from: { path: '^(packages/(api-sdk|mf-kit)|shell|mf-[^/]+|infra/(desk|workplace|cli))/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/api-contract/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'queries-are-read-on-the-server',
      comment: 'What a search means is worked out where the dictionaries are: its tables reach no browser.',
      severity: 'error',
      from: { path: workspace, pathNot: ['^packages/domain/src/(search/query|inquiry/matching)/', '^infra/mall-api/'] },
      to: { path: '^packages/domain/src/search/query/' },
    },
    {
      name: 'screens-meet-in-parts',
      comment: 'Two screens of an area meet in parts/, never in one another.',
      severity: 'error',
      from: { path: `^((?!${sortedByNoun}/)mf-[^/]+)/src/features/([^/]+)/` },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'screens-of-a-noun-meet-in-parts',
      comment: 'Where screens are sorted by noun, two of them meet in parts/, even two of one noun.',
      severity: 'error',
      from: { path: `^(${sortedByNoun})/src/features/([^/]+/[^/]+)/` },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/($2|parts)/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Whoever needs another noun asks its service, never its repository.',
      severity: 'error',
      from: { path: '^infra/mall-api/src/(?:modules/([^/]+)|processes/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/mall-api/src/modules/([^/]+)/[^/]+\\.repository\\.ts$', pathNot: '^infra/mall-api/src/modules/$1/' },
    },
    ...inOrder(
      'modules',
      nouns,
      'A module of mall-api uses only modules that stand before it, so no two import each other, neither values nor types.',
    ),
    ...inOrder('processes', processes, 'A process of mall-api uses only processes that stand before it.'),
    {
      name: 'modules-below-processes',
      comment: 'A module of mall-api knows no process: routes → processes → modules → database.',
      severity: 'error',
      from: { path: '^infra/mall-api/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/mall-api/src/(processes/|[^/]+\\.ts$)', pathNot: '^infra/mall-api/src/settings\\.ts$' },
    },
    {
      name: 'processes-by-their-front-door',
      comment: 'A process of mall-api reaches another through its index.ts only.',
      severity: 'error',
      from: { path: '^infra/mall-api/src/processes/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/mall-api/src/processes/[^/]+/', pathNot: ['^infra/mall-api/src/processes/$1/', '/index\\.ts$'] },
    },
    {
      name: 'ground-of-mall-api',
      comment: 'http, database, jobs, adapters and papers are the ground of mall-api: they know no noun and no process.',
      severity: 'error',
      from: { path: '^infra/mall-api/src/(http|database|jobs|adapters|papers)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/mall-api/src/(modules|processes)/' },
    },
    {
      name: 'builders-stay-in-tests',
      comment: 'Builders and the tests’ database are for tests only.',
      severity: 'error',
      from: { path: '^infra/', pathNot: ['\\.test\\.ts$', '/src/testing/'] },
      to: { path: '^infra/mall-api/src/testing/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
