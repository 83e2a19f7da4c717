import { creditStatusOf } from '@mall/domain/credit';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { useCall, useSession } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { contractsCall, creditInfoCall } from '../../../parts/application-calls.ts';
import { ContractList } from './contract-list.tsx';
import { ContractReader } from './contract-reader.tsx';
import { FaceCheckPanel } from './face-check-panel.tsx';

/** /customer/contracts: contracts on credit, to read, sign and save; then the face check that puts them in force. */
export default function ContractsPage() {
  return (
    <CentrePage title="合同管理">
      <Contracts />
    </CentrePage>
  );
}

function Contracts() {
  const { data: contracts, error, refresh } = useCall(contractsCall(), { revalidateOnFocus: true });
  const info = useCall(creditInfoCall());
  const { isManager } = useSession();
  if (contracts && contracts.length === 0)
    return <EmptyPanel title="还没有合同">账期额度批准后，合同会出现在这里，由企业主管在线签署。</EmptyPanel>;
  if (contracts) {
    const waiting = contracts.find(({ state }) => state === 'waiting');
    const status = creditStatusOf(info.data?.customerCreditData.creditStatus ?? 0);
    return (
      <>
        {waiting && (
          <Notice tone="info" title="有一份合同等待签署">
            {waiting.canSign ? '请阅读全文后签署。' : '合同由企业主管签署。'}
          </Notice>
        )}
        {!waiting && status === 'approved' && isManager && (
          <FaceCheckPanel
            onChanged={() => {
              void info.refresh();
              void refresh();
            }}
          />
        )}
        {waiting && (
          <ContractReader
            id={waiting.id}
            onSigned={() => {
              void refresh();
              void info.refresh();
            }}
          />
        )}
        <Panel title="全部合同">
          <ContractList contracts={contracts} />
        </Panel>
      </>
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={refresh} />;
  return <PageSkeleton what="合同" variant="table" count={3} />;
}
