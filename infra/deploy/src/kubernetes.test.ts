import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { baseResources, type Resource, repository, root, yamlOf } from './read.ts';

const resources = baseResources();
const of = (kind: string) => resources.filter((one) => one.kind === kind);
const named = (kind: string, name: string) => resources.find((one) => one.kind === kind && one.metadata.name === name)!;
const hasKubectl = spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status === 0;
const groupOf: Record<string, string> = { 'networking.k8s.io/v1': 'networking.k8s.io/v1' };
const moduleOf = ({ apiVersion, kind }: Resource) => `kubernetes-models/${groupOf[apiVersion] ?? apiVersion}/${kind}`;

interface Model {
  validate(): void;
}

async function modelOf(resource: Resource): Promise<Model> {
  const module = (await import(moduleOf(resource))) as Record<string, new (data: Resource) => Model>;
  return new module[resource.kind]!(resource);
}

test.each(resources.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
  '%s is valid by the schema of Kubernetes',
  async (_name, resource) => {
    expect((await modelOf(resource)).validate()).toBeUndefined();
  },
);

test('no manifest has a field that Kubernetes does not know', () => {
  // The schemas let unknown fields pass, the types of the same models don't: a misspelt field is an excess property.
  const folder = join(repository, 'node_modules/.cache/mall-deploy');
  mkdirSync(folder, { recursive: true });
  const lines = resources.map((one, index) => {
    const { apiVersion, kind } = one;
    return `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}/${kind}';\nexport const x${index}: T${index} = ${JSON.stringify(one)};`;
  });
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const settings = { module: 'nodenext', target: 'esnext', strict: true, noEmit: true, skipLibCheck: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, files: ['manifests.ts'] }));
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const result = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(result.stdout).toBe('');
});

describe.each(['mall-gateway', 'mall-api'])('%s', (name) => {
  const deployment = named('Deployment', name);
  const { spec } = deployment.spec.template;
  const [container] = spec.containers;

  test('can be watched: it has probes on its port, a request and a limit of memory', () => {
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) expect(container[probe].httpGet.port).toBe('http');
    expect(container.ports[0].containerPort).toBe(named('Service', name).spec.ports[0].port);
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  });

  test('is nobody, with a root file system it can not write', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.enableServiceLinks).toBe(false);
  });

  test('grows with its load, survives the loss of a node, and its parts select one another', () => {
    const { labels } = deployment.spec.template.metadata;
    const { minReplicas, maxReplicas, scaleTargetRef } = named('HorizontalPodAutoscaler', name).spec;
    expect(scaleTargetRef.name).toBe(name);
    expect(minReplicas).toBeGreaterThan(1);
    expect(maxReplicas).toBeGreaterThan(minReplicas);
    expect(deployment.spec.replicas).toBeUndefined();
    for (const selector of [
      deployment.spec.selector.matchLabels,
      named('Service', name).spec.selector,
      named('PodDisruptionBudget', name).spec.selector.matchLabels,
      named('NetworkPolicy', name).spec.podSelector.matchLabels,
    ])
      expect(labels).toMatchObject(selector);
  });
});

test('what is not named in a network policy is closed, and everyone has one', () => {
  expect(named('NetworkPolicy', 'nothing').spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const covered = of('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels?.['app.kubernetes.io/name']);
  for (const { spec } of [...of('Deployment'), ...of('Job')])
    expect(covered).toContain(spec.template.metadata.labels['app.kubernetes.io/name']);
});

test('nothing in a file that kustomize does not read', () => {
  const [kustomization] = yamlOf<{ resources: string[] }>('kubernetes/base/kustomization.yaml') as [{ resources: string[] }];
  const files = readdirSync(join(root, 'kubernetes/base')).filter((file) => file !== 'kustomization.yaml');
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
});

(hasKubectl ? describe : describe.skip).each(['staging', 'production'])('%s, rendered by kubectl', (environment) => {
  let rendered: Resource[];
  beforeAll(() => {
    rendered = yamlOf<Resource>('', execFileSync('kubectl', ['kustomize', join(root, 'environments', environment)], { encoding: 'utf8' }));
  });

  test('is valid and complete', async () => {
    for (const resource of rendered.filter(({ apiVersion }) => !apiVersion.startsWith('monitoring.'))) (await modelOf(resource)).validate();
    expect(rendered.length).toBeGreaterThanOrEqual(resources.length + 1);
  });

  test('takes images of a version and its own settings and host', () => {
    const containers = rendered.flatMap(({ spec }) => spec?.template?.spec?.containers ?? []);
    const settings = rendered.find(({ kind }) => kind === 'ConfigMap') as unknown as {
      metadata: { name: string };
      data: Record<string, string>;
    };
    for (const { image, envFrom } of containers) {
      expect(image).toMatch(/^registry\.example\/mall\/[\w-]+:[\w.]+$/);
      expect(envFrom[0].configMapRef.name).toBe(settings.metadata.name);
    }
    const ingress = rendered.find(({ kind }) => kind === 'Ingress')!;
    expect(settings.data.MALL_URL).toBe(`https://${ingress.spec.rules[0].host}`);
    expect(ingress.spec.tls[0].hosts).toEqual([ingress.spec.rules[0].host]);
  });
});
