import { below, color, space, type } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { contractCall } from '../../../parts/application-calls.ts';
import { FactList } from '../../../parts/fact-list.tsx';

/** A contract in full, and its signing: what is signed is what was read. */
export function ContractReader({ id, onSigned }: { id: string; onSigned: () => void }) {
  const { sdk, notify } = usePlatform();
  const { data: contract, error, refresh } = useCall(contractCall(id));
  const [hasRead, setRead] = useState(false);
  const signing = useWrite({ onFailure: () => refresh() });
  if (!contract) return error ? <ErrorPanel size="sm" error={error} onRetry={refresh} /> : <PageSkeleton what="合同全文" variant="panel" />;
  async function sign(contentHash: string) {
    const content = { id, contentHash };
    const { answer } = await signing.run(content, (options) => sdk.creditApplication.signCustomerContract(content, options));
    if (!answer) return;
    notify({ tone: 'success', text: '合同已签署，请完成人脸认证' });
    onSigned();
  }
  return (
    <Panel title={`${contract.title} ${contract.contractNumber}`} note={contract.stateName}>
      <Paper>
        <FactList>
          {[...contract.parties, ...contract.rows].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </FactList>
        <ol>
          {contract.clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
        {contract.canSign && (
          <footer>
            <Checkbox label="已阅读全文，代表本企业同意并签署" checked={hasRead} onCheckedChange={setRead} />
            <a href={contract.pdfUrl} download>
              下载 PDF
            </a>
            <Button variant="primary" disabled={!hasRead} busy={signing.isBusy} onClick={() => void sign(contract.contentHash)}>
              签署合同
            </Button>
          </footer>
        )}
        <p role="alert">{signing.failure}</p>
      </Paper>
    </Panel>
  );
}

const Paper = styled.div`
  display: grid;
  gap: ${space.lg};
  & > ol { display: grid; gap: ${space.sm}; padding-left: 1.6em; list-style: decimal; line-height: 24px; }
  & > footer { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.lg}; font-size: ${type.sizeTable}; }
  & > [role='alert'] { color: ${color.danger}; }
  ${below.tablet} {
    & > footer > * { min-height: 44px; }
    & > footer > a { display: flex; align-items: center; }
    & > footer > button { flex: 1 1 100%; }
  }
`;
