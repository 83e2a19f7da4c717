import { yuan } from '@mall/domain/money';

/** Everybody's password in the mall to play with. */
export const demoPassword = 'Mall2026!';
export const demoPaymentPassword = '135790';

const day = 86_400_000;
const year = 365 * day;

/** A company that applies for credit (`credit-applications.ts`): its manager, and what the mall knows of it. */
const applicant = (id: number, name: string, phone: string, manager: string, taxNumber: string) =>
  ({
    ...{ id, name, group: 'standard', activityLevel: 0, blackCardMs: 0, balance: yuan(1_000), credit: 0 },
    people: [{ id, phone, name: manager, desc: '财务部', isManager: true, isPasswordGenerated: false, hasAgreed: true }],
    addresses: [{ receiver: manager, phone, province: 10010, city: 320500, district: 320506, detail: `吴中大道 ${id}00 号` }],
    titles: [
      {
        ...{ kind: 1, title: name, taxNumber, registerAddress: '', registerPhone: '', bank: '', bankAccount: '' },
        email: `caiwu${id}@applicant.example`,
      },
    ],
  }) as const;

/** The companies to play with. Prices of the first are agreed in `catalogue/campaigns.ts`. */
export const companies = [
  {
    id: 1,
    name: '上海启衡机械有限公司',
    group: 'industrial-a',
    activityLevel: 2,
    blackCardMs: year,
    balance: yuan(50_000),
    credit: yuan(100_000),
    people: [
      { id: 1, phone: '13800138000', name: '王建国', desc: '采购部', isManager: true, isPasswordGenerated: false, hasAgreed: true },
      { id: 2, phone: '13800138001', name: '李敏', desc: '设备部', isManager: false, isPasswordGenerated: false, hasAgreed: true },
    ],
    addresses: [
      {
        receiver: '王建国',
        phone: '13800138000',
        province: 10009,
        city: 310100,
        district: 310115,
        detail: '张江路 500 号 3 号楼 2 层仓库',
      },
      { receiver: '李敏', phone: '13800138001', province: 10010, city: 320500, district: 320505, detail: '竹园路 209 号 创业园 4 幢' },
    ],
    titles: [
      {
        kind: 2,
        title: '上海启衡机械有限公司',
        taxNumber: '91310115MA1K4QH20X',
        registerAddress: '上海市浦东新区张江路 500 号',
        registerPhone: '021-58880500',
        bank: '中国工商银行上海张江支行',
        bankAccount: '1001 2345 0920 0500 123',
        email: 'caiwu@qiheng.example',
      },
      {
        kind: 1,
        title: '上海启衡机械有限公司苏州分公司',
        taxNumber: '91320505MA1X7QH45R',
        registerAddress: '',
        registerPhone: '',
        bank: '',
        bankAccount: '',
        email: 'suzhou@qiheng.example',
      },
    ],
  },
  {
    id: 2,
    name: '苏州锐诚自动化设备有限公司',
    group: 'standard',
    activityLevel: 0,
    blackCardMs: 0,
    balance: yuan(2_000),
    credit: 0,
    people: [
      { id: 3, phone: '13900139000', name: '陈涛', desc: '工程部', isManager: true, isPasswordGenerated: false, hasAgreed: true },
      // The mall gave this person the password: they set one of their own first.
      { id: 4, phone: '13900139001', name: '刘芳', desc: '财务部', isManager: false, isPasswordGenerated: true, hasAgreed: true },
      // This one's account is older than the agreements: asked for them on the first page.
      { id: 5, phone: '13900139002', name: '周凯', desc: '设备部', isManager: false, isPasswordGenerated: false, hasAgreed: false },
    ],
    addresses: [{ receiver: '陈涛', phone: '13900139000', province: 10010, city: 320500, district: 320506, detail: '吴中大道 1368 号' }],
    titles: [
      {
        kind: 1,
        title: '苏州锐诚自动化设备有限公司',
        taxNumber: '91320506MA1N8RC77K',
        registerAddress: '',
        registerPhone: '',
        bank: '',
        bankAccount: '',
        email: 'chentao@ruicheng.example',
      },
    ],
  },
  {
    id: 3,
    name: '昆山博远精密制造有限公司',
    group: 'standard',
    activityLevel: 0,
    // Its last 60 days run: it can be renewed.
    blackCardMs: 40 * day,
    balance: yuan(1_000),
    credit: 0,
    people: [{ id: 6, phone: '13700137000', name: '赵敏', desc: '采购部', isManager: true, isPasswordGenerated: false, hasAgreed: true }],
    addresses: [{ receiver: '赵敏', phone: '13700137000', province: 10010, city: 320500, district: 320583, detail: '前进东路 899 号' }],
    titles: [
      {
        kind: 1,
        title: '昆山博远精密制造有限公司',
        taxNumber: '91320583MA1Q4B7X2C',
        registerAddress: '',
        registerPhone: '',
        bank: '',
        bankAccount: '',
        email: 'zhaomin@boyuan.example',
      },
    ],
  },
  // Each in another status of its application: saved, in review, rejected, approved.
  applicant(11, '苏州恒力工装有限公司', '13600136001', '孙立', '91320506MA1N8HL111'),
  applicant(12, '无锡正泰传动有限公司', '13600136002', '钱进', '91320211MA1P5YT228'),
  applicant(13, '常州新元模具有限公司', '13600136003', '周元', '91320411MA1Q7XY338'),
  applicant(14, '南通海川泵业有限公司', '13600136004', '吴海', '91320611MA1R3HC44D'),
] as const;

/** Who enters customers' accounts and sees the desk, with a password alone. At the workplace a second step has to be set up first. */
export const operators = [{ id: 1, account: 'operator', name: '周琳', employeeNo: '10086', roles: ['administrator', 'platform'] }] as const;
