/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, fakeSdk, screen, waitFor, within } from '@mall/testing';
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { SdkContext } from '../calls/sdk-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { PictureField } from './picture-field.tsx';

function Chosen({ id }: { id: string }) {
  const [value, setValue] = useState(id);
  return <PictureField label="封面" value={value} onChange={setValue} />;
}

const renderField = (id: string, answers: Parameters<typeof fakeSdk>[0] = {}) =>
  render(
    <SessionContext value={{ operator: undefined, ended: () => {} } as never}>
      <SdkContext value={fakeSdk(answers)}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <Chosen id={id} />
        </SWRConfig>
      </SdkContext>
    </SessionContext>,
  );

test('a picture that is gone says so beside the choice, until it is taken out or another is brought', async () => {
  const { container } = renderField('a'.repeat(26));
  const choice = screen.getByRole('group', { name: '封面' });
  expect(choice).not.toHaveAccessibleDescription();
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('alert')).toHaveTextContent('图片不存在，请重新选择');
  expect(choice).toHaveAccessibleDescription('图片不存在，请重新选择');
  expect(container.querySelector('img')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '移除图片' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

const pictures = Array.from({ length: 25 }, (_, at) => ({
  ...{ id: String(at).padStart(26, 'b'), name: `车间 ${at}.jpg`, width: 960, height: 640 },
  url: `/img/content/${String(at).padStart(26, 'b')}-480.webp`,
}));

test('a picture that was brought before is taken again, from any page of the list', async () => {
  const listContentPictures = jest.fn(async ({ pageIndex = 1, pageSize = 20 }: { pageIndex?: number; pageSize?: number }) => ({
    ...{ pageIndex, pageSize, total: pictures.length },
    items: pictures.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
  }));
  const { container } = renderField('', { content: { listContentPictures } });
  fireEvent.click(screen.getByRole('button', { name: '封面：选择已上传的图片' }));
  const dialog = await screen.findByRole('dialog', { name: '选择已上传的图片' });
  expect(await within(dialog).findByRole('button', { name: /车间 0\.jpg/ })).toHaveAttribute('aria-pressed', 'false');
  expect(await accessibilityFaults(dialog)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '第 2 页' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: /车间 24\.jpg/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(container.querySelector('img')).toHaveAttribute('src', pictures[24]!.url);
});

test('where none was brought yet, or the list can’t be had, the dialog says so', async () => {
  const listContentPictures = jest
    .fn(async () => ({ pageIndex: 1, pageSize: 20, total: 0, items: [] as typeof pictures }))
    .mockRejectedValueOnce(new Error('away'));
  renderField('', { content: { listContentPictures } });
  fireEvent.click(screen.getByRole('button', { name: '封面：选择已上传的图片' }));
  fireEvent.click(await screen.findByRole('button', { name: /重试|重新加载/ }));
  expect(await screen.findByText('还没有上传过图片')).toBeVisible();
});
