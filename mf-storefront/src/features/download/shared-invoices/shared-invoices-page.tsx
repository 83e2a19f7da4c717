import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { type CallOutput, useCall, useParams, useScreen } from '@mall/mf-kit';
import { BrandMark, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { sharedInvoicesCall } from './shared-invoices-call.ts';

type Shared = CallOutput<'invoice.getInvoicesByKey'>;

const columns: Column<Shared['invoices'][number]>[] = [
  {
    key: 'number',
    header: '发票号码',
    rowHeader: true,
    cell: ({ invoiceNumber, typeName, isRed, originalNumber }) => (
      <Cell>
        <b>{invoiceNumber}</b>
        <small>
          {isRed ? `红字，红冲 ${originalNumber}　` : ''}
          {typeName}
        </small>
      </Cell>
    ),
  },
  { key: 'title', header: '抬头', cell: ({ title }) => title },
  { key: 'time', header: '开票时间', width: '130px', cell: ({ issuedAt }) => displayMinute(issuedAt) },
  { key: 'amount', header: '价税合计', width: '130px', align: 'end', cell: ({ amountFen }) => moneyText(amountFen) },
  {
    key: 'files',
    header: '下载',
    width: '110px',
    cell: ({ pdfUrl, xmlUrl, invoiceNumber }) => (
      <Files>
        <a href={pdfUrl} download aria-label={`下载发票 ${invoiceNumber} 的 PDF`}>
          PDF
        </a>
        {xmlUrl && (
          <a href={xmlUrl} download aria-label={`下载发票 ${invoiceNumber} 的 XML`}>
            XML
          </a>
        )}
      </Files>
    ),
  },
];

/** /dl-inv/{key} shows the invoices of a link to whoever has it, /download-inv/{key} also begins the download (rule invoice 18). */
export default function SharedInvoicesPage() {
  const { key } = useParams();
  const { screen } = useScreen();
  const read = sharedInvoicesCall(key);
  const { data, error, refresh } = useCall(read);
  const zipUrl = data?.zipUrl;
  useEffect(() => {
    if (screen === 'download-invoices' && zipUrl) window.location.assign(zipUrl);
  }, [screen, zipUrl]);
  if (data)
    return (
      <Sheet aria-label="发票">
        <header>
          <BrandMark size={28} />
          <h1>{data.companyName} 的发票</h1>
        </header>
        <p>
          共 {data.invoices.length} 张，链接在 {displayMinute(data.expiresAt)} 前有效。
        </p>
        <p>
          <ButtonLink href={data.zipUrl} variant="primary" download>
            全部下载（zip）
          </ButtonLink>
        </p>
        <Table caption="发票" columns={columns} rows={data.invoices} rowKey={({ id }) => id} stickyHead={false} />
      </Sheet>
    );
  if (!read || error?.reason === 'INVOICE_LINK_OVER')
    return <EmptyPanel title="链接已过期或不存在">请向发来链接的人重新索取发票链接</EmptyPanel>;
  if (error) return <ErrorPanel error={error} onRetry={refresh} />;
  return <PageSkeleton what="发票" variant="table" count={3} />;
}

const Sheet = styled.article`
  width: min(1000px, 100%);
  margin: ${space.xxl} auto;
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  background: ${color.surface};
  & > header {
    display: flex;
    align-items: center;
    gap: ${space.md};
  }
  & > p {
    padding: ${space.md} 0;
  }
  & h1 {
    font-size: ${type.sizeTitle};
  }
  ${below.tablet} {
    margin: 0;
    padding: ${space.lg};
  }
`;
const Cell = styled.span`
  display: block;
  padding: ${space.xs} 0;
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Files = styled.span`
  display: inline-flex;
  gap: ${space.md};
  ${below.tablet} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
