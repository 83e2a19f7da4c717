import type { StaffAct } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { type StaffRole, staffRoleNames } from '@mall/domain/staff';

type Facts = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const pieces = (parts: unknown) =>
  Array.isArray(parts) ? `${parts.reduce((sum: number, part: Facts) => sum + (Number(part.quantity) || 0), 0)} 件` : '全部未发';
const roles = (value: unknown) =>
  Array.isArray(value) ? value.map((role) => staffRoleNames[role as StaffRole] ?? String(role)).join('、') : '';

/** What a kind of act says of itself besides its name. */
const says: Readonly<Record<string, (facts: Facts) => (string | undefined)[]>> = {
  ship: ({ parts, carrier, trackingNumber }) => [pieces(parts), text(carrier), text(trackingNumber)],
  addTrace: ({ text: words, place }) => [text(words), text(place)],
  receiveTransfer: ({ amount, bankReference }) => [`${moneyText(Number(amount))}`, `流水 ${text(bankReference)}`],
  addInquiryLine: ({ said, quantity }) => [text(said), `${text(quantity)} 件`],
  quoteInquiryLine: ({ skuNumber, priceFen, remark }) => [text(skuNumber), moneyText(Number(priceFen)), text(remark)],
  askInquiryBuyer: ({ question }) => [text(question)],
  adjustBillItem: ({ amountFen }) => [`减少 ${moneyText(Number(amountFen))}`],
  receiveBillTransfer: ({ amountFen, bankReference }) => [moneyText(Number(amountFen)), `流水 ${text(bankReference)}`],
  approveCredit: ({ limit }) => [`额度 ${moneyText(Number(limit))}`],
  proposeCredit: ({ limit }) => [`额度 ${moneyText(Number(limit))}`],
  makeCampaign: ({ name }) => [text(name)],
  changeCampaign: ({ name }) => [text(name)],
  makeCoupon: ({ name, words }) => [text(name), text(words)],
  changeCoupon: ({ name }) => [text(name)],
  addOperator: ({ account, roles: given }) => [text(account), roles(given)],
  changeOperator: ({ name, roles: given, isEnabled }) => [
    text(name),
    roles(given),
    isEnabled === undefined ? '' : isEnabled ? '启用' : '停用',
  ],
  addKey: ({ name, roles: given }) => [text(name), roles(given)],
};

/** The facts of an act in a line: '12 件 顺丰速运 SF100'. Of an act that the workplace doesn't know, nothing. */
export const factsText = ({ act, details }: Pick<StaffAct, 'act' | 'details'>): string =>
  (says[act]?.(details) ?? []).filter(Boolean).join(' ');
