import type { AreaBuild } from './area-build.ts';
import type { GatewayClient } from './gateway-client.ts';
import { bytesText, type Screen } from './screen.ts';

interface Known {
  state: 'uploading' | 'published';
  files: { path: string; integrity: string }[];
  smoke?: { passed: boolean; run?: string };
}

const atOnce = 8;

export const knownOf = (gateway: GatewayClient, { area, version }: Pick<AreaBuild, 'area' | 'version'>) =>
  gateway.get<Known>(`/releases/${area}/${version}?for=publish`);

const bar = (share: number) => '█'.repeat(Math.round(share * 24)).padEnd(24, '░');

/** Uploads what the gateway does not have yet, with a progress bar. @returns how much that was */
export async function uploadMissing(
  gateway: GatewayClient,
  build: AreaBuild,
  known: Known,
  screen: Screen,
): Promise<{ files: number; bytes: number }> {
  const there = new Map(known.files.map(({ path, integrity }) => [path, integrity]));
  const missing = build.files.filter(({ path, integrity }) => there.get(path) !== integrity);
  const total = missing.reduce((sum, { content }) => sum + content.length, 0);
  let [files, bytes] = [0, 0];
  const show = () => {
    const share = total ? bytes / total : 1;
    screen.progress(
      `uploading ${bar(share)} ${files}/${missing.length} files, ${bytesText(bytes)} of ${bytesText(total)}`,
      files === missing.length,
    );
  };
  show();
  const waiting = [...missing];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await gateway.put(`/releases/${build.area}/${build.version}/files/${file.path}`, file.content);
      files += 1;
      bytes += file.content.length;
      show();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { files, bytes };
}
