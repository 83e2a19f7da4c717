/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, act, fireEvent, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { aSheet } from '../../../parts/inquiry/a-sheet.ts';
import CreateInquiryPage from './create-inquiry-page.tsx';

beforeEach(() => sessionStorage.clear());

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
type Upload = (input: object, options: Options) => Promise<object>;
const open = (uploadFile: Upload) => {
  const identifyTable = jest.fn(async (_: object) => Promise.reject(refusal('INQUIRY_LIST_UNREADABLE', '没有读出任何一行，请检查内容')));
  const inquiry = { getUnSubmittedInquirySheet: async () => aSheet([], { id: 0 }), identifyTable };
  const location = { getStateProvinces: async () => [] };
  const view = renderPage(<CreateInquiryPage />, {
    answers: { inquiry, location, file: { uploadFile } } as never,
    path: '/customer/createinquiryv2',
  });
  return { ...view, identifyTable };
};
const text = () => screen.findByRole('textbox', { name: '粘贴或输入清单' });
const choose = async (user: ReturnType<typeof open>['user']) => {
  fireEvent.change(await text(), { target: { value: '6204' } });
  await user.upload(screen.getByLabelText('选择文件'), new File(['x'], '清单.xlsx'));
};

test('an upload shows how much has arrived, and given up it leaves what was typed and says nothing (rule inquiry 60)', async () => {
  let options: Options | undefined;
  const { user, container, identifyTable } = open((_, given) => {
    options = given;
    return new Promise((_resolve, reject) => given.signal.addEventListener('abort', () => reject(refusal('ABORTED', 'Request aborted'))));
  });
  await choose(user);
  const bar = await screen.findByRole('progressbar', { name: '正在上传 清单.xlsx' });
  expect(bar).toHaveAttribute('value', '0');
  act(() => options!.onProgress(0.426));
  expect(bar).toHaveAttribute('value', '42');
  expect(screen.getByRole('status', { name: '上传进度' })).toHaveTextContent('已上传 42%');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '取消上传' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await text()).toHaveValue('6204');
  expect(screen.queryByText(/aborted/)).not.toBeInTheDocument();
  expect(identifyTable).not.toHaveBeenCalled();
});

test('a file of 200 MB is refused before it is sent (rule file 4)', async () => {
  const upload = jest.fn<Upload>();
  const { user, seen } = open(upload);
  const huge = new File(['x'], '清单.xlsx');
  Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 });
  fireEvent.change(await text(), { target: { value: '6204' } });
  await user.upload(screen.getByLabelText('选择文件'), huge);
  expect(await screen.findByText('文件不能超过10 MB')).toBeInTheDocument();
  expect([await text(), upload.mock.calls.length, seen.reports]).toEqual([expect.objectContaining({ value: '6204' }), 0, []]);
});

test('an upload that failed says so, keeps what was typed, and can be tried again', async () => {
  const upload = jest.fn<Upload>().mockRejectedValueOnce(refusal('NETWORK', '网络异常，请检查网络后重试'));
  upload.mockResolvedValue({ file: 'f'.repeat(26), name: '清单.xlsx', type: 'xlsx', size: 10, url: '/f' });
  const { user, identifyTable } = open(upload);
  await choose(user);
  expect(await screen.findByText(/网络异常/)).toBeInTheDocument();
  expect(await text()).toHaveValue('6204');
  await choose(user);
  await waitFor(() => expect(identifyTable).toHaveBeenCalledTimes(1));
});
