/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import { AddressDialog } from './address-dialog.tsx';

const address = {
  id: 2,
  consignee: '李敏',
  mobile: '13800138000',
  company: '苏州分公司',
  stateProvinceId: 1,
  cityId: 2,
  districtId: 0,
  detail: '张江路 500 号',
  zipCode: '',
  isDefault: false,
  stateProvince: '上海市',
  city: '上海市',
  district: '',
  region: '上海市',
};
const done = { onClose: () => {}, onSaved: () => {} };

const location = {
  getStateProvinces: async ({ parentId }: { parentId: number }) => (parentId > 1 ? [] : [{ id: parentId + 1, name: '上海市' }]),
};

test('while the address is on its way nothing can be saved', async () => {
  renderPage(<AddressDialog isNew={false} isFirst={false} waiting={<p>正在加载</p>} {...done} />, { answers: { location } });
  expect(await screen.findByText('正在加载')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('saving keeps what the dialog does not ask for', async () => {
  const saveCustomerAddress = jest.fn(async (_: object, __?: object) => address);
  const onSaved = jest.fn();
  const { user, baseElement } = renderPage(
    <AddressDialog isNew={false} isFirst={false} address={address} onClose={done.onClose} onSaved={onSaved} />,
    { answers: { account: { saveCustomerAddress }, location } },
  );
  const who = await screen.findByRole('textbox', { name: /收货人/ });
  expect(who).toHaveValue('李敏');
  expect(screen.queryByRole('textbox', { name: /收货单位/ })).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.type(who, '芳');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(2));
  expect(saveCustomerAddress.mock.calls[0]![0]).toMatchObject({ id: 2, consignee: '李敏芳', company: '苏州分公司' });
});

test('a form with faults is not sent: each field says its own, and the first has the focus', async () => {
  const saveCustomerAddress = jest.fn(async () => address);
  const { user } = renderPage(<AddressDialog isNew isFirst {...done} />, {
    answers: { account: { saveCustomerAddress }, location: { getStateProvinces: async () => [] } },
  });
  expect(await screen.findByRole('checkbox', { name: '设为默认地址' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请填写收货人')).toBeInTheDocument();
  expect(screen.getByText('请选择省份')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /收货人/ })).toHaveFocus());
  expect(saveCustomerAddress).not.toHaveBeenCalled();
});

test('a pasted line fills the form: what was read is marked, what is not sure says why and nothing typed is lost (rules ocr 1, 2, 9)', async () => {
  const sure = (value: string) => ({ value, sureness: 1, doubt: '' });
  const splitAddress = jest.fn(async (_: object) => ({
    ...{ stateProvinceId: 1, cityId: 2, districtId: 0, region: sure('上海市'), detail: sure('张江路500号') },
    ...{ consignee: { value: '', sureness: 0, doubt: '有不止一个，请核对后填写' }, mobile: sure('13812345678') },
  }));
  const { user, baseElement } = renderPage(<AddressDialog isNew isFirst {...done} />, {
    answers: { ocr: { splitAddress }, location } as never,
  });
  await user.click(await screen.findByRole('button', { name: '粘贴或拍照识别地址' }));
  await user.click(await screen.findByRole('button', { name: '识别并填入' }));
  expect(screen.getByText('请先粘贴地址')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '粘贴地址' }), '上海市张江路500号 张三 李四 13812345678');
  await user.click(screen.getByRole('button', { name: '识别并填入' }));
  const detail = screen.getByRole('textbox', { name: /详细地址/ });
  await waitFor(() => expect(detail).toHaveValue('张江路500号'));
  expect(detail).toHaveAccessibleDescription(/识别自图片或文字，请核对/);
  expect(screen.getByRole('textbox', { name: /收货人/ })).toHaveAccessibleDescription('有不止一个，请核对后填写');
  expect(screen.getByRole('combobox', { name: '城市' })).toHaveValue('2');
  expect(screen.getByLabelText('选择地址图片')).toBeInTheDocument();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});
