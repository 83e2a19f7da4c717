/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import { aSkuDetail } from '../../../parts/builders.ts';
import { dimensionMarks } from './model-dimensions.ts';
import { PartFiles } from './part-files.tsx';

const files = {
  isExist: true,
  skuNumber: 'BG100001',
  drawingUrl: '/img/sku/BG100001/drawing.svg',
  dataSheetUrl: '/img/sku/BG100001/datasheet.pdf',
  meshUrl: '/img/sku/BG100001/mesh.json' as string | null,
  formats: ['step', 'stl', 'dxf'] as ('step' | 'stl' | 'dxf')[],
};
const before = globalThis.fetch;
// jsdom has no graphics.
HTMLCanvasElement.prototype.getContext = () => null;
afterEach(() => {
  globalThis.fetch = before;
});
/** Answers of the files' addresses, one after the other; and the names under which the browser kept them. */
function aBrowser(answers: { status: number; retryAfter?: string }[]) {
  const asked: string[] = [];
  const kept: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(String(url));
    const { status, retryAfter } = answers[Math.min(asked.length, answers.length) - 1]!;
    return {
      ok: status === 200,
      status,
      headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
      blob: async () => new Blob(['x']),
    };
  }) as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  return { asked, kept };
}
const show = (signedIn: boolean, what: Partial<typeof files> = {}) =>
  renderPage(
    <main>
      <PartFiles sku={aSkuDetail()} />
    </main>,
    {
      answers: {
        product: {
          getExist3DModel: async () => ({ ...files, ...what }),
          get3DDownloadUrl: async ({ format }) => ({ url: `/img/sku/BG100001/model.${format}?token=t`, fileName: `BG100001.${format}` }),
        },
      },
      session: { signedIn },
      path: '/p/BG100001',
    },
  );

test('a visitor keeps drawing and data sheet, and is asked to log in for the model', async () => {
  const { asked, kept } = aBrowser([{ status: 200 }]);
  const { user, seen } = show(false);
  await user.click(await screen.findByRole('button', { name: '尺寸图 SVG' }));
  await waitFor(() => expect(kept).toEqual(['BG100001.svg']));
  await user.click(screen.getByRole('button', { name: '数据表 PDF' }));
  await waitFor(() => expect(kept).toEqual(['BG100001.svg', 'BG100001.pdf']));
  expect(asked).toEqual([files.drawingUrl, files.dataSheetUrl]);
  await user.click(screen.getByRole('button', { name: '下载 STEP' }));
  expect(seen.logins).toHaveLength(1);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a buyer gets the model once the workshop has made it', async () => {
  const { asked, kept } = aBrowser([{ status: 503, retryAfter: '0.01' }, { status: 200 }]);
  const { user } = show(true);
  await user.click(await screen.findByRole('button', { name: '下载 STEP' }));
  await waitFor(() => expect(kept).toEqual(['BG100001.step']));
  expect(asked).toHaveLength(2);
});

test('a file that can’t be made is said, and nothing is kept', async () => {
  const { kept } = aBrowser([{ status: 404 }]);
  const { user, seen } = show(true);
  await user.click(await screen.findByRole('button', { name: '下载 DXF' }));
  await waitFor(() =>
    expect(seen.notices).toContainEqual(expect.objectContaining({ tone: 'danger', text: '文件暂时无法生成，请稍后再试' })),
  );
  expect(kept).toEqual([]);
});

test('a product without a model has its drawing and data sheet only', async () => {
  show(true, { isExist: false, meshUrl: null, formats: [] });
  expect(await screen.findByRole('button', { name: '数据表 PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /3D|STEP/ })).toBeNull();
});

test('a browser that can’t draw a model shows its picture and says so', async () => {
  const { user } = show(false);
  await user.click(await screen.findByRole('button', { name: '查看 3D 模型' }));
  expect(await screen.findByRole('img', { name: /立体图/ })).toHaveAttribute('src', '/img/sku/BG100001/shaded.png');
  expect(screen.getByText(/此浏览器无法显示三维模型/)).toBeVisible();
});

test('dimensions of one side stand behind one another, off the part', () => {
  const at = (label: string, to: number) =>
    ({ label, from: [4, 0, 0], to: [4, 0, to], away: [1, 0, 0] }) as Parameters<typeof dimensionMarks>[0][number];
  const { labels } = dimensionMarks([at('22', 22), at('30', 30)], 20);
  expect(labels.map(({ text }) => text)).toEqual(['22', '30']);
  expect(labels[0]!.at[0]).toBeGreaterThan(4);
  expect(labels[1]!.at[0]).toBeGreaterThan(labels[0]!.at[0]);
  expect(labels[1]!.at[2]).toBe(15);
});
