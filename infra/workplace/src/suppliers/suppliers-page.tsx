import type { StaffSupplier } from '@mall/api-contract/supplier';
import { type SupplierAnswer, supplierKinds } from '@mall/domain/supplier';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';
import { AnswerSupplierDialog } from './answer-supplier-dialog.tsx';

const views = [
  { value: 'waiting', label: '待审核' },
  { value: 'asked', label: '待补充' },
  { value: 'answered', label: '已答复' },
] as const;
const answers: [SupplierAnswer, string][] = [
  ['accept', '通过'],
  ['ask', '退回补充'],
  ['reject', '驳回'],
];
const fileAddress = (file: string) => `/_staff/api/staff/DownloadSupplierFile?file=${encodeURIComponent(file)}`;

/** Who offers goods to the mall, the one that waits longest first (rule supplier 9). */
export default function SuppliersPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'waiting' });
  const view = views.find(({ value }) => value === filters.view)?.value ?? 'waiting';
  const input = { view, pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['supplier.listSuppliers', input], (sdk) => sdk.supplier.listSuppliers(input));
  const [chosen, setChosen] = useState<{ application: StaffSupplier; decision: SupplierAnswer }>();
  const columns: ListColumn<StaffSupplier>[] = [
    {
      key: 'company',
      header: '企业',
      card: 'head',
      cell: ({ fields, number }) => (
        <>
          {fields.companyName}（{supplierKinds[fields.kind]}）<span className="part-number">{number}</span>
        </>
      ),
    },
    {
      key: 'licence',
      header: '执照',
      width: '190px',
      cell: ({ fields }) => (
        <>
          <span className="part-number">{fields.creditCode}</span> {fields.legalPerson}
        </>
      ),
    },
    {
      key: 'offers',
      header: '品类、品牌与产品',
      cell: ({ categoryNames, fields }) => `${categoryNames.join('、')}；${fields.brands}：${fields.products}`,
    },
    { key: 'contact', header: '联系人', width: '150px', cell: ({ fields }) => `${fields.contact} ${fields.phone}` },
    {
      key: 'files',
      header: '材料',
      width: '160px',
      cell: ({ uploaded }) => (
        <div>
          {uploaded.map(({ file, name }) => (
            <div key={file}>
              <a href={fileAddress(file)} target="_blank" rel="noreferrer">
                {name}
              </a>
            </div>
          ))}
        </div>
      ),
    },
    { key: 'time', header: '提交时间', width: '116px', cell: ({ submittedAt }) => displayMinute(submittedAt, 'short') },
    {
      key: 'act',
      header: view === 'waiting' ? '操作' : '答复',
      width: '210px',
      align: 'end',
      card: 'foot',
      cell: (application) =>
        application.state === 'submitted'
          ? answers.flatMap(([decision, name]) => [
              <Button key={decision} size="sm" onClick={() => setChosen({ application, decision })}>
                {name}
              </Button>,
              ' ',
            ])
          : `${application.stateName}：${application.answer}`,
    },
  ];
  return (
    <Screen title="供应商申请" note="核对营业执照、品类与材料后答复，申请人会收到短信与邮件">
      <Tabs<string> label="申请的进度" items={[...views]} value={view} onValueChange={(chosenView) => set({ view: chosenView })} />
      <ListFaces<StaffSupplier>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="供应商申请"
        empty={{ title: '这里没有申请', text: '企业在“供应商合作”提交后会出现在待审核。' }}
      >
        {(applications) => (
          <>
            <ListTable<StaffSupplier> caption="供应商申请" rows={applications} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {chosen && <AnswerSupplierDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
