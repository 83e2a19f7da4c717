import { displayTime } from '@mall/domain/time';
import { Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import type { CustomerContract } from '../../../parts/application-calls.ts';

const kinds = { waiting: 'warning', signed: 'success', void: 'neutral' } as const;

/** Contracts, newest first; a signed one is saved as it was signed. */
export const ContractList = ({ contracts }: { contracts: CustomerContract[] }) => (
  <Table
    caption="合同"
    rows={contracts}
    rowKey={({ id }) => id}
    columns={[
      { key: 'number', header: '合同编号', rowHeader: true, cell: ({ contractNumber }) => contractNumber },
      { key: 'limit', header: '授信额度', width: '140px', align: 'end', cell: ({ limitAmount }) => limitAmount },
      { key: 'state', header: '状态', width: '90px', cell: ({ state, stateName }) => <Tag kind={kinds[state]}>{stateName}</Tag> },
      {
        key: 'signed',
        header: '签署',
        width: '210px',
        cell: ({ signedAt, signedBy, fileHash }) =>
          signedAt ? <span title={`文件校验值（SHA-256）${fileHash}`}>{`${signedBy}，${displayTime(signedAt)}`}</span> : '—',
      },
      {
        key: 'file',
        header: '文件',
        width: '100px',
        cell: ({ pdfUrl, contractNumber }) => (
          <a href={pdfUrl} download aria-label={`下载合同 ${contractNumber}`}>
            下载 PDF
          </a>
        ),
      },
    ]}
  />
);
