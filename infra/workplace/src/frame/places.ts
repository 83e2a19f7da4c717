import { mayAct, type StaffRole } from '@mall/domain/staff';
import {
  BellIcon,
  BoxIcon,
  CardIcon,
  ClockIcon,
  InquiryIcon,
  ListIcon,
  ReceiptIcon,
  SearchIcon,
  ShieldIcon,
  StarIcon,
  UserIcon,
} from '@mall/ui-kit';

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
  {
    path: '/after-sales',
    label: '售后',
    sign: BoxIcon,
    roles: ['sales', 'warehouse', 'finance'],
    queues: ['casesToReview', 'casesToReceive', 'casesToSend', 'casesToRefund'],
  },
  { path: '/issues', label: '反馈', sign: InquiryIcon, roles: ['sales'] },
  { path: '/hidden-stock', label: '库存显示', sign: BoxIcon, roles: ['warehouse', 'sales'] },
  { path: '/customers', label: '企业', sign: UserIcon, roles: ['sales', 'credit', 'finance'], isUnlisted: true },
  { path: '/refunds', label: '退款', sign: ReceiptIcon, roles: ['finance'], queues: ['refunds'] },
  { path: '/top-ups', label: '充值', sign: CardIcon, roles: ['finance'], queues: ['topUps'] },
  { path: '/manufacturers', label: '厂家认证', sign: ShieldIcon, roles: ['sales'], queues: ['manufacturers'] },
  { path: '/invoices', label: '发票', sign: ReceiptIcon, roles: ['finance'], queues: ['failedInvoices'] },
  { path: '/credit', label: '账期', sign: CardIcon, roles: ['credit'], queues: ['creditApplications'] },
  { path: '/bills', label: '账单', sign: ReceiptIcon, roles: ['finance', 'credit'], queues: ['billDisputes'] },
  { path: '/campaigns', label: '活动', sign: BellIcon, roles: ['content', 'sales'] },
  { path: '/coupons', label: '优惠券', sign: StarIcon, roles: ['content', 'sales'] },
  { path: '/contents', label: '内容', sign: ListIcon, roles: ['content'] },
  { path: '/synonyms', label: '搜索词', sign: SearchIcon, roles: ['content'] },
  { path: '/film-wishes', label: '视频需求', sign: StarIcon, roles: ['content'] },
  { path: '/suppliers', label: '供应商', sign: ShieldIcon, roles: ['content'], queues: ['suppliers'] },
  { path: '/catalogue-books', label: '产品目录', sign: ListIcon, roles: ['content'] },
  { path: '/agreements', label: '协议', sign: ReceiptIcon, roles: ['content'] },
  { path: '/acts', label: '操作日志', sign: ListIcon, roles: ['sales', 'credit', 'warehouse', 'finance', 'content'] },
  { path: '/invitation', label: '邀请码', sign: UserIcon, roles: ['sales', 'credit', 'warehouse', 'finance', 'content'] },
  { path: '/operators', label: '员工', sign: UserIcon, roles: ['administrator'] },
  { path: '/keys', label: '密钥', sign: ShieldIcon, roles: ['administrator'] },
];

export const placesFor = (roles: readonly StaffRole[]): Place[] => all.filter((place) => mayAct(roles, place.roles));
