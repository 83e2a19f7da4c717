import { below, space } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { Invoice } from './invoice-types.ts';

/** Its files, to be saved: the PDF, and the structured original where there is one. */
export const InvoiceFiles = ({ invoice: { pdfUrl, xmlUrl, invoiceNumber } }: { invoice: Invoice }) =>
  pdfUrl ? (
    <Links>
      <a href={pdfUrl} download aria-label={`下载发票 ${invoiceNumber} 的 PDF`}>
        PDF
      </a>
      {xmlUrl && (
        <a href={xmlUrl} download aria-label={`下载发票 ${invoiceNumber} 的 XML`}>
          XML
        </a>
      )}
    </Links>
  ) : null;

const Links = styled.span`
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
