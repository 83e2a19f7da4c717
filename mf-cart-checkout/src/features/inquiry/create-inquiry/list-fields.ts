import type { ListColumn, ListField } from '../../../parts/inquiry/inquiry-types.ts';

/** What a column of a list can mean, as the buyer reads it. */
export const listFieldNames: Record<ListField, string> = {
  ownItemNumber: '贵司物料号',
  skuNumber: '商城订货编码',
  partNumber: '型号',
  name: '品名',
  brand: '品牌',
  spec: '规格',
  quantity: '数量',
  unit: '单位',
  remark: '备注',
  ignored: '不使用',
};
export const listFieldOptions = (Object.keys(listFieldNames) as ListField[]).map((value) => ({ value, label: listFieldNames[value] }));

const naming = new Set<ListField>(['ownItemNumber', 'skuNumber', 'partNumber', 'name', 'spec']);
/** A list says what is wanted only if one of its columns names the part. */
export const namesAPart = (columns: readonly ListColumn[]) => columns.some(({ role }) => naming.has(role));

/** The columns from the left, also those that nothing was made of. */
export const columnsOf = (known: readonly ListColumn[], header: readonly string[], width: number): ListColumn[] =>
  Array.from(
    { length: width },
    (_, at) => known.find(({ column }) => column === at) ?? { column: at, role: 'ignored', header: header[at] ?? '', certainty: 0 },
  );
