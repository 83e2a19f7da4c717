/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import PeoplePage, { type People } from './people-page.tsx';

const person = {
  ...{ id: 1, contactName: '王敏', department: '采购部', cellPhone: '138****8000', isManager: true, enableAuthorized: true },
  ...{ rights: ['seePrices', 'order', 'pay'], isEnabled: true, isSelf: true, deviceCount: 2, lastSeenAt: '2026-11-20T02:00:00Z' },
} as People['people'][number];
const people: People = {
  people: [person, { ...person, id: 2, contactName: '李敏', isManager: false, isSelf: false, deviceCount: 0, lastSeenAt: '' }],
  invitations: [
    {
      ...{ id: 'i', contactName: '孙工', department: '', cellPhone: '136****0001', email: '', isManager: false, rights: ['order'] },
      ...{ createdAt: '2026-11-20T02:00:00Z', expiresAt: '2026-11-27T02:00:00Z' },
    },
  ],
  departments: ['采购部'],
};
const page = { pageIndex: 1, pageSize: 20, total: 0, items: [] };
const open = (more: object = {}, session: object = {}) =>
  renderPage(<PeoplePage />, {
    session,
    answers: {
      account: { getKpList: async () => people, getCompanyEvents: async () => page, getAccountEntries: async () => page, ...more },
    } as never,
    path: '/customer/accountmanage',
  });

test('who may what is listed; nobody is offered to disable themselves, and to disable a colleague is asked first', async () => {
  const setKpStatus = jest.fn(async (_: object) => ({ ...people, people: [person] }));
  const getCompanyEvents = jest.fn(async () => page);
  const { user, container, baseElement } = open({ setKpStatus, getCompanyEvents });
  const table = await screen.findByRole('table', { name: '联系人' });
  expect(within(table).getByText('全部权限')).toBeInTheDocument();
  expect(within(table).queryByRole('button', { name: '停用 王敏' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(table).getByRole('button', { name: '停用 李敏' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('在所有设备上的登录立即失效');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '停用' }));
  expect(setKpStatus.mock.calls[0]![0]).toEqual({ id: 2, status: 'disabled' });
  expect(within(screen.getByRole('table', { name: '联系人' })).queryByText('李敏')).toBeNull();
  await waitFor(() => expect(getCompanyEvents).toHaveBeenCalledTimes(2));
});

test('a colleague is asked with the usual rights; who orders or pays sees prices', async () => {
  const saveKp = jest.fn(async (_: object, __?: object) => people);
  const { user, baseElement } = open({ saveKp });
  await user.click(await screen.findByRole('button', { name: '邀请联系人' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '发送邀请' }));
  expect(within(dialog).getByText('请填写11位手机号')).toBeInTheDocument();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.type(within(dialog).getByLabelText(/姓名/), '孙工');
  await user.type(within(dialog).getByLabelText(/手机号/), '13612340001');
  await user.click(within(dialog).getByLabelText(/查看价格/));
  await user.click(within(dialog).getByLabelText(/付款：/));
  await user.click(within(dialog).getByRole('button', { name: '发送邀请' }));
  expect(saveKp.mock.calls[0]![0]).toMatchObject({
    cellPhone: '13612340001',
    contactName: '孙工',
    isManager: false,
    rights: ['seePrices', 'pay'],
  });
});

test('who may not manage reads so', async () => {
  open({ getKpList: () => Promise.reject(refusal('RIGHT_TO_MANAGE_MISSING', '您没有管理企业的权限，请联系本企业主管开通')) });
  expect(await screen.findByText('您没有管理企业的权限')).toBeInTheDocument();
});

test('staff in the account read who is there, and are offered nothing to change (rule operator 22)', async () => {
  open({}, { operatorName: '周琳' });
  const table = await screen.findByRole('table', { name: '联系人' });
  expect(screen.getByText('代客登录时不能进行此操作，请由该企业的联系人本人办理')).toBeVisible();
  expect(within(table).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: '邀请联系人' })).toBeNull();
});
