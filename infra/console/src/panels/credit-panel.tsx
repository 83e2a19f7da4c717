import { Button, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { sdk } from '../sdk.ts';
import { act, PanelState } from './panel-state.tsx';

const yuanText = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** Companies' credit accounts; one that waits for approval is given its limit here. */
export function CreditPanel() {
  const [limits, setLimits] = useState<Record<number, string>>({});
  return (
    <PanelState
      name="credit"
      read={() => sdk.staff.listCreditAccounts()}
      emptyTitle="还没有账期账户"
      emptyText="企业申请账期后会出现在这里。"
    >
      {(accounts) => (
        <Table
          caption="账期账户"
          rows={accounts}
          rowKey={({ customerId }) => String(customerId)}
          columns={[
            { key: 'customer', header: '企业', rowHeader: true, cell: ({ customerName }) => customerName },
            { key: 'status', header: '状态', width: '160px', cell: ({ creditStatusName }) => <Tag>{creditStatusName}</Tag> },
            { key: 'used', header: '已用', align: 'end', width: '140px', cell: ({ usedFen }) => yuanText(usedFen) },
            { key: 'limit', header: '额度', align: 'end', width: '140px', cell: ({ limitFen }) => yuanText(limitFen) },
            {
              key: 'act',
              header: '批准额度（元）',
              width: '280px',
              cell: ({ customerId, canApprove }) =>
                canApprove ? (
                  <div style={{ display: 'flex', gap: 8 }}>
                    <Field label="额度" hideLabel>
                      <Input
                        size="sm"
                        inputMode="numeric"
                        value={limits[customerId] ?? '50000'}
                        onChange={({ target }) => setLimits({ ...limits, [customerId]: target.value.replace(/\D/g, '') })}
                      />
                    </Field>
                    <Button
                      size="sm"
                      onClick={() =>
                        void act(
                          () =>
                            sdk.staff.approveCredit({ customerId, limitFen: Number(limits[customerId] ?? '50000') * 100, why: '控制台' }),
                          '已批准',
                        )
                      }
                    >
                      批准
                    </Button>
                  </div>
                ) : (
                  '–'
                ),
            },
          ]}
        />
      )}
    </PanelState>
  );
}
