/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import AddressesPage from './addresses-page.tsx';

const address = (id: number, consignee: string, isDefault = false) => ({
  id,
  consignee,
  mobile: '13800138000',
  company: '',
  stateProvinceId: 10009,
  cityId: 310100,
  districtId: 310115,
  detail: '张江路 500 号',
  zipCode: '',
  isDefault,
  stateProvince: '上海市',
  city: '上海市',
  district: '浦东新区',
  region: '上海市浦东新区',
});
const places: Record<number, { id: number; name: string }[]> = {
  0: [{ id: 10009, name: '上海市' }],
  10009: [{ id: 310100, name: '上海市' }],
  310100: [{ id: 310115, name: '浦东新区' }],
};
type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

const open = (account: Answers['account'], addresses = [address(1, '王建国', true), address(2, '李敏')]) =>
  renderPage(<AddressesPage />, {
    answers: {
      location: { getStateProvinces: async ({ parentId }) => (places[parentId] ?? []) as never },
      account: { getCustomerAddresses: async () => addresses, ...account },
    },
    path: '/customer/addresses',
  });

test('the addresses are listed with the default one marked', async () => {
  const { container } = open({});
  const table = await screen.findByRole('table', { name: '收货地址' });
  expect(within(table).getByRole('rowheader', { name: '王建国 默认' })).toBeInTheDocument();
  expect(within(table).getByRole('button', { name: '把 李敏 的地址设为默认' })).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a new address says what is missing field by field, and keeps what was typed when saving fails', async () => {
  const saveCustomerAddress = jest
    .fn<(input: object, options?: object) => Promise<never>>()
    .mockRejectedValueOnce(refusal('ADDRESS_REGION_INVALID', '省市区不匹配，请重新选择'))
    .mockResolvedValue(address(3, '赵工') as never);
  const { user, seen } = open({ saveCustomerAddress });
  await user.click(await screen.findByRole('button', { name: '新增收货地址' }));
  const dialog = await screen.findByRole('dialog', { name: '新增收货地址' });
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(within(dialog).getByText('请填写收货人')).toBeInTheDocument();
  expect(within(dialog).getByText('请选择省份')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /收货人/ }), '赵工');
  await user.type(within(dialog).getByRole('textbox', { name: /手机号/ }), '13912345678');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: '省份' }), '上海市');
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: '城市' }),
    await within(dialog).findByRole('option', { name: '上海市', selected: false }),
  );
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: '区县' }),
    await within(dialog).findByRole('option', { name: '浦东新区' }),
  );
  await user.type(within(dialog).getByRole('textbox', { name: /详细地址/ }), '竹园路 209 号');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('省市区不匹配，请重新选择')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: /收货人/ })).toHaveValue('赵工');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saveCustomerAddress.mock.calls[1]![0]).toMatchObject({
    consignee: '赵工',
    stateProvinceId: 10009,
    cityId: 310100,
    districtId: 310115,
  });
  expect(seen.notices).toEqual([{ tone: 'success', text: '收货地址已新增' }]);
});

test('deleting asks first', async () => {
  const deleteCustomerAddress = jest.fn(async (_: { id: number }) => true);
  const { user, seen } = open({ deleteCustomerAddress });
  await user.click(await screen.findByRole('button', { name: '删除 李敏 的地址' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('确认删除 李敏 的收货地址吗？');
  expect(deleteCustomerAddress).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '删除成功！' }]));
  expect(deleteCustomerAddress.mock.calls[0]![0]).toEqual({ id: 2 });
});

test('another address becomes the default at once, and goes back when the server refuses', async () => {
  const { user, seen } = open({ setDefaultCustomerAddress: () => Promise.reject(refusal('NETWORK', '网络异常')) });
  await user.click(await screen.findByRole('button', { name: '把 李敏 的地址设为默认' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '网络异常' }]));
  expect(await screen.findByRole('rowheader', { name: '王建国 默认' })).toBeInTheDocument();
});
