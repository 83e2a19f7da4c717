/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { usePlatform } from '@mall/mf-kit';
import { accessibilityFaults, act, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { keptReading, PhotoFill, readValues, useReadMarks } from './index.ts';

const sure = (value: string) => ({ value, sureness: 0.98, doubt: '' });
const empty = (doubt = '') => ({ value: '', sureness: 0, doubt });
const aLicense = {
  ...{ name: sure('苏州拓维机械有限公司'), creditCode: empty('校验码不符，请核对原件') },
  ...{ type: empty(), legalPerson: empty(), registeredCapital: empty(), foundedOn: empty() },
  ...{ termFrom: empty(), termUntil: empty(), address: empty(), scope: empty() },
};
const kept = { file: 'f1', name: 'a.jpg', type: 'jpg', size: 3, url: '/api/download/DownloadOssFile?file=f1.1.x' };

function Form({ onKept = () => {} }: { onKept?: (file: string) => void }) {
  const { sdk } = usePlatform();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const { mark, hintOf } = useReadMarks();
  const read = keptReading(sdk, ({ file }) => onKept(file), sdk.ocr.ocrBusinessLicenseByFileUrl);
  return (
    <form>
      <PhotoFill
        what="营业执照"
        read={read}
        onRead={(license) => {
          mark(license);
          setName(readValues(license).name ?? name);
        }}
      />
      <Field label="名称" hint={hintOf('name', name)}>
        <Input value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="代码" hint={hintOf('creditCode', code)}>
        <Input value={code} onChange={({ target }) => setCode(target.value)} />
      </Field>
    </form>
  );
}

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
const picture = () => new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const open = (ocr: object, uploadFile: (input: object, options: Options) => Promise<object> = async () => kept) => {
  const onKept = jest.fn();
  return { ...renderPage(<Form onKept={onKept} />, { answers: { file: { uploadFile }, ocr } as never }), onKept };
};

test('a photo fills the form: what was read is marked until it is corrected, what is not sure says why (rules ocr 1–3)', async () => {
  const ocrBusinessLicenseByFileUrl = jest.fn(async (_: object) => aLicense);
  let options: Options | undefined;
  let arrive: (file: object) => void = () => {};
  const { user, container, onKept } = open({ ocrBusinessLicenseByFileUrl }, (_, given) => {
    options = given;
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  await user.upload(screen.getByLabelText('选择营业执照图片'), picture());
  act(() => options!.onProgress(0.426));
  expect(screen.getByRole('status', { name: '识别进度' })).toHaveTextContent('已上传 42%');
  act(() => arrive(kept));
  expect(await screen.findByText('已识别 1 项，1 项没有读清，请核对后提交')).toBeInTheDocument();
  expect(onKept).toHaveBeenCalledWith('f1');
  expect(ocrBusinessLicenseByFileUrl.mock.calls[0]![0]).toEqual({ fileUrl: kept.url });
  const name = screen.getByRole('textbox', { name: '名称' });
  expect(name).toHaveValue('苏州拓维机械有限公司');
  expect(name).toHaveAccessibleDescription('识别自图片或文字，请核对');
  expect(screen.getByRole('textbox', { name: '代码' })).toHaveAccessibleDescription('校验码不符，请核对原件');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(name, '一');
  expect(name).not.toHaveAccessibleDescription();
});

test('a picture that is refused says why, what was typed stays, and the picture is kept all the same', async () => {
  const words = '这是身份证，不是营业执照';
  const { user, onKept, seen } = open({
    ocrBusinessLicenseByFileUrl: async () => Promise.reject(refusal('OCR_OTHER_DOCUMENT', words)),
  });
  await user.type(screen.getByRole('textbox', { name: '名称' }), '手填');
  await user.upload(screen.getByLabelText('选择营业执照图片'), picture());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '换一张图片' })).toBeEnabled();
  expect([screen.getByRole('textbox', { name: '名称' }), onKept.mock.calls.length, seen.reports]).toEqual([
    expect.objectContaining({ value: '手填' }),
    1,
    [],
  ]);
});

test('a photo of 40 MB is not sent, and one on its way can be given up', async () => {
  const uploadFile = jest.fn(
    (_: object, { signal }: Options) =>
      new Promise<object>((_resolve, reject) => signal.addEventListener('abort', () => reject(refusal('ABORTED', 'aborted')))),
  );
  const { user } = open({}, uploadFile);
  const huge = picture();
  Object.defineProperty(huge, 'size', { value: 40 * 1024 * 1024 });
  await user.upload(screen.getByLabelText('选择营业执照图片'), huge);
  expect(await screen.findByText('文件不能超过10 MB')).toBeInTheDocument();
  expect(uploadFile).not.toHaveBeenCalled();
  await user.upload(screen.getByLabelText('选择营业执照图片'), picture());
  await user.click(await screen.findByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '拍照或上传营业执照' })).toBeEnabled();
  expect(screen.queryByText('aborted')).not.toBeInTheDocument();
});
