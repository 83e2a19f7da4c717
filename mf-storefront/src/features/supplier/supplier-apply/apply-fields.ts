import { isCreditCode } from '@mall/domain/account';
import { type SupplierKind, supplierKinds } from '@mall/domain/supplier';
import type { CallInput, CallOutput } from '@mall/mf-kit';

export type Application = CallOutput<'supplier.getSupplierApply'>;
export type SupplierFile = Application['uploaded'][number];

/** What is typed; files and categories are chosen. */
export const texts = [
  { name: 'companyName', label: '企业名称', most: 60, read: 'name' },
  { name: 'creditCode', label: '统一社会信用代码', most: 18, read: 'creditCode' },
  { name: 'legalPerson', label: '法定代表人', most: 30, read: 'legalPerson' },
  { name: 'address', label: '住所', most: 120, read: 'address' },
] as const;
export const offers = [
  { name: 'brands', label: '供货品牌', most: 200, hint: '多个用顿号分开' },
  { name: 'products', label: '主要产品', most: 500, hint: '品种、规格范围、月产能等' },
] as const;
export const contacts = [
  { name: 'contact', label: '联系人', most: 30 },
  { name: 'phone', label: '手机号', most: 11 },
  { name: 'email', label: '邮箱', most: 80 },
] as const;
type TextName = (typeof texts)[number]['name'] | (typeof offers)[number]['name'] | (typeof contacts)[number]['name'];

export interface Typed extends Record<TextName, string> {
  kind: SupplierKind;
  categoryIds: readonly number[];
  licence: SupplierFile | undefined;
  files: readonly SupplierFile[];
}
export type Faults = Partial<Record<TextName | 'categoryIds' | 'licence', string>>;

export function typedFrom(start: Application | undefined): Typed {
  const { licenceFile = '', files = [], ...said } = start?.fields ?? {};
  const uploaded = start?.uploaded ?? [];
  const none = {
    companyName: '',
    creditCode: '',
    legalPerson: '',
    address: '',
    brands: '',
    products: '',
    contact: '',
    phone: '',
    email: '',
  };
  return {
    ...none,
    ...{ kind: Object.keys(supplierKinds)[0] as SupplierKind, categoryIds: [] },
    ...said,
    licence: uploaded.find(({ file }) => file === licenceFile),
    files: uploaded.filter(({ file }) => (files as string[]).includes(file)),
  };
}

/** What is wrong, in the order of the form; everything at once. */
export function faultsOf(typed: Typed): Faults {
  const all = [...texts, ...offers, ...contacts];
  const empty = all.flatMap(({ name, label }) => (name !== 'email' && !typed[name].trim() ? [[name, `请填写${label}`]] : []));
  return {
    ...(typed.licence ? {} : { licence: '请上传营业执照' }),
    ...(typed.creditCode.trim() && !isCreditCode(typed.creditCode.trim().toUpperCase())
      ? { creditCode: '统一社会信用代码校验不通过，请核对18位代码' }
      : {}),
    ...(typed.phone.trim() && !/^1[3-9]\d{9}$/.test(typed.phone.trim()) ? { phone: '请填写11位手机号，审核结果发到这里' } : {}),
    ...(typed.email.trim() && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(typed.email.trim()) ? { email: '邮箱格式不正确' } : {}),
    ...(typed.categoryIds.length > 0 ? {} : { categoryIds: '请至少选择一个供货品类' }),
    ...Object.fromEntries(empty),
  };
}

/** As the call takes it. */
export function saidBy(typed: Typed): Omit<CallInput<'supplier.addSupplierApply'>, 'pass'> {
  const { licence, files, categoryIds, kind, ...words } = typed;
  const trimmed = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value.trim()])) as Record<TextName, string>;
  return {
    ...trimmed,
    creditCode: trimmed.creditCode.toUpperCase(),
    ...{ kind, categoryIds: [...categoryIds], licenceFile: licence?.file ?? '', files: files.map(({ file }) => file) },
  };
}
