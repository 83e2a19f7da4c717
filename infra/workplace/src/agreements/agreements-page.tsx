import type { AgreementHead } from '@mall/api-contract/content';
import { agreementUrl } from '@mall/domain/content';
import { displayMinute } from '@mall/domain/time';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';

/** The agreements in force, each with the way to its next version. */
export default function AgreementsPage() {
  const { data, error, mutate } = useRead(['content.getAgreementsInForce'], (sdk) => sdk.content.getAgreementsInForce());
  return (
    <Screen title="协议" note="发布后不可修改；发布新版本后，客户须先同意才能下单">
      <ListFaces<AgreementHead>
        rows={data}
        error={error}
        onRetry={() => void mutate()}
        what="协议"
        empty={{ title: '还没有协议', text: '协议随商城一起安装，请联系平台。' }}
      >
        {(agreements) => (
          <ListTable<AgreementHead>
            caption="现行协议"
            rows={agreements}
            rowKey={({ type }) => String(type)}
            columns={[
              { key: 'title', header: '协议', card: 'head', cell: ({ type, title }) => <Link to={`/agreements/${type}`}>{title}</Link> },
              { key: 'version', header: '现行版本', width: '110px', card: 'corner', cell: ({ version }) => `第 ${version} 版` },
              { key: 'since', header: '发布时间', width: '170px', cell: ({ publishedAt }) => displayMinute(publishedAt) },
              { key: 'change', header: '修改内容', cell: ({ change }) => change },
              {
                key: 'see',
                header: '客户看到的',
                width: '110px',
                card: 'foot',
                cell: ({ type, title }) => (
                  <a href={agreementUrl(type)} target="_blank" rel="noreferrer" aria-label={`打开${title}`}>
                    打开
                  </a>
                ),
              },
            ]}
          />
        )}
      </ListFaces>
    </Screen>
  );
}
