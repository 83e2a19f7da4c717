/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, fakeSdk, screen } from '@mall/testing';
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { SdkContext } from '../calls/sdk-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { PictureField } from './picture-field.tsx';

function Chosen({ id }: { id: string }) {
  const [value, setValue] = useState(id);
  return <PictureField label="封面" value={value} onChange={setValue} />;
}

test('a picture that is gone says so beside the choice, until it is taken out or another is brought', async () => {
  const { container } = render(
    <SessionContext value={{ operator: undefined, ended: () => {} } as never}>
      <SdkContext value={fakeSdk({})}>
        <Chosen id={'a'.repeat(26)} />
      </SdkContext>
    </SessionContext>,
  );
  const choice = screen.getByLabelText('封面');
  expect(choice).not.toHaveAttribute('aria-invalid');
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('alert')).toHaveTextContent('图片不存在，请重新选择');
  expect(choice).toHaveAccessibleDescription('图片不存在，请重新选择');
  expect(container.querySelector('img')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '移除图片' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
