import type { StaffManufacturer } from '@mall/api-contract/staff';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';
import { AnswerDialog } from './answer-dialog.tsx';

const fileAddress = (file: string) => `/_staff/api/staff/DownloadOssFile?file=${encodeURIComponent(file)}`;

/** Companies that say they are manufacturers, the one that waits longest first (rule account 48). */
export default function ManufacturersPage() {
  const { page, toPage } = useFilters({});
  const input = { pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['staff.listManufacturers', input], (sdk) => sdk.staff.listManufacturers(input));
  const [chosen, setChosen] = useState<{ application: StaffManufacturer; isApproved: boolean }>();
  return (
    <Screen title="厂家认证" note="核对营业执照与品牌材料后通过或驳回，客户会收到消息">
      <ListFaces<StaffManufacturer>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="待审核的厂家认证"
        empty={{ title: '没有待审核的厂家认证', text: '企业提交申请后会出现在这里。' }}
      >
        {(applications) => (
          <>
            <ListTable<StaffManufacturer>
              caption="待审核的厂家认证"
              rows={applications}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'customer',
                  header: '企业',
                  card: 'head',
                  cell: ({ customerId, customerName, companyName }) => (
                    <Link to={`/customers/${customerId}`}>
                      {companyName === customerName ? companyName : `${companyName}（${customerName}）`}
                    </Link>
                  ),
                },
                { key: 'licence', header: '统一社会信用代码', width: '180px', cell: ({ licenceNumber }) => licenceNumber },
                { key: 'brands', header: '品牌与产品', cell: ({ brands, products }) => `${brands}：${products}` },
                { key: 'contact', header: '联系人', width: '150px', cell: ({ contact, phone }) => `${contact} ${phone}` },
                {
                  key: 'proofs',
                  header: '材料',
                  width: '160px',
                  cell: ({ proofs }) =>
                    proofs.map(({ file, name }) => (
                      <div key={file}>
                        <a href={fileAddress(file)} target="_blank" rel="noreferrer">
                          {name}
                        </a>
                      </div>
                    )),
                },
                { key: 'time', header: '申请时间', width: '120px', cell: ({ createdAt }) => displayMinute(createdAt, 'short') },
                {
                  key: 'act',
                  header: '操作',
                  width: '150px',
                  align: 'end',
                  card: 'foot',
                  cell: (application) => (
                    <>
                      <Button size="sm" onClick={() => setChosen({ application, isApproved: true })}>
                        通过
                      </Button>{' '}
                      <Button size="sm" onClick={() => setChosen({ application, isApproved: false })}>
                        驳回
                      </Button>
                    </>
                  ),
                },
              ]}
            />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {chosen && <AnswerDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
