import { mayAct, type StaffRole } from '@mall/domain/staff';
import { BoxIcon, CardIcon, ClockIcon, InquiryIcon, ListIcon, ReceiptIcon, ShieldIcon, UserIcon } from '@mall/ui-kit';

/** Where the workplace is served; a development server has it at its root. */
export const basePath = location.pathname.startsWith('/_staff') ? '/_staff' : '/';

interface Place {
  path: string;
  label: string;
  sign: typeof BoxIcon;
  roles: readonly StaffRole[];
  /** What waits there. */
  queues?: readonly string[];
  /** Reached by the search only. */
  isUnlisted?: true;
}

/** Whose calls these are, the contract says. What somebody may not do isn't shown to them. */
const all: readonly Place[] = [
  { path: '/', label: '待办', sign: ClockIcon, roles: ['sales', 'credit', 'warehouse', 'finance', 'content'] },
  { path: '/inquiries', label: '询价', sign: InquiryIcon, roles: ['sales'], queues: ['inquiries'] },
  {
    path: '/orders',
    label: '订单',
    sign: BoxIcon,
    roles: ['sales', 'warehouse', 'finance'],
    queues: ['toShip', 'awaitingTransfer', 'onTheWay'],
  },
  { path: '/customers', label: '企业', sign: UserIcon, roles: ['sales', 'credit', 'finance'], isUnlisted: true },
  { path: '/refunds', label: '退款', sign: ReceiptIcon, roles: ['finance'], queues: ['refunds'] },
  { path: '/credit', label: '账期', sign: CardIcon, roles: ['credit'], queues: ['creditApplications'] },
  { path: '/agreements', label: '协议', sign: ReceiptIcon, roles: ['content'] },
  { path: '/acts', label: '操作日志', sign: ListIcon, roles: ['sales', 'credit', 'warehouse', 'finance', 'content'] },
  { path: '/operators', label: '员工', sign: UserIcon, roles: ['administrator'] },
  { path: '/keys', label: '密钥', sign: ShieldIcon, roles: ['administrator'] },
];

export const placesFor = (roles: readonly StaffRole[]): Place[] => all.filter((place) => mayAct(roles, place.roles));
